import Diagnostics
import Testing

@testable import PhraseMatching

/// Laws 1 to 9 of matching, on seeded random catalogs, by words alone and with their meaning.
struct MatchingLawTests {
  // MARK: 1

  @Test(arguments: LawBench.trials(40))
  func `a phrase typed exactly matches its shortcut with score 1`(seed: UInt64, similarity: MatchOptions.Similarity) {
    let bench = LawBench(seed: seed, [.politeWords, .ordinaryNames, .freeText], similarity: similarity)
    for request in bench.exact {
      let matching = bench.match(request.text)
      let own = matching.candidates.first { $0.shortcut == request.shortcut }
      // Free words are said exactly as well, yet a phrase that takes them for a value may rank before.
      if !request.takesText {
        #expect(matching.candidates.first?.score == 1, "seed \(seed), \(request): \(summary(matching))")
      }
      #expect(own?.score == 1, "seed \(seed), \(request), phrase '\(request.phrase)': \(summary(matching))")
    }
  }

  @Test func `the seeds hold exact requests of every kind that the laws are about`() {
    let benches = (0..<25).map { LawBench(seed: $0, [.negativePhrases], similarity: .lexical) }
    let requests = benches.flatMap(\.exact)
    #expect(requests.count { $0.name == nil } > 100)
    #expect(requests.count { request in request.name.map { request.text.hasSuffix(" in \($0)") } ?? false } > 10)
    #expect(requests.count { !$0.values.isEmpty } > 50)
    #expect(benches.flatMap(\.negative).count > 20)
    #expect(benches.count { $0.applications.count > 1 } > 10)
  }

  // MARK: 2

  static let disguises: [(name: String, of: @Sendable (String) -> String)] = [
    ("upper case", { $0.uppercased() }),
    ("punctuation", { "«" + $0.split(separator: " ").joined(separator: "; ") + "»?!" }),
    ("white space", { "\n\t" + $0.split(separator: " ").joined(separator: " \u{2003}\u{A0}\r\n") + " \n" }),
    ("full width", fullWidth),
    ("accents", { accented($0) }),
    ("accents in pieces", { decomposed($0) }),
    ("a polite frame", { "could you please \($0), thanks" }),
    ("polite words in front", { "Hey, \($0)" }),
    ("polite words behind", { "\($0) if you can" }),
  ]

  @Test(arguments: LawBench.trials(20))
  func `case, punctuation, width, accents, white space and a polite frame never change the winner`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    var bench = LawBench(seed: seed, [], similarity: similarity)
    var cases = compare(bench.exact.map(\.text) + bench.disturbed(20), bench, seed)
    bench = LawBench(seed: seed, [.freeText], similarity: similarity)
    cases.add(compare(bench.exact.map(\.text), bench, seed))
    cases.requireShare(0.4, "recognized", seed)
  }

  private func compare(_ requests: [String], _ bench: LawBench, _ seed: UInt64) -> LawCases {
    var cases = LawCases()
    for request in requests {
      let plain = bench.match(request)
      guard cases.count(plain.outcome != .notRecognized) else { continue }
      for disguise in Self.disguises {
        let other = disguise.of(request)
        let matching = bench.match(other)
        #expect(
          winner(matching) == winner(plain),
          "seed \(seed), \(disguise.name): '\(request)' \(summary(plain)), '\(other)' \(summary(matching))")
      }
    }
    return cases
  }

  @Test(arguments: [
    ("-3", "\n-3"), ("-3", "\u{2009}-3"), ("-3", "－３"), ("21.5", "２１．５"), ("18:30", "１８：３０"), ("1,000", "１，０００"),
    ("what's", "ｗｈａｔ＇ｓ"), ("$30", "＄３０"), ("20%", "２０％"), ("rock & roll", "ｒｏｃｋ　＆　ｒｏｌｌ"), ("£5", "￡5"),
  ])
  func `signs may be full-width, and a sign may follow any white space`(plain: String, other: String) {
    #expect(normalized(other) == normalized(plain))
  }

  // MARK: 3

  @Test(arguments: LawBench.trials(25))
  func `an application's name that is said routes to it`(seed: UInt64, similarity: MatchOptions.Similarity) {
    let bench = LawBench(seed: seed, [], similarity: similarity)
    var cases = LawCases()
    for request in bench.exact where request.name == nil {
      for (position, application) in bench.applications.enumerated() {
        for text in ["\(request.text) in \(application.name)", "\(application.name), \(request.text)"] {
          let matching = bench.match(text)
          let isRecognized = matching.outcome != .notRecognized
          if position == request.application { cases.count(isRecognized) }
          guard isRecognized else { continue }
          #expect(
            matching.candidates.first?.application == application.name, "seed \(seed), '\(text)': \(summary(matching))")
        }
      }
    }
    cases.requireShare(0.9, "recognized with their own application's name", seed)
  }

  @Test(arguments: LawBench.trials(25))
  func `an application's name left out costs little, and two applications are asked about`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    var bench = LawBench(seed: seed, [], similarity: similarity)
    var duplicate = bench.applications[0]
    duplicate.name = "Mirror"
    bench = LawBench(seed: seed, applications: [bench.applications[0], duplicate], similarity: similarity)
    var cases = LawCases()
    for request in bench.exact where request.application == 0 {
      guard let name = request.name, request.text.hasSuffix(" in \(name)") else { continue }
      let missing = String(request.text.dropLast(" in \(name)".count))
      guard cases.count(bench.saysSomething(missing)) else { continue }
      let matching = bench.match(missing)
      let own = matching.candidates.first { $0.shortcut == request.shortcut }
      #expect(own.map { (0.7...1).contains($0.score) } ?? false, "seed \(seed), '\(missing)': \(summary(matching))")
      #expect(matching.outcome == .ambiguous, "seed \(seed), '\(missing)': \(summary(matching))")
    }
    cases.requireShare(0.5, "more than light words", seed)
  }

  @Test(arguments: LawBench.trials(25))
  func `of two applications that say the same both are mentioned, and by words none is preferred`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    let application = LawBench(seed: seed, []).applications[0]
    var duplicate = application
    (duplicate.name, duplicate.synonyms) = ("Mirror", [])
    let bench = LawBench(seed: seed, applications: [application, duplicate], similarity: similarity)
    var cases = LawCases()
    for request in bench.exact where request.application == 0 && request.name == nil {
      let words = request.text.split(separator: " ").map(String.init)
      let alike = words.map { CatalogGenerator.alikeWords[$0]?.first ?? $0 }
      for said in [words, alike, Array(alike.dropLast()), alike.reversed()] {
        let text = said.joined(separator: " ")
        let matching = bench.match(text)
        let note: Comment = "seed \(seed), '\(text)': \(summary(matching))"
        // What was learned of two phrases that are the same is not quite the same.
        #expect(similarity == .semantic || matching.outcome != .matched, note)
        guard cases.count(matching.outcome != .notRecognized), let first = matching.candidates.first else { continue }
        #expect(
          matching.candidates.contains { $0.intent == first.intent && $0.application != first.application }, note)
      }
    }
    cases.requireShare(0.2, "recognized", seed)
  }

  // MARK: 4

  @Test(arguments: LawBench.trials(40))
  func `what fills a placeholder is whole tokens and among it the value that was meant`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    let bench = LawBench(seed: seed, [.ordinaryNames], similarity: similarity)
    var (matched, filledValues) = (LawCases(), LawCases())
    for request in bench.exact {
      let matching = bench.match(request.text)
      let edges = TokenEdges(request.text)
      for value in matching.candidates.flatMap(\.values) {
        let isWhole = edges.starts.contains(value.range.lowerBound) && edges.ends.contains(value.range.upperBound)
        #expect(isWhole, "seed \(seed), \(request): \(value)")
        #expect(Set(value.values).count == value.values.count, "seed \(seed), \(request): \(value)")
      }
      let own = matching.candidates.first { $0.shortcut == request.shortcut && $0.phrase == request.phrase }
      matched.count(own != nil)
      guard let own else { continue }
      for (name, id) in request.values {
        let filled = own.values.first { $0.name == name && $0.text == request.said[name] }
        filledValues.count(filled != nil)
        guard let filled else { continue }  // "[the] ${p0}" may read "the garden" as a longer name.
        #expect(filled.values.contains { $0.id == id }, "seed \(seed), \(request), \(name): \(summary(matching))")
      }
    }
    matched.requireShare(0.6, "matched by their own phrase", seed)
    filledValues.requireShare(0.6, "filled by the words that were said", seed)
  }

  @Test(arguments: LawBench.trials(40))
  func `a value that two of its names fit equally well is one value`(seed: UInt64, similarity: MatchOptions.Similarity)
  {
    var bench = LawBench(seed: seed, [], similarity: similarity)
    var cases = LawCases()
    for request in bench.disturbed(30) {
      let values = bench.match(request).candidates.flatMap(\.values)
      cases.count(!values.isEmpty)
      for value in values {
        #expect(Set(value.values).count == value.values.count, "seed \(seed), '\(request)': \(value)")
      }
    }
    if bench.exact.contains(where: { !$0.values.isEmpty }) { cases.requireShare(0.1, "filled by values", seed) }
  }

  @Test func `a slip between two names of one value asks nothing`() {
    let desk = Entity.Value(id: "desk", title: "Desk Lamp", synonyms: ["Desk Damp"])
    let lamp = Parameter(name: "lamp", kind: .entity("Lamp"))
    let phrases = ["open ${lamp}"].compactMap { PhraseTemplate.literal($0).template }
    let home = Application(
      name: "Home", shortcuts: [Shortcut(intent: "Open", title: "Open", parameters: [lamp], phrases: phrases)],
      entities: [Entity(name: "Lamp", title: "Lamp", values: [desk])])
    let matching = LawBench(seed: 0, applications: [home]).match("open desk xamp")
    #expect(matching.outcome == .matched, "\(summary(matching))")
    #expect(matching.candidates.first?.values.first?.values.map(\.id) == ["desk"])
  }

  // MARK: 5

  @Test(arguments: 0..<25)
  func `words that no phrase has cost at least as much as they weigh`(seed: UInt64) {
    let bench = LawBench(seed: seed, [], similarity: .lexical)
    var cases = LawCases()
    for request in bench.exact {
      let tokens = Double(TokenEdges(request.text).starts.count)
      for count in 1...Self.unknown.count {
        let text = "\(request.text) \(Self.unknown.prefix(count).joined(separator: " "))"
        let best = bench.match(text).candidates.first?.score ?? 0
        if count == 1 { cases.count(best > 0) }
        let most = 1 - Double(count) / (tokens + Double(count))
        #expect(best <= most + 1e-9, "seed \(seed), '\(text)': \(best), at most \(most)")
      }
    }
    cases.requireShare(0.5, "mentioned", seed)
  }

  @Test(arguments: 0..<6)
  func `words that no phrase has are never ignored, and make nothing recognized, whatever they mean`(seed: UInt64) {
    let bench = LawBench(seed: seed, [])
    var cases = LawCases()
    for request in bench.exact {
      var isRecognized = cases.count(bench.match(request.text).outcome != .notRecognized)
      for count in 1...Self.unknown.count {
        let text = "\(request.text) \(Self.unknown.prefix(count).joined(separator: " "))"
        let matching = bench.match(text)
        let note: Comment = "seed \(seed), '\(text)': \(summary(matching))"
        #expect((matching.candidates.first?.score ?? 0) < 1, note)
        #expect(isRecognized || matching.outcome == .notRecognized, note)
        isRecognized = matching.outcome != .notRecognized
      }
    }
    cases.requireShare(0.9, "recognized without such words", seed)
  }

  private static let unknown = ["quetzal", "xylophones", "bumblebee", "zucchini"]

  // MARK: 6

  @Test(arguments: LawBench.trials(40))
  func `a negative phrase beats everything in its application`(seed: UInt64, similarity: MatchOptions.Similarity) {
    let bench = LawBench(seed: seed, [.negativePhrases, .freeText, .ordinaryNames], similarity: similarity)
    var cases = LawCases()
    for request in bench.negative {
      let name = bench.applications[request.application].name
      let matching = bench.match(request.text)
      let isSilent = matching.candidates.allSatisfy { $0.application != name }
      #expect(isSilent, "seed \(seed), \(request), phrase '\(request.phrase)': \(summary(matching))")
      cases.count(matching.vetoedApplication == name)
    }
    cases.requireShare(0.5, "vetoed", seed)
  }

  // MARK: 7

  @Test(arguments: LawBench.trials(12))
  func `the outcome follows from score, threshold and margin, and the costs add up to the score by words`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    var bench = LawBench(seed: seed, similarity: similarity)
    var cases = LawCases()
    for request in bench.disturbed(40) {
      let matching = bench.match(request, explanation: .steps)
      cases.count(matching.outcome != .notRecognized)
      let score = matching.candidates.first?.score ?? 0
      let note: Comment = "seed \(seed), '\(request)': \(summary(matching))"
      #expect((matching.outcome == .notRecognized) == (score < MatchOptions.defaultThreshold), note)
      if let margin = matching.margin, matching.outcome == .matched {
        #expect(margin >= MatchOptions.defaultMargin || (matching.isExact && margin > 0), note)
      }
      for candidate in matching.candidates where similarity == .lexical {
        let explanation = candidate.explanation
        let cost = explanation.map { $0.steps.reduce($0.otherCost) { $0 + $1.cost } } ?? .nan
        let explained = max(0, 1 - cost / (explanation?.weight ?? .nan))
        #expect(abs(explained - candidate.score) < 1e-9, "\(note) explained as \(explained)")
      }
    }
    cases.requireShare(0.2, "recognized", seed)
  }

  // MARK: 8

  @Test(arguments: LawBench.trials(25))
  func `adding a phrase or a value never lowers the score of an exact match elsewhere`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    let bench = LawBench(seed: seed, [.politeWords, .ordinaryNames, .freeText], similarity: similarity)
    var generator = CatalogGenerator(seed: seed &+ 1_000)
    for round in 0..<4 {
      var applications = bench.applications
      let position = Int.random(in: 0..<applications.count, using: &generator.random)
      let last = applications[position].shortcuts.count - 1
      if let phrase = generator.template() { applications[position].shortcuts[last].phrases.append(phrase) }
      applications[position].entities[0].values.append(generator.value(id: "added"))
      let larger = LawBench(seed: seed, applications: applications, similarity: similarity)
      for request in bench.exact {
        let matching = larger.match(request.text)
        let own = matching.candidates.first { $0.shortcut == request.shortcut }
        #expect(own?.score == 1, "seed \(seed), round \(round), \(request): \(summary(matching))")
      }
    }
  }

  @Test(arguments: LawBench.trials(10))
  func `equal scores keep catalog order`(seed: UInt64, similarity: MatchOptions.Similarity) {
    let first = LawBench(seed: seed, [.freeText], similarity: similarity).applications
    let second = first.map { application in
      var application = application
      application.shortcuts += application.shortcuts
      return application
    }
    var bench = LawBench(seed: seed, applications: second, similarity: similarity)
    var cases = LawCases()
    for request in bench.exact.map(\.text) + bench.disturbed(20) {
      let candidates = bench.match(request).candidates
      let equals = zip(candidates, candidates.dropFirst()).filter { $0.distance == $1.distance }
      cases.count(!equals.isEmpty)
      for (candidate, next) in equals {
        #expect(candidate.shortcut < next.shortcut, "seed \(seed), '\(request)'")
      }
    }
    cases.requireShare(0.5, "answered by equals", seed)
  }

  // MARK: 9

  @Test(arguments: LawBench.trials(15))
  func `a bad phrase or value is reported and skipped, and the rest matches as without it`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    var bench = LawBench(seed: seed, similarity: similarity)
    let broken = LawBench(seed: seed, applications: bench.applications.map(spoiled), similarity: similarity)
    #expect(bench.findings.isEmpty)
    #expect(broken.findings.count == bench.applications.count * 5, "seed \(seed): \(broken.findings)")
    let own = ["lampp", "kitcen zebraish", "frobnicate", "the frobnicated"]
    var cases = LawCases()
    for request in bench.exact.map(\.text) + bench.disturbed(20) + own {
      let matching = bench.match(request)
      cases.count(matching.outcome != .notRecognized)
      #expect(broken.match(request) == matching, "seed \(seed), '\(request)'")
    }
    cases.requireShare(0.3, "recognized", seed)
  }

  @Test(arguments: [
    "go " + String(repeating: "[up]", count: 370),
    "(\(String(repeating: "up|", count: 300))go) (\(String(repeating: "in|", count: 300))to)",
  ])
  func `a pattern with more ways than an index can hold is reported and skipped`(text: String) throws {
    let good = try #require(PhraseTemplate.pattern("open the garden").template)
    let bad = try #require(PhraseTemplate.pattern(text).template)
    let shortcut = Shortcut(intent: "Open", title: "Open", phrases: [bad, good])
    let bench = LawBench(seed: 0, applications: [Application(name: "Trails", shortcuts: [shortcut])])
    #expect(bench.findings.map(\.rule) == ["compile.phrase-too-long"])
    #expect(bench.match("open the garden").candidates.first?.phrase == "open the garden")
  }

  /// The application with a phrase too long, one with an unknown placeholder, one without words, a parameter of an
  /// unknown entity, and a value without a name.
  private func spoiled(_ application: Application) -> Application {
    var application = application
    let long = "lampp " + String(repeating: "frobnicated zebraish ", count: PhraseGraph.capacity)
    let bad = [
      PhraseTemplate(text: long, parts: [.words(long)]),
      PhraseTemplate(text: "?", parts: [.words("frobnicate kitcen"), .placeholder("nobody", 0..<0)]),
      PhraseTemplate(text: "…", parts: [.words("…")]),
    ]
    application.shortcuts[0].phrases.insert(contentsOf: bad, at: 0)
    application.shortcuts[0].parameters.append(Parameter(name: "none", kind: .entity("Nothing")))
    application.entities[0].values.insert(Entity.Value(id: "mute", title: "…"), at: 0)
    return application
  }
}

// MARK: - Disguises

private func fullWidth(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0x21...0x7E: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
        case 0x20: "\u{3000}"
        default: scalar
        }
      }))
}

private func accented(_ text: String) -> String {
  String(text.map { ["a": "å", "e": "é", "o": "ø", "u": "ū", "n": "ñ", "L": "Ł"][$0] ?? $0 })
}

private func decomposed(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    scalars.append(scalar)
    if "aeounSs".unicodeScalars.contains(scalar) { scalars.append("\u{301}") }
  }
  return String(scalars)
}

// MARK: - Judging

/// The first shortcut and what fills it, whatever the request looked like.
private func winner(_ matching: Matching) -> String {
  guard let first = matching.candidates.first else { return "nothing" }
  let values = first.values.map { value in
    if let typed = value.typed { return "\(value.name)=\(typed)" }
    let said = value.values.isEmpty ? normalized(value.text) : value.values.map(\.id).joined(separator: "/")
    return "\(value.name)=\(said)"
  }
  return "\(first.shortcut) \(values)"
}

private func normalized(_ text: String) -> String {
  var words: [String] = []
  TokenizerBox().forEachToken(in: text) { words.append(String(decoding: $1, as: UTF8.self)) }
  return words.joined(separator: " ")
}

func summary(_ matching: Matching) -> String {
  let candidates = matching.candidates.prefix(4).map { candidate in
    "\(candidate.shortcut) \(candidate.application) '\(candidate.phrase)' \(candidate.score)"
      + " \(candidate.values.map { "\($0.name)='\($0.text)' \($0.values.map(\.id))" })"
  }
  return "\(matching.outcome) \(candidates)"
}

/// Where the tokens of a request begin and end.
struct TokenEdges {
  private(set) var starts: Set<Int> = []
  private(set) var ends: Set<Int> = []

  init(_ text: String) {
    TypedRequest.withTokens(text) { view, _ in
      for token in view.tokens {
        starts.insert(Int(token.sourceStart))
        ends.insert(Int(token.sourceEnd))
      }
    }
  }
}
