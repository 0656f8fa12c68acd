import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// Which indexes have a semantic model; the others match by words alone.
struct SemanticCoverageTests {
  private let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  private static let german = application(
    "Zuhause",
    [
      ["schalte ${lamp} ein", "mach ${lamp} an", "[bitte] ${lamp} einschalten"],
      ["schalte ${lamp} aus", "mach ${lamp} aus"], ["spiele etwas Musik in ${applicationName}", "mach Musik an"],
      ["wie wird das Wetter morgen", "zeige die Vorhersage"], ["schreibe ${text} auf", "merke dir ${text}"],
    ],
    refusing: ["schalte nie wieder etwas ein"])

  private static func application(_ name: String, _ phrases: [[String]], refusing negative: [String] = [])
    -> Application
  {
    let parameters = [Parameter(name: "lamp", kind: .entity("Lampe")), Parameter(name: "text", kind: .text)]
    let values = [("a", "Schreibtischlampe"), ("b", "Flurlicht"), ("c", "Küche")]
    return Application(
      name: name,
      shortcuts: phrases.enumerated().map { position, phrases in
        Shortcut(
          intent: "Absicht\(position)", title: "Absicht \(position)", parameters: parameters,
          phrases: phrases.compactMap { PhraseTemplate.pattern($0).template })
      },
      entities: [
        Entity(name: "Lampe", title: "Lampe", values: values.map { Entity.Value(id: $0.0, title: $0.1) })
      ], negativePhrases: negative.compactMap { PhraseTemplate.literal($0).template })
  }

  @Test(arguments: 0..<12)
  func `phrases in words that the table does not know match by words alone`(seed: UInt64) {
    let index = PhraseIndex.compile([Self.german]).index
    #expect(!SemanticCoverage.covers(index.phrases, vectors))
    var requests = RequestGenerator(seed: seed, [Self.german])
    let exact = requests.exactRequests() + requests.negativeRequests()
    let (asked, ignored) = (Matcher(index: index), Matcher(index: index))
    for number in 0..<60 {
      let request = requests.anyRequest(from: exact)
      var options = MatchOptions(
        threshold: number % 9 == 8 ? 0 : MatchOptions.defaultThreshold, limit: number % 5 + 1, now: TypedRequest.now,
        explanation: .steps)
      let matching = asked.match(request, options: options)
      options.similarity = .lexical
      #expect(matching == ignored.match(request, options: options), "seed \(seed), '\(request)'")
    }
    #expect(index.semanticModel == nil && !index.hasSemanticModel)
  }

  @Test func `most random catalogs of the laws have a semantic model`() {
    let meant = (0..<40 as Range<UInt64>).count { SemanticCoverage.covers(LawBench(seed: $0).index.phrases, vectors) }
    #expect(meant >= 36)
  }

  @Test func `one shortcut alone has no semantic model, and more than can be learned have none`() {
    func covers(_ count: Int) -> Bool {
      let phrases = Array(repeating: ["open the door"], count: count)
      return SemanticCoverage.covers(PhraseIndex.compile([Self.application("Home", phrases)]).index.phrases, vectors)
    }
    #expect(!covers(0) && !covers(1) && covers(2))
    #expect(covers(SemanticCoverage.mostShortcuts) && !covers(SemanticCoverage.mostShortcuts + 1))
  }

  @Test func `half of the content words have to be known`() {
    func covers(_ phrases: [String]) -> Bool {
      let index = PhraseIndex.compile([Self.application("Home", phrases.map { [$0] })]).index
      return SemanticCoverage.covers(index.phrases, vectors)
    }
    #expect(covers(["open window", "open zzyxq zzyxr"]))
    #expect(!covers(["open window", "open zzyxq zzyxr zzyxs"]))
    #expect(!covers(["the", "my"]))
  }
}
