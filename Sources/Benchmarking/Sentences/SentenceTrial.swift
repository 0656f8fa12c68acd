internal import FileFormats
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
    catalog: [UInt8], groups: [UInt8], similarity: MatchOptions.Similarity = .semantic
  ) throws(BenchmarkDataError) {
    options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10), similarity: similarity)
    let (read, findings) = Catalog.read(catalog)
    guard let read else {
      if let finding = findings.first { throw .syntax(finding) }
      throw .field(path: "catalog.json", expected: "a catalog", found: "something else")
    }
    index = PhraseIndex.compile([read.application]).index
    self.groups = try Self.readGroups(groups)
  }

  /// Answers the sentences of a file, a JSON object a line.
  package func run(name: String, _ lines: [UInt8]) throws(BenchmarkDataError) -> SentenceResult {
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

  private static func readGroups(_ bytes: [UInt8]) throws(BenchmarkDataError) -> [String: Group] {
    guard case .object(let members) = try value(bytes).content else {
      throw .field(path: "groups.json", expected: "an object", found: "something else")
    }
    var groups: [String: Group] = [:]
    for member in members {
      guard let intent = member.value["intent"]?.string else { continue }
      let fixed = member.value["fixed"]?.members.map { ($0.key, Sentence.plain($0.value)) } ?? []
      groups[member.key] = Group(intent: intent, fixed: Dictionary(uniqueKeysWithValues: fixed))
    }
    return groups
  }

  fileprivate static func value(_ bytes: [UInt8]) throws(BenchmarkDataError) -> JSONValue {
    do {
      return try JSONValue(reading: bytes)
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

  init(_ line: [UInt8]) throws(BenchmarkDataError) {
    let fields = try SentenceTrial.value(line)
    guard let text = fields["text"]?.string else {
      throw .field(path: "text", expected: "a string", found: String(decoding: line.prefix(60), as: UTF8.self))
    }
    self.text = text
    intent = fields["intent"]?.string
    isFreeText = fields["free_text"]?.boolean ?? false
    for slot in fields["slots"]?.members ?? [] {
      if case .array(let values) = slot.value.content {
        slots[slot.key] = values.map { Self.plain($0) }
      } else {
        slots[slot.key] = [Self.plain(slot.value)]
      }
    }
  }

  /// A value as it is compared: `"Kitchen"` and Kitchen and kitchen are the same.
  static func plain(_ value: JSONValue) -> String {
    switch value.content {
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
