internal import Dialog
internal import PhraseMatching

// Texts that name something and say nothing of it.
extension Interpreter {
  /// A name and nothing else, where no phrase is that name: that phrases of a few words more resemble it says nothing.
  func nameAlone(_ request: InterpretedRequest) -> Interpretation? {
    if let mood = readers.continuations.mood(in: request.text) { return namesAlike(mood) }
    // "Trails in Norway" is less than the phrase of a request that would ask for more.
    guard request.matching.outcome != .matched || request.score < Self.surely,
      continuation(of: request.text).kind == .plain, !readers.continuations.tellsOfOwnDeed(request.text),
      !readers.continuations.beginsAsQuestion(request.text),
      !readers.continuations.narrows(request.text), !readers.continuations.removes(request.text),
      references(in: request.text).isEmpty
    else { return nil }
    if let choice = choiceAlone(request.text) { return .followUp(choice) }
    // "Running trails" are looked for, and no name of a sport.
    if let find = find(in: request.text), find.isNarrowed, !find.isVain, !find.isName, names(find.entity, request.text)
    {
      return .find(find)
    }
    return request.matching.outcome == .matched ? nil : namesAlike(request.text)
  }

  private func namesAlike(_ text: String) -> Interpretation? {
    let named = thingsAlike(named: text)
    return named.count > 1 ? .names(named) : named.first.map { .name($0) }
  }

  /// "Sorry, I meant the ridge" where nothing is corrected by it: the ridge, and nothing that was done there.
  func nameMeant(_ request: InterpretedRequest) -> NamedThing? {
    let said = continuation(of: request.text)
    guard said.kind == .correction, readers.continuations.saysWhatWasMeant(request.text), !request.matching.isExact,
      let thing = thing(named: said.text),
      isWholeName(said.text, of: thing)
    else { return nil }
    return thing
  }

  /// "A new one called the big one" names something that there is not yet.
  func namesAnew(_ text: String) -> Bool {
    let said = continuation(of: text).text
    return readers.continuations.givenName(in: said) != said
  }

  /// The application of which a text is the name, and nothing else.
  func applicationAlone(_ text: String) -> String? {
    let name = FindText.words(of: text)
    return snapshot.applications.map(\.model.name).first { isTalkedTo($0) && FindText.words(of: $0) == name }
  }

  /// "Show me": what was spoken of last.
  var shownLast: Interpretation? {
    let focus = context.mentions.focus
    if focus.count == 1 { return .referent(focus[0]) }
    return focus.isEmpty ? nil : context.list.map { .find($0.find) }
  }
}
