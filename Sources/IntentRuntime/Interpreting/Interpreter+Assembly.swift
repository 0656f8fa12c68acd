internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// A shortcut with what a text says of it, word by word.
struct Assembly {
  var base: PerformedRequest
  var values: [FilledParameter] = []
  /// Bytes that are values, or words of the shortcut itself.
  var taken: [Range<Int>] = []
  /// How many words of its own are said.
  var saidCount = 0
  /// Words that say something and are neither.
  var unplaced: [String] = []
  /// Whether the application is named.
  var isAddressed = false
  /// Whether a value is only like a part of a name: "stations" hardly names Central Station.
  var isVague = false

  /// How much is left over, then how little is said, and how much of it is only a part of a name.
  var cost: (Int, Int, Int, Int, Int) {
    (
      unplaced.count, -Set(values.map(\.name)).count, values.count { $0.isPartOfName || $0.isUnknown }, -saidCount,
      lacking.count
    )
  }

  /// How many parameters have a value that is known.
  var knownCount: Int { Set(values.filter { !$0.isUnknown }.map(\.name)).count }

  /// How many parameters have a value that somebody gave a name.
  var namedCount: Int { Set(values.filter { !$0.values.isEmpty }.map(\.name)).count }

  /// Whether the catalog says how what it does is taken back.
  var canBeUndone: Bool { if case .action(let action, _, _) = base.deed { action.undo != nil } else { false } }

  /// What has to be asked for.
  var lacking: [Parameter] {
    base.parameters.filter { parameter in
      !parameter.isOptional && !base.isGiven(parameter.name) && !values.contains { $0.name == parameter.name }
    }
  }
}

// What one shortcut makes of the words of a text, which none of its phrases has in this order.
extension Interpreter {
  /// What a request makes of a text; nil where no value of it is said.
  func assembly(
    of base: PerformedRequest, in text: String, phrases: [String], isFurther: Bool = false
  ) -> Assembly? {
    var assembly = Assembly(base: base)
    address(&assembly, in: text)
    var open = slots(of: base).filter { isFurther || !$0.isGiven }
    titledText(&assembly, &open, in: text)
    values(&assembly, &open, in: text)
    guard !assembly.values.isEmpty || assembly.isAddressed || isFurther else { return nil }
    let own = phrases + [base.name] + choiceNames(of: base)
    assembly.saidCount = takeWords(of: own, &assembly, in: text)
    // "32.5 grams" where it asks for grams: that says no more of what is meant than the number.
    _ = takeWords(of: base.parameters.map { base.title(of: $0.name) }, &assembly, in: text)
    for run in runs(beside: assembly.taken, in: text) { place(run, &assembly, &open, in: text, isFurther: isFurther) }
    return assembly.values.isEmpty ? nil : assembly
  }

  /// The application's name.
  private func address(_ assembly: inout Assembly, in text: String) {
    let application = snapshot.applications[assembly.base.application].model
    let names = ([application.name] + application.synonyms).map(FindText.words)
    for span in readers.continuations.spans(in: text) where names.contains(FindText.words(of: text.bytes(span))) {
      assembly.taken.append(span)
      assembly.isAddressed = true
    }
  }

  /// ", note five k in the rain": what follows the title of a text.
  private func titledText(_ assembly: inout Assembly, _ open: inout [Slot], in text: String) {
    for slot in open where slot.parameter.kind == .text && assembly.base.takesAnyText(slot.parameter.name) {
      let title = assembly.base.title(of: slot.parameter.name)
      let opening =
        readers.continuations.spans(in: text).first { span in
          span.lowerBound > 0 && FindText.words(of: text.bytes(span)) == FindText.words(of: title)
        } ?? readers.continuations.colon(in: text)
      guard let opening, opening.upperBound < text.utf8.count else { continue }
      let words = text.bytes(opening.upperBound..<text.utf8.count).trimmingPrefix { !$0.isLetter && !$0.isNumber }
      guard !words.isEmpty else { continue }
      assembly.values.append(FilledParameter(slot.parameter.name, text: String(words)))
      assembly.taken.append(opening.lowerBound..<text.utf8.count)
      open.removeAll { $0.parameter.name == slot.parameter.name }
    }
  }

  /// Numbers, dates and known names, the longest first.
  private func values(_ assembly: inout Assembly, _ open: inout [Slot], in text: String) {
    for span in readers.continuations.spans(in: text, ofAtMost: Self.longestValue)
    where !assembly.taken.contains(where: { $0.overlaps(span) }) {
      let words = text.bytes(span)
      let lead = readers.continuations.startOfLead(to: span.lowerBound, in: text)
      let led = led(firstBy: text.bytes(lead..<span.upperBound), open).filter { isValue(words, of: $0) }
      let values = led.lazy.compactMap { self.value(self.amount(words, for: $0), of: $0) }
      guard let found = values.first(where: { self.isWhole($0.parameter, words) }),
        !isLonger(words, found.parameter, open)
      else { continue }
      var filled = found.parameter
      filled.range = span
      let isVague = !filled.values.isEmpty && (found.fit < Self.certainReply || isOtherForm(words, of: filled))
      assembly.isVague = assembly.isVague || isVague
      assembly.taken.append(lead..<span.upperBound)
      assembly.values.append(filled)
      if !assembly.base.takesSeveral(filled.name) { open.removeAll { $0.parameter.name == filled.name } }
    }
    assembly.values.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a word has an ending that a name does not have: "reading" is hardly the state "read".
  private func isOtherForm(_ words: String, of filled: FilledParameter) -> Bool {
    let said = FindText.words(of: words)
    return filled.values.allSatisfy { value in
      let names = FindText.words(of: value.title)
      return said.count == 1 && names.count == 1 && said[0].hasPrefix(names[0]) && said[0] != names[0]
        && said[0].count > names[0].count + 1
    }
  }

  /// "Two more minutes" are two.
  private func amount(_ words: String, for slot: Slot) -> String {
    guard slot.parameter.kind == .duration, let (_, step) = readers.continuations.spanChange(in: words), !step.isEmpty
    else { return words }
    return step
  }

  /// Whether the same amount is said with a word less: "10 minutes to" is no more than "10 minutes".
  private func isLonger(_ words: String, _ filled: FilledParameter, _ open: [Slot]) -> Bool {
    guard filled.typed != nil, let space = words.lastIndex(of: " "), let first = words.firstIndex(of: " "),
      var slot = open.first(where: { $0.parameter.name == filled.name })
    else { return false }
    // "45" alone is as long as "45 minutes" only because of the minutes that were said before.
    (slot.unit, slot.isGiven) = (nil, false)
    return [String(words[..<space]), String(words[words.index(after: first)...])].contains { shorter in
      value(amount(shorter, for: slot), of: slot)?.parameter.typed == filled.typed
    }
  }

  /// Whether a name has no more words than the value: "airport to west end" is none.
  private func isWhole(_ filled: FilledParameter, _ words: String) -> Bool {
    let count = FindText.words(of: words).count
    return filled.values.allSatisfy { FindText.words(of: $0.title).count >= count } || count == 1
  }

  /// "Three quarters of an hour" and one word more.
  private static var longestValue: Int { 6 }

  /// "One water" is a number and a drink, a number no date, and "on" no answer.
  private func isValue(_ words: String, of slot: Slot) -> Bool {
    let isNumber = readers.continuations.isNumber(words)
    return switch slot.parameter.kind {
    case .entity: !isNumber
    case .integer, .number: isNumber
    case .duration, .measurement: true
    case .date: !isNumber
    case .boolean, .text: false
    }
  }

  /// Takes the words of phrases and titles, and says how many of them mean something.
  private func takeWords(of texts: [String], _ assembly: inout Assembly, in text: String) -> Int {
    let own = FindText.words(of: texts.joined(separator: " "))
    var count = 0
    for word in readers.continuations.spans(in: text, ofAtMost: 1)
    where !assembly.taken.contains(where: { $0.overlaps(word) }) {
      let said = FindText.words(of: text.bytes(word))
      guard !said.isEmpty, said.allSatisfy({ word in own.contains { $0 == word || Self.isAlike($0, word) } }) else {
        continue
      }
      assembly.taken.append(word)
      if !readers.continuations.isFiller(around: [], in: text.bytes(word), besides: []) { count += 1 }
    }
    return count
  }

  /// What the kinds of choices are called: the "cup color" of a `CupColor`. Things are called by their names.
  private func choiceNames(of base: PerformedRequest) -> [String] {
    let things = snapshot.applications[base.application].entities.map { _unqualifiedName(of: $0) }
    return base.parameters.compactMap(\.entityName).filter { !things.contains($0) && !$0.contains(".") }
      .map { $0.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" } }
  }

  /// What is said between the words that are taken.
  private func runs(beside taken: [Range<Int>], in text: String) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [text.utf8.count..<text.utf8.count] {
      if start < range.lowerBound { runs.append(start..<range.lowerBound) }
      start = max(start, range.upperBound)
    }
    return runs
  }

  /// Little words say nothing; others are what a parameter takes as it is, or are left over.
  private func place(
    _ run: Range<Int>, _ assembly: inout Assembly, _ open: inout [Slot], in text: String, isFurther: Bool
  ) {
    let words = Self.trimmed(text.bytes(run))
    let telling = words.split(separator: " ").filter { !readers.continuations.isInterrogative(String($0)) }
    guard !telling.isEmpty,
      !readers.continuations.isFiller(around: [], in: telling.joined(separator: " "), besides: [])
    else { return }
    let (name, isLed) = textOf(words)
    let texts = open.filter { $0.parameter.kind == .text && assembly.base.takesAnyText($0.parameter.name) }
    guard texts.count == 1, !name.isEmpty, !isAmount(name), !hasAmount(name, open),
      // "Had my water": what belongs to the name that follows.
      readers.continuations.bareName(name + " x") == name + " x",
      isLed
        || isText(
          isFurther ? name : words, of: assembly, isNeeded: !texts[0].parameter.isOptional, isFurther: isFurther)
    else { return assembly.unplaced.append(withoutLastArticle(words)) }
    open.removeAll { $0.parameter.name == texts[0].parameter.name }
    assembly.values.append(FilledParameter(texts[0].parameter.name, text: name))
  }

  /// The "paint" of "paint the mug".
  private func withoutLastArticle(_ words: String) -> String {
    guard let space = words.lastIndex(of: " "),
      readers.continuations.isArticle(String(words[words.index(after: space)...]))
    else { return words }
    return String(words[..<space])
  }

  /// Whether words have a number where one is still to be said.
  private func hasAmount(_ words: String, _ open: [Slot]) -> Bool {
    !readers.continuations.numbers(in: words).isEmpty
      && open.contains { slot in
        switch slot.parameter.kind {
        case .integer, .number, .duration, .measurement: true
        case .entity, .text, .boolean, .date: false
        }
      }
  }

  /// Whether words that nothing leads to may be taken as they are: they are no verb in front of "my" or of a name.
  private func isText(_ words: String, of assembly: Assembly, isNeeded: Bool, isFurther: Bool) -> Bool {
    let count = words.split(separator: " ").count
    let isNamed = assembly.values.contains { !$0.values.isEmpty }
    let isKnown = isFurther || !isNamed && (assembly.saidCount > 0 || assembly.isAddressed)
    return !readers.splitter.resemblesImperative(words + " x") && !readers.continuations.isSentence(words)
      && readers.continuations.numbers(in: words).isEmpty
      && readers.continuations.bareName("the " + words + " x") == words + " x"
      && (isKnown && count <= Self.fewWords || assembly.isAddressed && isNeeded && count <= Self.longestText)
  }

  private static var longestText: Int { 8 }

  private static func trimmed(_ words: String) -> String {
    let start = words.drop { !$0.isLetter && !$0.isNumber }
    return String(start.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
  }

  /// Words without what leads to them, and without the preposition that leads on.
  private func textOf(_ words: String) -> (name: String, isLed: Bool) {
    let said = readers.continuations.withoutNounInPlace(words)
    let opening = readers.continuations.lengthOfTextOpening(of: said, isLoose: true)
    let rest = said.bytes(opening..<said.utf8.count)
    let named = readers.continuations.givenName(in: rest)
    let name = readers.continuations.bareName(readers.continuations.withoutPreposition(named))
    return (Self.trimmed(withoutLastPreposition(Self.trimmed(name))), opening > 0 || named != rest)
  }
}

extension PerformedRequest {
  /// What a parameter is called.
  func title(of name: String) -> String {
    guard case .intent(let intent) = deed, let parameter = IntentParameters(of: intent)[name] else { return name }
    return String(localized: parameter.title)
  }
}
