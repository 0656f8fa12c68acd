import Testing

@testable import PhraseMatching

/// What was compared with what where words alone do not decide.
struct SemanticExplanationTests {
  private func candidates(_ request: String, _ similarity: MatchOptions.Similarity = .semantic) -> [Candidate] {
    var options = SemanticFixture.options
    options.similarity = similarity
    return Matcher(index: SemanticFixture.learned).match(request, options: options).candidates
  }

  @Test func `a word that is alike in meaning is told from one that is misspelt`() throws {
    let explanation = try #require(candidates("begin the tiemr").first?.explanation)
    let words = explanation.steps.filter { $0.phrasePart != nil && $0.requestText != nil && $0.kind == .matched }
    #expect(words.map(\.phrasePart) == ["start", "the", "timer"])
    #expect(words.map(\.requestText) == ["begin", "the", "tiemr"])
    #expect(words.map(\.comparedBy) == [.semantic, .lexical, .lexical])
    #expect(words.allSatisfy { 0...1 ~= $0.similarity })
    #expect(words[0].similarity < 1 && words[0].similarity > 0.45)
  }

  @Test func `a word that is alike and stands elsewhere is marked as well`() throws {
    let explanation = try #require(candidates("the timer commence").first?.explanation)
    let step = try #require(explanation.steps.first { $0.phrasePart == "start" })
    #expect(step.kind == .moved)
    #expect(step.comparedBy == .semantic)
  }

  @Test(arguments: SemanticFixture.requests)
  func `the costs add up to what the words say`(request: String) {
    for candidate in candidates(request) {
      guard let explanation = candidate.explanation else {
        Issue.record("'\(candidate.phrase)' is not explained")
        continue
      }
      let cost = explanation.steps.reduce(0) { $0 + $1.cost }
      let words = max(0, 1 - cost / explanation.weight)
      #expect(abs(words - (explanation.classification?.words ?? candidate.score)) < 0.002, "'\(candidate.phrase)'")
    }
  }

  @Test(arguments: SemanticFixture.requests)
  func `the parts of a meaning are shares, and the score lies between them`(request: String) {
    for candidate in candidates(request) {
      guard let classification = candidate.explanation?.classification else { continue }
      #expect(candidate.score >= classification.score - 1e-6)
      #expect(candidate.score <= max(classification.score, classification.words) + 1e-6)
      #expect(0...1 ~= classification.words && 0...1 ~= classification.chance && 0...1 ~= classification.score)
      #expect(classification.strength.isFinite)
      #expect(classification.shortcuts <= SemanticFixture.learned.shortcutCount)
    }
  }

  @Test func `the chance is one among the shortcuts that may be meant`() throws {
    let all = try #require(candidates("commence a countdown").first?.explanation?.classification)
    #expect(all.shortcuts == 7)
    let only = try #require(candidates("commence a countdown in Clock").first?.explanation?.classification)
    #expect(only.shortcuts == 4)
  }

  @Test(arguments: ["start the timer", "turn on the desk lamp", "lock the door"])
  func `where words suffice nothing is said of a meaning`(request: String) throws {
    let first = try #require(candidates(request).first)
    #expect(first.explanation?.classification == nil)
    #expect(first.explanation?.steps.allSatisfy { $0.comparedBy == .lexical } ?? false)
  }

  @Test(arguments: SemanticFixture.requests)
  func `by words alone nothing is alike in meaning`(request: String) {
    for candidate in candidates(request, .lexical) {
      #expect(candidate.explanation?.classification == nil)
      #expect(candidate.explanation?.steps.allSatisfy { $0.comparedBy == .lexical } ?? false)
    }
  }

  @Test(arguments: SemanticFixture.requests)
  func `whoever loses to a shortcut that is meant is told by what`(request: String) {
    let found = candidates(request)
    guard let first = found.first?.explanation?.classification else { return }
    for loser in found.dropFirst() {
      guard let classification = loser.explanation?.classification, let verdict = loser.explanation?.verdict else {
        continue
      }
      guard classification.chance < first.chance, loser.distance > 0 else { continue }
      #expect(verdict.contains(" behind: less likely to be meant, by a chance of "), "'\(verdict)'")
    }
  }

  @Test func `a request of more words than meaning is asked of is compared by words`() {
    let long = "please " + String(repeating: "really ", count: 80) + "begin the timer"
    #expect(candidates(long).map(\.phrase) == candidates(long, .lexical).map(\.phrase))
  }

  @Test(arguments: SemanticFixture.requests + ["zzyx qwrt"])
  func `what hardly fits is not worth mentioning`(request: String) {
    #expect(candidates(request).allSatisfy { $0.score >= MatchCosts.floor })
  }

  @Test func `a threshold of 0 names the nearest shortcut, whatever was said`() {
    var options = SemanticFixture.options
    options.threshold = 0
    for request in SemanticFixture.requests + ["zzyx qwrt", "the", "colourless green ideas"] where !request.isEmpty {
      let matching = Matcher(index: SemanticFixture.learned).match(request, options: options)
      #expect(matching.outcome != .notRecognized, "'\(request)'")
      #expect(!matching.candidates.isEmpty, "'\(request)'")
    }
  }
}
