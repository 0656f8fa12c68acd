internal import Dialog
internal import PhraseMatching

// Requests that say what is wanted, and not all of it, or too much.
extension Interpreter {
  /// "Guest mode": a shortcut by its title; what it needs is asked for.
  func shortcutTitled(_ text: String) -> FollowUp? {
    let title = FindText.words(of: readers.continuations.bareName(text))
    let titled = snapshot.applications.enumerated().flatMap { index, application in
      zip(application.model.shortcuts, application.bindings).filter { shortcut, _ in
        isTalkedTo(application.model.name) && FindText.words(of: shortcut.title) == title
      }.map { PerformedRequest($0.1, of: index, text: text) }
    }
    return titled.count == 1 ? FollowUp(of: titled[0], fit: 1) : nil
  }

  /// "Add batteries", where the phrase goes on "to my … list": what it goes on with is asked for.
  func unfinished(_ request: InterpretedRequest) -> InterpretedRequest? {
    let words = FindText.words(of: request.text)
    guard (2...Self.mostWordsOfBeginning).contains(words.count), !readers.continuations.isQuestion(request.text) else {
      return nil
    }
    for application in snapshot.applications where isTalkedTo(application.model.name) {
      for shortcut in application.model.shortcuts where shortcut.phraseOrigin == .authored {
        for phrase in shortcut.phrases {
          guard let tail = PhraseTail(of: phrase, of: shortcut, in: application, behind: words),
            let read = reading(request, with: tail.text, of: shortcut)
          else { continue }
          return read
        }
      }
    }
    return nil
  }

  private static var mostWordsOfBeginning: Int { 7 }

  /// What a shortcut makes of a request that goes on with some words, but for the values that those say.
  private func reading(_ request: InterpretedRequest, with tail: String, of shortcut: Shortcut) -> InterpretedRequest? {
    var full = request
    full.replaced = request.text + " " + tail
    full.matching = match(request.text + " " + tail)
    guard full.score >= Self.surely, full.matching.candidates[0].intent == shortcut.intent, isRecognizedByWords(full)
    else { return nil }
    let values = full.matching.candidates[0].values
    let said = values.filter { $0.range.upperBound <= request.text.utf8.count && !$0.isFallback }
    guard !said.isEmpty else { return nil }
    full.replaced = nil
    full.matching.isExact = false
    full.matching.candidates[0].values = said
    full.matching.candidates[0].missing = values.map(\.name).filter { name in !said.contains { $0.name == name } }
    full.matching.outcome = said.contains { $0.values.count > 1 } ? .ambiguous : .matched
    full.matching.candidates = [full.matching.candidates[0]]
    return full
  }

  /// "Delete the sunny days collection": of what takes a name that nobody knows, the one shortcut that takes the kind of
  /// thing that is said beside it.
  func unknownOfKind(_ request: InterpretedRequest) -> InterpretedRequest? {
    let kinds = snapshot.nouns.kinds(in: request.text)
    guard !kinds.isEmpty, request.matching.outcome != .notRecognized, request.matching.vetoedApplication == nil,
      request.unresolved == nil, wholeThings(in: request.text).isEmpty
    else { return nil }
    let fitting = match(request.text, limit: Alternatives.most).candidates.filter { candidate in
      let (binding, application) = snapshot.bindings[candidate.shortcut]
      let parameters = PerformedRequest(binding, of: application, text: request.text).parameters
      return candidate.score >= Self.surely
        && candidate.values.contains { value in
          value.isUnknown && parameters.contains { $0.name == value.name && kinds.contains($0.entityName ?? "") }
        }
    }.firstOfEachIntent
    guard fitting.count == 1, !readers.continuations.asksForAnswer(request.text) else { return nil }
    let read = request.only(fitting[0])
    return takesSentenceForName(read) ? nil : read
  }

  /// The things of which a text says a whole name.
  func wholeThings(in text: String) -> [NamedThing] { spansOfWholeThings(in: text).map(\.thing) }

  /// The same with the bytes that name them.
  func spansOfWholeThings(in text: String) -> [(thing: NamedThing, range: Range<Int>)] {
    spansOfThings(in: text).filter { $0.thing.value.hasName(text.bytes($0.range)) && isByItself($0.range, in: text) }
  }

  /// Whether a text has a whole name by itself, or one of several words, whatever stands behind that: "the mist trail yesterday".
  private func namesInFull(_ text: String) -> Bool {
    spansOfThings(in: text).contains { thing, range in
      let name = text.bytes(range)
      return thing.value.hasName(name) && (FindText.words(of: name).count > 1 || isByItself(range, in: text))
    }
  }

  /// "Open foobar": a request that begins as shortcuts do and goes on with a name that nobody knows.
  func unknownName(_ request: InterpretedRequest) -> Interpretation? {
    let text = request.text
    let words = FindText.words(of: text)
    guard request.matching.vetoedApplication == nil, (2...Self.mostWordsOfBeginning).contains(words.count),
      !namesInFull(text)
    else { return nil }
    let said = snapshot.nouns.kinds(in: text)
    var unknown: (name: String, kinds: [Entity], isAsked: Bool)?
    for application in snapshot.applications where isTalkedTo(application.model.name) {
      for shortcut in application.model.shortcuts {
        guard
          let (opening, parameter) = shortcut.phrases.lazy.compactMap({ $0.beginning(of: words) })
            .max(by: { $0.opening < $1.opening }),
          let kind = shortcut.parameters.first(where: { $0.name == parameter })?.entityName,
          let entity = application.model.entities.first(where: { $0.name == kind }), !kind.contains("."),
          let name = unknownName(behind: opening, in: text)
        else { continue }
        if unknown?.kinds.contains(where: { $0.name == kind }) != true {
          // "What is" says nothing of what kind that should be.
          let isAsked = words.prefix(opening).allSatisfy(findReader.grammar.isFiller)
          unknown = (name, (unknown?.kinds ?? []) + [entity], isAsked || unknown?.isAsked == true)
        }
      }
    }
    return unknown.map { unknown in
      var unknown = unknown
      if unknown.kinds.contains(where: { said.contains($0.name) }) {
        unknown.kinds.removeAll { !said.contains($0.name) }
      }
      unknown.name = nameWithoutKind(unknown.name, unknown.kinds)
      let values = unknown.kinds.count == 1 ? unknown.kinds[0].values.map(\.title).firstOfEach : []
      return .unknownValue(
        unknown.name, title: unknown.kinds.count == 1 && !unknown.isAsked ? unknown.kinds[0].title : "",
        known: values.count <= Question.mostShown ? values : [])
    }
  }

  /// "Blue moon" of "blue moon album"; "side gate" where others are called "Main Gate".
  private func nameWithoutKind(_ name: String, _ kinds: [Entity]) -> String {
    let words = FindText.words(of: name)
    guard words.count > 1, let noun = words.last, snapshot.nouns.isName(noun) else { return name }
    let isPartOfNames = kinds.flatMap(\.values).contains { FindText.words(of: $0.title).last == noun }
    return isPartOfNames ? name : words.dropLast().joined(separator: " ")
  }

  /// What stands behind the first words of a text, where it may be a name.
  private func unknownName(behind opening: Int, in text: String) -> String? {
    guard let rest = readers.continuations.rest(of: text, behindWords: opening) else { return nil }
    let name = readers.continuations.bareName(rest)
    let count = FindText.words(of: name).count
    guard (1...Self.mostWordsOfName).contains(count), !readers.continuations.isPrepositional(rest),
      !readers.continuations.isSentence(rest), references(in: rest).isEmpty, !readers.continuations.describes(name),
      !snapshot.nouns.contains(name), !readers.continuations.isNumber(name),
      readers.continuations.withoutNoise(rest) == nil,
      // "An email to bob" is nobody's name.
      readers.continuations.indefiniteArticle(of: rest) == nil || readers.continuations.halves(of: name).isEmpty
    else { return nil }
    return name
  }

  private static var mostWordsOfName: Int { 3 }

  /// "Set the heating to 90": a request with a number that is more or less than its shortcut takes. Whoever performs it
  /// says so.
  func outOfRange(_ request: InterpretedRequest) -> InterpretedRequest? {
    let numbers = readers.continuations.numbers(in: request.text)
    guard numbers.count == 1, let said = numbers.first else { return nil }
    for limit in limits(below: said.number) {
      let front = request.text.bytes(0..<said.range.lowerBound)
      let example = match("\(front)\(limit)" + request.text.bytes(said.range.upperBound..<request.text.utf8.count))
      guard example.outcome == .matched, let best = example.candidates.first,
        let index = best.values.firstIndex(where: { $0.text == "\(limit)" && $0.typed != nil })
      else { continue }
      var read = request
      read.matching = example
      read.matching.isExact = false
      read.matching.candidates = [best]
      read.matching.candidates[0].values[index].text = "\(said.number)"
      read.matching.candidates[0].values[index].typed = .integer(said.number)
      return read
    }
    return nil
  }

  /// The numbers that are nearest to one among those that parameters take which do not take it.
  private func limits(below number: Int) -> [Int] {
    let parameters = snapshot.applications.filter { isTalkedTo($0.model.name) }.flatMap(\.model.shortcuts)
      .flatMap(\.parameters)
    let limits = parameters.compactMap { parameter -> Int? in
      switch parameter.kind {
      case .integer(let range?) where !range.contains(number): min(max(number, range.lowerBound), range.upperBound)
      case .number(let range?) where !range.contains(Double(number)):
        Int(exactly: min(max(Double(number), range.lowerBound), range.upperBound).rounded(.towardZero))
      default: nil
      }
    }
    return Array(Set(limits).sorted().prefix(Self.mostLimits))
  }

  private static var mostLimits: Int { 12 }
}

/// What a phrase goes on with behind its first value, with examples for the other values.
private struct PhraseTail {
  var text: String

  /// Nil where the words do not begin as the phrase does, or it has no other value.
  init?(of phrase: PhraseTemplate, of shortcut: Shortcut, in application: ExpandedApplication, behind words: [String]) {
    guard let first = phrase.parts.firstIndex(where: \.isPlaceholder) else { return nil }
    let opening = phrase.parts[..<first].flatMap { FindText.words(of: $0.spoken) }
    guard !opening.isEmpty, opening.count < words.count, words.starts(with: opening) else { return nil }
    var tail: [String] = []
    var hasValue = false
    for part in phrase.parts[(first + 1)...] {
      if case .placeholder(let name, _) = part {
        guard let parameter = shortcut.parameters.first(where: { $0.name == name }),
          let example = Self.example(of: parameter, in: application)
        else { return nil }
        tail.append(example)
        hasValue = true
      } else {
        tail.append(part.spoken)
      }
    }
    guard hasValue else { return nil }
    text = tail.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private static func example(of parameter: Parameter, in application: ExpandedApplication) -> String? {
    switch parameter.kind {
    case .entity: application.values(of: parameter).first?.title
    case .integer(let range): "\(range?.lowerBound ?? 2)"
    case .number(let range): range.map { "\(Int($0.lowerBound.rounded(.up)))" } ?? "2"
    case .date, .duration, .measurement, .boolean, .text: nil
    }
  }
}

extension PhraseTemplate {
  /// How many words stand in front of the first value of the phrase, and its parameter, where it ends with that value and
  /// some words begin like it.
  fileprivate func beginning(of words: [String]) -> (opening: Int, parameter: String)? {
    guard let first = parts.firstIndex(where: \.isPlaceholder), case .placeholder(let name, _) = parts[first],
      parts[(first + 1)...].allSatisfy({ $0.isPlaceholder == false && isAddress($0) })
    else { return nil }
    let opening = parts[..<first].flatMap { FindText.words(of: $0.spoken) }
    return !opening.isEmpty && opening.count < words.count && words.starts(with: opening) ? (opening.count, name) : nil
  }

  /// Whether a part behind the last value only says whose it is, or may be left out.
  private func isAddress(_ part: Part) -> Bool {
    if case .optional = part { return true }
    if case .application = part { return true }
    return FindText.words(of: part.spoken).count <= 1
  }
}

extension PhraseTemplate.Part {
  fileprivate var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }

  /// The words of the part, the first of alternatives and nothing that is optional.
  fileprivate var spoken: String {
    switch self {
    case .words(let words): words
    case .alternatives(let parts): parts.first.map { $0.map(\.spoken).joined() } ?? ""
    case .application, .placeholder, .optional: ""
    }
  }
}
