internal import PhraseCatalogs
package import PhraseMatching

/// Answers labelled sentences with a catalog and counts the right ones.
///
/// An answer is right when it names the intent that the label names and exactly its values; where a label lists several
/// values for a slot, any of them will do. An ambiguous answer is judged by its first candidate, since it asks before it
/// acts; only a match that is not right counts as acting wrongly.
package struct SentenceTrial {
  private let index: PhraseIndex
  private let groups: [String: Group]
  private let options: MatchOptions

  private struct Group {
    var intent: String
    var fixed: [String: String]
  }

  /// Compiles a catalog; `groups` tells each shortcut's labelled intent and the values it implies.
  package init(
    catalog: [UInt8], groups: [UInt8], meaning: MatchOptions.Meaning = .asked
  ) throws(BenchmarkDataProblem) {
    options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10), meaning: meaning)
    let (read, findings) = Catalog.read(catalog)
    guard let read else {
      if let finding = findings.first { throw .syntax(finding) }
      throw .field(path: "catalog.json", expected: "a catalog", found: "something else")
    }
    index = PhraseIndex.compile([read.application]).index
    self.groups = try Self.readGroups(groups)
  }

  /// Answers the sentences of a file, a JSON object a line.
  package func run(name: String, _ lines: [UInt8]) throws(BenchmarkDataProblem) -> SentenceResult {
    let matcher = Matcher(index: index)
    var result = SentenceResult(name: name)
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let sentence = try Sentence(Array(line))
      let matching = matcher.match(sentence.text, options: options)
      result.count(sentence, isRight: isRight(matching, sentence), matching)
    }
    return result
  }

  private func isRight(_ matching: Matching, _ sentence: Sentence) -> Bool {
    guard matching.outcome != .notRecognized, let best = matching.candidates.first, let group = groups[best.intent],
      group.intent == sentence.intent
    else { return false }
    var slots = group.fixed
    for value in best.values {
      slots[value.name] = Sentence.plain(value.values.first?.id ?? value.text)
    }
    return Set(slots.keys) == Set(sentence.slots.keys)
      && slots.allSatisfy { name, value in sentence.slots[name]?.contains(value) ?? false }
  }

  private static func readGroups(_ bytes: [UInt8]) throws(BenchmarkDataProblem) -> [String: Group] {
    guard case .object(let members) = try tree(bytes) else {
      throw .field(path: "groups.json", expected: "an object", found: "something else")
    }
    return members.compactMapValues { member in
      guard case .object(let fields) = member, case .string(let intent)? = fields["intent"] else { return nil }
      var fixed: [String: String] = [:]
      if case .object(let values)? = fields["fixed"] { fixed = values.mapValues { Sentence.plain($0) } }
      return Group(intent: intent, fixed: fixed)
    }
  }

  fileprivate static func tree(_ bytes: [UInt8]) throws(BenchmarkDataProblem) -> JSONTree {
    do {
      return try JSONTree.read(bytes)
    } catch {
      throw .syntax(error)
    }
  }
}

/// A labelled sentence.
private struct Sentence {
  var text: String
  /// nil when nothing should be recognized.
  var intent: String?
  /// For each slot the values that will do.
  var slots: [String: [String]] = [:]
  var isFreeText = false

  init(_ line: [UInt8]) throws(BenchmarkDataProblem) {
    guard case .object(let fields) = try SentenceTrial.tree(line), case .string(let text)? = fields["text"] else {
      throw .field(path: "text", expected: "a string", found: String(decoding: line.prefix(60), as: UTF8.self))
    }
    self.text = text
    if case .string(let intent)? = fields["intent"] { self.intent = intent }
    if case .boolean(let isFreeText)? = fields["free_text"] { self.isFreeText = isFreeText }
    guard case .object(let slots)? = fields["slots"] else { return }
    self.slots = slots.mapValues { slot in
      if case .array(let values) = slot { values.map { Self.plain($0) } } else { [Self.plain(slot)] }
    }
  }

  /// A value as it is compared: `"Kitchen"` and Kitchen and kitchen are the same.
  static func plain(_ value: JSONTree) -> String {
    switch value {
    case .string(let text): plain(text)
    case .number(_, let written): written
    case .boolean(let flag): "\(flag)"
    case .null, .array, .object: ""
    }
  }

  static func plain(_ text: String) -> String {
    let isQuoted = text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return (isQuoted ? String(text.dropFirst().dropLast()) : text).lowercased()
  }
}

/// How many sentences of a file were answered rightly.
package struct SentenceResult: Sendable, Hashable {
  package var name: String
  package var all = 0
  package var right = 0
  /// Those whose values come from closed lists.
  package var closed = 0
  package var closedRight = 0
  package var actsWrongly = 0
  package var ambiguous = 0
  /// Sentences that nothing should recognize, and how many were taken for something.
  package var outOfScope = 0
  package var accepted = 0

  fileprivate mutating func count(_ sentence: Sentence, isRight: Bool, _ matching: Matching) {
    guard sentence.intent != nil else {
      outOfScope += 1
      accepted += matching.outcome == .matched ? 1 : 0
      return
    }
    all += 1
    right += isRight ? 1 : 0
    if !sentence.isFreeText {
      closed += 1
      closedRight += isRight ? 1 : 0
    }
    actsWrongly += matching.outcome == .matched && !isRight ? 1 : 0
    ambiguous += matching.outcome == .ambiguous ? 1 : 0
  }

  /// A row for each file.
  package static func table(_ results: [SentenceResult]) -> ResultTable {
    ResultTable(
      title: "Sentences",
      header: ["class", "sentences", "right", "closed lists", "acts wrongly", "asks", "accepted"],
      rows: results.map { result in
        let isOutOfScope = result.outOfScope > 0
        return [
          result.name, "\(result.all + result.outOfScope)",
          isOutOfScope ? "" : share(result.right, result.all),
          isOutOfScope ? "" : share(result.closedRight, result.closed),
          isOutOfScope ? "" : share(result.actsWrongly, result.all),
          isOutOfScope ? "" : share(result.ambiguous, result.all),
          isOutOfScope ? share(result.accepted, result.outOfScope) : "",
        ]
      })
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "" }
    return FigureText.fixed(100 * Double(part) / Double(whole), digits: 1) + " %"
  }
}
