import PhraseMatching
import Testing

@testable import PhraseTesting

struct RequestReportTests {
  private func report() async throws -> RequestReport {
    var report = RequestReport()
    report.note(try LampTrial.index(), application: nil)
    report.note(try LampTrial.index(), application: nil)
    let first = try await LampTrial.results(
      """
      {"text":"turn on the desk lamp","intent":"TurnOn","parameters":{"lamp":"desk"}}
      {"text":"turn off the porch light","intent":"TurnOn","parameters":{"lamp":"porch"}}
      {"text":"turn off the desk lamp","intent":"TurnOff","parameters":{"lamp":"porch"}}
      {"text":"turn on the sauna","intent":"TurnOn","parameters":{"lamp":"desk"}}
      """)
    let second = try await LampTrial.results(
      """
      {"text":"turn on airplane mode","intent":null}
      {"text":"turn on the porch light in home","intent":null}
      """)
    report.add(.init(path: "a", results: first))
    report.add(.init(path: "b", results: second))
    return report
  }

  @Test func `requests are counted by how they went`() async throws {
    let report = try await report()
    let counts = report.files.map(\.counts).map { [$0.asExpected, $0.wrong, $0.notRecognized] }
    #expect(counts == [[1, 2, 1], [1, 1, 0]])
    #expect([report.counts.all, report.counts.asExpected, report.counts.failures] == [6, 2, 4])
  }

  @Test func `accuracy is of intents, values of those, and false triggers`() async throws {
    let accuracy = try await report().accuracy
    #expect(accuracy.intents == .init(part: 2, whole: 4))
    #expect(accuracy.slots == .init(part: 1, whole: 2))
    #expect(accuracy.falseTriggers == .init(part: 1, whole: 2))
  }

  @Test func `what nobody reached is told once, in catalog order`() async throws {
    let report = try await report()
    #expect(report.coverable == (phrases: 9, values: 4))
    #expect(
      report.unreachedPhrases.map(\.text) == [
        "Light up the ${lamp}", "Dim [the] ${lamp} to ${level} percent", "Remind me to ${task}",
        "Remind me ${day} to ${task}", "Wait ${span}", "Give the lawn ${amount} of water", "Set the hot water ${isHot}",
      ])
    #expect(report.unnamedValues.map(\.id) == ["left", "right"])
  }

  @Test func `the weakest come first, as many as are wanted`() async throws {
    var report = RequestReport()
    let texts = ["turn on the desk lamp in home", "turn on desk lmap", "turn on the desk lamp really"]
    let lines = texts.map { #"{"text":"\#($0)","intent":"TurnOn"}"# }.joined(separator: "\n")
    report.add(.init(path: "a", results: try await LampTrial.results(lines)))
    let distances = report.weakest(3).compactMap { $0.result.slack?.distance }
    #expect(distances.count == report.counts.asExpected)
    #expect(distances == distances.sorted())
    #expect(report.weakest(1).first?.result.slack?.distance == distances.first)
  }

  @Test func `every recognized request has its place among the margins`() async throws {
    let report = try await report()
    let margins = report.margins
    #expect(margins.count == 1)
    #expect(margins.bins.first?.lower == 0)
    #expect(zip(margins.bins, margins.bins.dropFirst()).allSatisfy { $0.upper == $1.lower })
  }
}
