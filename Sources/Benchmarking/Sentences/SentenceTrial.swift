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
    var sentences: [String] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let sentence = try Sentence(Array(line))
      let matching = matcher.match(sentence.text, options: options)
      result.count(sentence, isRight: isRight(matching, sentence), matching)
      sentences.append(sentence.text)
    }
    result.pace = Pace((0..<Self.rounds).map { _ in sentences.map { nanoseconds(of: $0, matcher) } })
    return result
  }

  /// How often sentences are matched against the clock, all of them each time.
  private static let rounds = 5

  private func nanoseconds(of sentence: String, _ matcher: Matcher) -> Int {
    var sentence = sentence
    return sentence.withUTF8 { text in
      let start = MonotonicClock.nanoseconds
      _ = matcher.decide(text, options: options)
      return MonotonicClock.nanoseconds - start
    }
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

  static func value(_ bytes: [UInt8]) throws(BenchmarkDataError) -> JSONValue {
    do {
      return try JSONValue(reading: bytes)
    } catch {
      throw .syntax(error)
    }
  }
}
