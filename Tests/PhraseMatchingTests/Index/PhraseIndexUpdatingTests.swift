import Diagnostics
import Testing

@testable import PhraseMatching

struct PhraseIndexUpdatingTests {
  private let lamps = EntityName(application: "Home", entity: "Lamp")
  private let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))

  private func index(_ values: [Entity.Value]) throws -> PhraseIndex {
    let phrase = try #require(PhraseTemplate.pattern("Turn on ${lamp} in ${applicationName}").template)
    let shortcut = Shortcut(
      intent: "TurnOn", title: "Turn On", parameters: [Parameter(name: "lamp", kind: .entity("Lamp"))],
      phrases: [phrase])
    let application = Application(
      name: "Home", shortcuts: [shortcut], entities: [Entity(name: "Lamp", title: "Lamp", values: values)])
    return PhraseIndex.compile([application]).index
  }

  private func lamp(_ request: String, _ index: PhraseIndex) -> String {
    let matching = Matcher(index: index).match(request, options: options)
    guard matching.outcome == .matched else { return matching.outcome.rawValue }
    return matching.candidates.first?.values.first?.values.first?.id ?? "none"
  }

  @Test func `a value that is put is found, and the old index does not know it`() throws {
    let before = try index([Entity.Value(id: "desk", title: "Desk Lamp")])
    let after = before.updating(lamps, [.put(Entity.Value(id: "attic", title: "Attic Spot"))]).index
    #expect(lamp("turn on the attic spot", after) == "attic")
    #expect(lamp("turn on the desk lamp", after) == "desk")
    #expect(lamp("turn on the attic spot", before) == "notRecognized")
    #expect((before.valueCount, after.valueCount) == (1, 2))
  }

  @Test func `a value that is removed is not found any more`() throws {
    let before = try index([Entity.Value(id: "desk", title: "Desk Lamp"), Entity.Value(id: "hall", title: "Hall Spot")])
    let after = before.updating(lamps, [.remove(id: "desk")]).index
    #expect(lamp("turn on the desk lamp", after) == "notRecognized")
    #expect(lamp("turn on the hall spot", after) == "hall")
    #expect(after.listings().map(\.title) == ["Turn On Hall Spot"])
  }

  @Test func `a value that is put again is called by its new name only`() throws {
    let before = try index([Entity.Value(id: "desk", title: "Desk Lamp", synonyms: ["work light"])])
    let after = before.updating(lamps, [.put(Entity.Value(id: "desk", title: "Bureau"))]).index
    #expect(lamp("turn on bureau", after) == "desk")
    #expect(lamp("turn on the work light", after) == "notRecognized")
    let again = after.updating(lamps, [.put(Entity.Value(id: "desk", title: "Secretaire"))]).index
    #expect(lamp("turn on bureau", again) == "notRecognized")
    #expect(lamp("turn on secretaire", again) == "desk")
  }

  @Test func `all values can be replaced at once`() throws {
    let before = try index([Entity.Value(id: "desk", title: "Desk Lamp"), Entity.Value(id: "hall", title: "Hall Spot")])
    let after = before.updating(lamps, [.removeAll, .put(Entity.Value(id: "sun", title: "Sun"))]).index
    #expect(after.valueCount == 1)
    #expect(lamp("turn on sun", after) == "sun")
    #expect(lamp("turn on hall spot", after) == "notRecognized")
  }

  @Test func `an entity that nobody has is reported and nothing changes`() throws {
    let before = try index([])
    let (after, findings) = before.updating(EntityName(application: "Home", entity: "Lmap"), [.removeAll])
    #expect(findings.map(\.rule) == ["compile.unknown-entity"])
    #expect(after === before)
  }

  @Test(arguments: 0..<10)
  func `after any updates the index answers like one compiled from the result`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["Reading Lamp", "Moon", "Sofa Corner", "Big Mirror", "Green Globe", "Lantern", "Ladder", "Stairs"]
    var values: [String: String] = ["a": "Reading Lamp", "b": "Moon"]
    var live = try index(values.sorted { $0.key < $1.key }.map { Entity.Value(id: $0.key, title: $0.value) })
    for _ in 0..<20 {
      let id = ["a", "b", "c", "d", "e"].randomElement(using: &random) ?? "a"
      if Bool.random(using: &random) {
        let title = names.randomElement(using: &random) ?? "Moon"
        values[id] = title
        live = live.updating(lamps, [.put(Entity.Value(id: id, title: title))]).index
      } else {
        values[id] = nil
        live = live.updating(lamps, [.remove(id: id)]).index
      }
    }
    let fresh = try index(values.sorted { $0.key < $1.key }.map { Entity.Value(id: $0.key, title: $0.value) })
    #expect(live.valueCount == fresh.valueCount)
    #expect(live.segments.count < 6)
    for name in names { #expect(isSame("turn on the \(name)", live, fresh), "seed \(seed): \(name)") }
  }

  private func isSame(_ request: String, _ a: PhraseIndex, _ b: PhraseIndex) -> Bool {
    let left = Matcher(index: a).match(request, options: options)
    let right = Matcher(index: b).match(request, options: options)
    func ids(_ matching: Matching) -> [String] {
      matching.candidates.first?.values.first?.values.map(\.id).sorted() ?? []
    }
    // A word that only removed values had is still no slip for another word, so scores of misses may differ.
    let isSameScore = left.outcome == .notRecognized || left.candidates.first?.score == right.candidates.first?.score
    return left.outcome == right.outcome && isSameScore && ids(left) == ids(right)
  }
}
