import Testing

@testable import PhraseMatching

/// Law 12: a phrase of which no word of its own is said never matches on free words alone.
struct FreeWordLawTests {
  @Test(arguments: LawBench.trials(60))
  func `free words and unknown values match nothing where no word of the phrase is said`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    let bench = LawBench(seed: seed, similarity: similarity)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let request = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
      }.joined(separator: " ")
      let matching = bench.match(request)
      guard matching.outcome != .notRecognized, let first = matching.candidates.first else { continue }
      let free = first.values.filter { $0.values.isEmpty && $0.typed == nil }
      #expect(free.isEmpty, "seed \(seed), '\(request)': \(first)")
    }
  }

  /// Words that no phrase has, and light ones that some have.
  private static let words = [
    "quetzal", "xylophones", "bumblebee", "zucchini", "obsidian", "to", "with", "the", "for", "please", "is", "what",
  ]

  @Test(arguments: [
    ("pull up the taj mahal", "Go to ${target}"), ("how much does petra cost", "Go to ${target}"),
    ("is there a queue at niagara falls", "Go to ${target}"), ("to the taj mahal i think", "Go to ${target}"),
    ("my notes please", "(Note|Jot down) ${text}"),
    ("the weather in petra", "(Note|Jot down) ${text}"),
    ("put something in the show report", "Show report ${text}"), ("show my favorites", "Favorite ${target}"),
    ("book a table for four at an italian place tonight", "what does ${target} look like"),
    ("whoops put the eiffel tower there", "Put ${target} into ${text}"),
    ("get information on a landmark", "(Get|Show) [landmark] ${target} [landmark] information"),
  ])
  func `what is said must be of the phrase`(request: String, phrase: String) throws {
    for similarity in [MatchOptions.Similarity.lexical, .semantic] {
      let matching = try match(request, phrase, similarity)
      #expect(matching.outcome == .notRecognized || matching.candidates.first?.missing.isEmpty == false, "\(matching)")
    }
  }

  @Test(arguments: [
    ("jot down buy milk", "(Note|Jot down) ${text}", "buy milk"),
    ("note thanks to omar", "(Note|Jot down) ${text}", "thanks to omar"),
    ("open it", "Open ${target}", "it"), ("pizza order", "Order ${text}", "pizza"),
    ("milk, add to the list", "Add ${text} to the list", "milk"),
    ("note note taking", "(Note|Jot down) ${text}", "note taking"),
  ])
  func `free words are taken where a word of the phrase is said`(request: String, phrase: String, said: String) throws {
    for similarity in [MatchOptions.Similarity.lexical, .semantic] {
      let matching = try match(request, phrase, similarity)
      #expect(matching.outcome == .matched)
      #expect(matching.candidates.first?.values.map(\.text).last?.hasSuffix(said) == true, "\(matching)")
    }
  }

  private func match(_ request: String, _ phrase: String, _ similarity: MatchOptions.Similarity) throws -> Matching {
    let landmarks = Entity(
      name: "Landmark", title: "Landmark", vocabulary: .open,
      values: [Entity.Value(id: "everest", title: "Mount Everest")])
    let shortcut = Shortcut(
      intent: "Do", title: "Do",
      parameters: [Parameter(name: "target", kind: .entity("Landmark")), Parameter(name: "text", kind: .text)],
      phrases: [try #require(PhraseTemplate.pattern(phrase).template)])
    let index = PhraseIndex.compile([Application(name: "Voyages", shortcuts: [shortcut], entities: [landmarks])]).index
    var options = MatchOptions(now: TypedRequest.now)
    options.similarity = similarity
    return Matcher(index: index).match(request, options: options)
  }
}
