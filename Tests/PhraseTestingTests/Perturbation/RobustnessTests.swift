import PhraseMatching
import Testing

@testable import PhraseTesting

struct RobustnessTests {
  private func report(_ lines: String, seed: UInt64 = 3, taken: Set<String> = []) async throws -> RobustnessReport {
    let results = try await LampTrial.results(lines)
    let trial = RobustnessTrial(
      try LampTrial.trial(), RequestVariants(seed: seed, .english), taken: taken)
    var report = RobustnessReport(seed: seed)
    for result in results { if let robustness = trial.robustness(of: result) { report.add(robustness, in: "a") } }
    return report
  }

  @Test func `variants are counted for each shortcut and each disturbance`() async throws {
    let report = try await report(
      """
      {"text":"turn on the desk lamp in home","intent":"TurnOn","parameters":{"lamp":"desk"}}
      {"text":"turn off the porch light in home","intent":"TurnOff","parameters":{"lamp":"porch"}}
      {"text":"what is the capital of peru","intent":null}
      """)
    #expect(
      report.shortcuts.map(\.shortcut) == [
        .named("TurnOn", application: "Home"), .named("TurnOff", application: "Home"), .rejections,
      ])
    #expect(report.disturbances.map(\.disturbance) == Disturbance.allCases.filter { $0 != .numberForm })
    #expect(report.shortcuts.reduce(0) { $0 + $1.score.variants } == report.all.variants)
    #expect(report.disturbances.reduce(0) { $0 + $1.score.passed } == report.all.passed)
    #expect(report.all.requests == 3)
    #expect(try #require(report.all.share) > 0.8)
  }

  @Test func `a request that goes wrong itself is not disturbed`() async throws {
    let report = try await report(#"{"text":"turn on the desk lamp","intent":"TurnOff"}"#)
    #expect(report.all.variants == 0)
    #expect(report.all.share == nil)
  }

  @Test func `a variant that is another request is skipped`() async throws {
    let line = #"{"text":"turn on the desk lamp in home","intent":"TurnOn"}"#
    let all = try await report(line)
    let rest = try await report(line, taken: ["in home turn on the desk lamp"])
    #expect(rest.skipped == 1)
    #expect(rest.all.variants == all.all.variants - 1)
  }

  @Test func `the requests that break come first, with what breaks them`() async throws {
    let report = try await report(
      """
      {"text":"turn on the desk lamp in home","intent":"TurnOn"}
      {"text":"wait ten minutes","intent":"Remember","parameters":{"span":600}}
      """, seed: 5)
    let shares = report.worst(10).map { Double($0.robustness.failures.count) / Double($0.robustness.variantCount) }
    #expect(shares == shares.sorted(by: >))
    for (_, robustness) in report.worst(10) {
      #expect(robustness.failures.allSatisfy { !$0.differences.isEmpty && $0.variant.text != robustness.request.text })
    }
  }
}
