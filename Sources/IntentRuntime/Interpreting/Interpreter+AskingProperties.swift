internal import Dialog
internal import PhraseMatching

// Questions about the properties of something.
extension Interpreter {
  /// "Length milford track", "elevation of mount fuji": what is asked about a thing in as few words as there are.
  func propertyOfName(_ request: InterpretedRequest) -> ReadFind? {
    guard let (name, property) = nameWithFewWords(request) else { return nil }
    let forms = [request.text, "\(name) \(property)", readers.continuations.possession(of: property, by: name)]
    return forms.lazy.compactMap(findReading).first { find in
      if case .values = find.asked { !find.subjects.isEmpty && !find.isVain } else { false }
    }
  }

  /// "How long is it, and is it steep at all": two questions about the same.
  func questionsJoined(_ request: InterpretedRequest) -> [String]? {
    guard openQuestion == nil, !request.matching.isExact, !isSaidInItsWords(request),
      readers.continuations.beginsAsQuestion(continuation(of: request.text).text)
    else { return nil }
    return readers.splitter.splits(of: request.text).lazy.map { $0.parts.map(\.text) }.first { parts in
      guard parts.count == 2, readers.continuations.beginsAsQuestion(parts[1]) else { return false }
      return (findReading(parts[0]) ?? asked(parts[0])).map { !$0.isVain && !$0.subjects.isEmpty } ?? false
    }
  }

  /// "Was kostet der Eintritt beim Taj Mahal": what is asked for the price of a thing, whatever the price is called.
  func priceOfName(_ request: InterpretedRequest) -> ReadFind? {
    guard openQuestion == nil, !isSaidInItsWords(request),
      let name = readers.continuations.pricedName(in: request.text), let thing = thing(named: name),
      let find = naming(thing.value.title, in: readers.continuations.asksPrice).flatMap(findReading), !find.isVain
    else { return nil }
    return find
  }

  /// The name of a thing at one end of a text that says only a few words more and orders nothing.
  func nameWithFewWords(_ request: InterpretedRequest) -> (name: String, others: String)? {
    let text = request.text
    guard openQuestion == nil, !request.matching.isExact, text.utf8.count <= Self.longestProperty,
      !readers.splitter.resemblesImperative(text), !isSaidInItsWords(request),
      let name = spansOfThings(in: text).first(where: { $0.thing.value.hasName(text.bytes($0.range)) })?.range
    else { return nil }
    let (front, behind) = (text.bytes(0..<name.lowerBound), text.bytes(name.upperBound..<text.utf8.count))
    let (before, after) = (FindText.words(of: front), FindText.words(of: behind))
    let others = (before + after).joined(separator: " ")
    guard before.isEmpty != after.isEmpty, before.count + after.count <= Self.mostWordsOfProperty,
      readers.continuations.numbers(in: others).isEmpty, !hasWord(of: others, request)
    else { return nil }
    return (text.bytes(name), others)
  }

  /// Whether the shortcut that fits best has a word of a text in its phrases: "tickets" asks for no price then.
  private func hasWord(of text: String, _ request: InterpretedRequest) -> Bool {
    guard request.matching.outcome != .notRecognized, let best = request.matching.candidates.first else {
      return false
    }
    let known = Set(snapshot.phrases(of: performing(best)).texts.flatMap(FindText.words))
    return FindText.words(of: text).contains { known.contains($0) && !readers.continuations.isPreposition($0) }
  }

  private static var longestProperty: Int { 60 }

  private static var mostWordsOfProperty: Int { 3 }

  /// What is asked about "that trail" or "the last one", by its name.
  func askedOfKind(_ text: String) -> ReadFind? {
    let found = references(in: text).filter { $0.target.isOneOfSeveral }
    guard found.count == 1, let meant = context.mentions.referents(of: found[0].target).first?.first else { return nil }
    return readers.references.replacing(found, in: text) { _ in meant.title }.flatMap(find)
  }

  /// What is asked about what was spoken of, the most recent first, then about several that were spoken of.
  func asked(_ text: String) -> ReadFind? {
    if readers.continuations.comparesAlone(text), references(in: text).isEmpty { return asked("is it \(text)") }
    let mentions = context.mentions
    let references = references(in: text)
    let isAbout = !references.isEmpty
    let plural = references.first { $0.target.isPlural }.map { mentions.referents(of: $0.target) }
    let isSingle = isAbout && plural == nil
    let spoken = plural == nil ? text : withPronoun(text, for: references)
    let groups = plural ?? (isSingle ? singleGroups : mentions.groups.prefix(Self.mostGroups) + several)
    var vain: ReadFind?
    for group in groups {
      let entities = group.compactMap(\.entity)
      guard !entities.isEmpty, let asked = findReader.ask(spoken, about: entities, now: settings.now()) else {
        continue
      }
      if !asked.isVain { return asked }
      // "Is it late" asks nothing about anything.
      if vain == nil, isAbout || isOnlyQuality(text) { vain = asked }
    }
    return vain
  }

  /// "How long are they" of "how long are the last two", which only what was said before tells.
  private func withPronoun(_ text: String, for references: [Reference]) -> String {
    let grammar = findReader.grammar
    if references.allSatisfy({ grammar.pronouns.contains(text.bytes($0.range).lowercased()) }) { return text }
    return readers.references.replacing(references, in: text) { _ in grammar.words.asking.severalPronoun } ?? text
  }

  /// "How long is it" is about what was spoken of, before it is about what such words mean as well.
  func askedOfFocus(_ request: InterpretedRequest) -> ReadFind? {
    guard request.unresolved != nil || request.replaced != nil, readers.continuations.asksForAnswer(request.text),
      !isSaidInItsWords(request),
      request.matching.candidates.first.map({ $0.values.isEmpty || passesOverFocus($0) }) ?? true,
      let find = asked(request.text)
    else { return nil }
    return find.isVain ? nil : find
  }

  /// Whether a candidate takes for "it" what was spoken of before the last thing.
  private func passesOverFocus(_ candidate: Candidate) -> Bool {
    guard context.mentions.focus.count == 1, let last = context.mentions.focus.first, last.entity != nil else {
      return false
    }
    let named = candidate.values.flatMap(\.values)
    return !named.isEmpty && !named.contains { $0.id == last.id && $0.title == last.title }
  }

  /// "How big?"
  private func isOnlyQuality(_ text: String) -> Bool { findReader.asksOnlyQuality(text) }

  var several: [[Mention]] { context.mentions.referents(of: .both) + context.mentions.referents(of: .those) }

  /// What "it" may be, the most recent first: of what was listed, the first.
  private var singleGroups: [[Mention]] {
    context.mentions.groups.prefix(Self.mostGroups).map { Array($0.prefix(1)) }
  }

  private static var mostGroups: Int { 3 }

  /// A property of what was spoken of, behind words that go on: "and the price?"
  func propertyAsked(_ said: Continuation) -> ReadFind? {
    guard said.kind == .addition || said.kind == .variation, let find = asked(said.text), case .values = find.asked,
      !find.toldProperties.contains(where: \.isProse)
    else { return nil }
    return find
  }
}
