import AppIntents
import IntentRuntime
import PhraseMatching
import Testing

@testable import Trails
@testable import TravelTracking

@MainActor
@Suite struct `Laws of finding` {
  @Test(arguments: UInt64(1)...20)
  func `random filters in words come back as the same filters`(seed: UInt64) async throws {
    let bench = FindBench.shared
    let reader = try await bench.reader.value
    var wishes = RandomWishes(seed: seed)
    for _ in 0..<20 {
      let (sentence, line) = wishes.next()
      let find = try #require(reader.read(sentence, now: FindBench.now))
      #expect(find.line == line, "\(sentence) [seed \(seed)]")
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `any words are read without harm`(seed: UInt64) async throws {
    let bench = FindBench.shared
    let reader = try await bench.reader.value
    var wishes = RandomWishes(seed: seed)
    for _ in 0..<20 {
      let find = reader.read(wishes.wordSalad(), now: FindBench.now)
      #expect((0...1).contains(find?.coverage ?? 0), "seed \(seed)")
    }
  }

  @Test(arguments: [
    "trails longer than 10 km", "trails shorter than 8.7 km", "trails between 8 and 20 km",
    "trails exactly 8.7 km long",
    "trails with at least 600 m of climbing", "trails named Mist Trail", "trails starting with The", "5 longest trails",
    "trails not in Norway", "trails in Yosemite or Norway longer than 10 km", "hiking trails shorter than 6 km",
    "favorite trails sorted by name", "trails without hiking", "trails sorted by length descending",
  ])
  func `a query that knows only some filters finds what comparing by hand finds`(_ sentence: String) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read(sentence))
    let all = try await bench.environment.run { try await EntityFind(of: TrailEntity.self).entities(FindRequest()) }
    var expected = all.compactMap { $0 as? TrailEntity }.filter { Self.passes($0, find) }
    for order in find.request.order.reversed() {
      expected.sort { one, other in Self.isOrdered(one, other, by: order) }
    }
    let found = try await bench.found(find).compactMap { ($0 as? TrailEntity)?.name }
    #expect(found == expected.prefix(find.request.limit ?? .max).map(\.name))
    #expect(!found.isEmpty)
  }

  private static func passes(_ trail: TrailEntity, _ find: ReadFind) -> Bool {
    find.request.filters.allSatisfy { passes(trail, $0) }
      && find.conditions.allSatisfy { condition in
        switch condition {
        case .anyOf(let filters): filters.contains { passes(trail, $0) }
        case .noneOf(let filters): !filters.contains { passes(trail, $0) }
        case .hours, .member: false
        }
      }
  }

  /// One filter, compared by hand.
  private static func passes(_ trail: TrailEntity, _ filter: FindFilter) -> Bool {
    let lengths = filter.values.compactMap { ($0 as? Measurement<UnitLength>)?.converted(to: .meters).value }
    let amount = (filter.property == "ascent" ? trail.ascent : trail.trailLength).converted(to: .meters).value
    let text = filter.property == "name" ? trail.name : trail.regionDescription
    let wanted = filter.values.first as? String ?? ""
    switch filter.comparator {
    case .greaterThan: return amount > lengths[0]
    case .lessThan: return amount < lengths[0]
    case .greaterThanOrEqualTo: return amount >= lengths[0]
    case .lessThanOrEqualTo: return amount <= lengths[0]
    case .isBetween: return amount >= lengths[0] && amount <= lengths[1]
    case .hasPrefix: return text.hasPrefix(wanted)
    case .contains where filter.property == "activities":
      return (filter.values.first as? ActivityStyle).map(trail.activities.contains) ?? false
    case .contains: return text.contains(wanted)
    case .equalTo where filter.property == "isFavorite": return trail.isFavorite == (filter.values.first as? Bool)
    case .equalTo: return lengths.isEmpty ? text == wanted : abs(amount - lengths[0]) < 0.000_1
    case .notEqualTo, .hasSuffix: return false
    }
  }

  private static func isOrdered(_ one: TrailEntity, _ other: TrailEntity, by order: FindOrder) -> Bool {
    if order.property == "name" { return one.name.localizedStandardCompare(other.name) == .orderedAscending }
    return order.isDescending ? one.trailLength > other.trailLength : one.trailLength < other.trailLength
  }
}

/// Makes wishes for trails, each in words and as the request that the words mean.
private struct RandomWishes {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func number(_ range: Range<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state % UInt64(range.count))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0..<elements.count)] }

  mutating func next() -> (sentence: String, line: String) {
    let clauses = [length(), climb(), place(), activity()].filter { _ in number(0..<2) == 0 }
    let frame = pick(["find", "show me", "which", "please list", "what", "are there any", ""])
    let order = pick([
      ("", ""), (" sorted by length", "; by +trailLength"), (", longest first", "; by -trailLength"),
      (" sorted by ascent descending", "; by -ascent"), (" in alphabetical order", "; by +name"),
    ])
    let words = clauses.map(\.words).joined(separator: " ")
    let filters = clauses.map(\.line).joined(separator: " & ")
    return (
      "\(frame) trails \(words)\(order.0)", "TrailEntity" + (filters.isEmpty ? "" : "; \(filters)") + order.1
    )
  }

  private mutating func length() -> (words: String, line: String) {
    let amount = number(1..<150)
    let unit = pick([("km", "km"), ("kilometers", "km"), ("miles", "mi")])
    let (words, comparator) = pick([
      ("longer than", "greaterThan"), ("shorter than", "lessThan"), ("of at least", "greaterThanOrEqualTo"),
      ("up to", "lessThanOrEqualTo"), ("with a length over", "greaterThan"), ("whose length is under", "lessThan"),
      ("that are no longer than", "lessThanOrEqualTo"), ("not shorter than", "greaterThanOrEqualTo"),
    ])
    return ("\(words) \(amount) \(unit.0)", "trailLength \(comparator) \(Double(amount)) \(unit.1)")
  }

  private mutating func climb() -> (words: String, line: String) {
    let low = number(1..<900)
    let high = low + number(1..<900)
    return pick(
      [
        ("with more than \(low) m of climbing", "ascent greaterThan \(Double(low)) m"),
        ("with an ascent between \(low) and \(high) m", "ascent isBetween \(Double(low)).0 m \(Double(high)).0 m"),
        ("steeper than \(low) feet", "ascent greaterThan \(Double(low)) ft"),
        ("whose ascent is at most \(high) meters", "ascent lessThanOrEqualTo \(Double(high)) m"),
      ].map { ($0.0, $0.1.replacingOccurrences(of: ".0.0", with: ".0")) })
  }

  private mutating func place() -> (words: String, line: String) {
    let place = pick(["Norway", "Yosemite", "Lake District", "New Zealand", "Switzerland", "Chamonix"])
    return (
      pick(["in \(place)", "in the \(place)", "that are in \(place.lowercased())"]),
      "regionDescription contains \(place)"
    )
  }

  private mutating func activity() -> (words: String, line: String) {
    let activity = pick(["hiking", "biking", "skiing", "running"])
    return ("for \(activity)", "activities contains \(activity)")
  }

  /// Words of wishes in any order.
  mutating func wordSalad() -> String {
    let words = [
      "find", "trails", "trail", "longer", "than", "10", "km", "between", "and", "5", "in", "Norway", "not", "or",
      "sorted", "by", "name", "longest", "first", "with", "no", "favorite", "whose", "contains", "top", "the", ",",
      "landmarks", "-3", "0", "99999999999999999999", "most", "is", "of", "at", "least", "$", "may", "2026", "\"",
      "more",
    ]
    return (0..<number(0..<25)).map { _ in pick(words) }.joined(separator: " ")
  }
}
