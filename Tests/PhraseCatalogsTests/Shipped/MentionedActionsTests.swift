import Foundation
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// Requests of the shipped catalogs that only mention an action, and the same ones as wishes.
struct MentionedActionsTests {
  /// Sentences around an imperative that do not ask for it.
  private static let mentions = [
    "what would happen if i {x}", "how do i {x}", "why would anyone {x}", "should i {x}", "who told you to {x}",
    "is it safe to {x}", "did you {x}", "what is the best way to {x}", "when should i {x}",
    "can you explain how to {x}",
    "my mom told me to {x}", "she said i should {x}", "i forgot to {x}", "i used to {x} every day",
    "the manual says to {x}",
    "i was about to {x}", "somebody asked me to {x}", "i think i should {x}", "they never {x}", "i wish i could {x}",
    "if it rains {x}", "unless i call you {x}", "when i get home {x}", "suppose i {x}", "whenever i sneeze {x}",
    "{x} if it rains", "{x} unless i say otherwise", "don't {x}", "never {x}", "whatever you do don't {x}",
    "i don't want you to {x}", "there is no need to {x}", "i'd rather not {x}", "you don't have to {x}",
  ]

  /// Sentences around an imperative that ask for it.
  private static let wishes = [
    "could you {x}", "can you {x} for me", "i want you to {x}", "i'd like to {x}", "go ahead and {x}", "hey {x} please",
    "why don't you {x}", "do you think you could {x}", "could someone {x}", "is it possible to {x}", "i have to {x}",
    "would you be so kind and {x}", "actually {x}", "yes {x}", "may i ask you to {x}",
  ]

  @Test(arguments: ShippedPhrasesTests.names)
  func `an action that is only mentioned is not performed`(name: String) throws {
    let bench = try Bench(name)
    var performed: [String] = []
    let requests = bench.requests(around: Self.mentions)
    for request in requests where bench.performs(request) { performed.append(request) }
    #expect(requests.count >= 34)
    #expect(performed.count * 50 <= requests.count, "\(performed.count) of \(requests.count): \(performed.prefix(20))")
  }

  @Test(arguments: ShippedPhrasesTests.names)
  func `a wish is performed however it is put`(name: String) throws {
    let bench = try Bench(name)
    var missed: [String] = []
    let requests = bench.requests(around: Self.wishes)
    for request in requests where !bench.performs(request) { missed.append(request) }
    #expect(missed.count * 100 <= requests.count * 8, "\(missed.count) of \(requests.count): \(missed.prefix(20))")
  }

  private struct Bench {
    let matcher: Matcher
    /// Requests that the catalog performs, and that begin with a verb of its phrases.
    let imperatives: [String]

    init(_ name: String) throws {
      let catalog = try #require(try ShippedPhrasesTests.read(name).catalog)
      matcher = Matcher(index: PhraseIndex.compile([catalog.application], learning: .now).index)
      imperatives = try ShippedPhrasesTests.requests(name).filter { $0.answer.outcome == "matched" }
        .map { $0.text.lowercased() }.filter(Self.isImperative)
    }

    private static func isImperative(_ request: String) -> Bool {
      let verbs =
        "add append arm book call cancel close copy create delete dim empty erase mark move mute open pause play "
        + "put remove rename reset resume schedule send set skip start stop turn unlock write"
      return verbs.split(separator: " ").contains { request.hasPrefix($0 + " ") }
    }

    func requests(around frames: [String]) -> [String] {
      imperatives.enumerated().flatMap { number, imperative in
        frames.enumerated().filter { ($0.offset + number).isMultiple(of: 4) }
          .map { $0.element.replacing("{x}", with: imperative) }
      }
    }

    func performs(_ request: String) -> Bool {
      let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))
      let matching = matcher.match(request, options: options)
      return matching.outcome == .matched && matching.candidates.first?.missing.isEmpty == true
    }
  }
}
