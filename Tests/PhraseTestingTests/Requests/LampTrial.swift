import Diagnostics
import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import PhraseTesting

/// A house of lamps to try requests on.
enum LampTrial {
  static let catalog = """
    {
      format: 1,
      application: { name: "Home", synonyms: ["my house"] },
      entities: {
        Lamp: { title: "Lamp", values: [
          { id: "desk", title: "Desk Lamp", synonyms: ["reading light"] },
          { id: "left", title: "Bedside Lamp", subtitle: "Left" },
          { id: "right", title: "Bedside Lamp", subtitle: "Right" },
          { id: "porch", title: "Porch Light" },
        ] },
      },
      shortcuts: [
        { intent: "TurnOn", title: "Turn On",
          parameters: { lamp: { entity: "Lamp" } },
          phrases: ["Turn on [the] ${lamp} in ${applicationName}", "Light up the ${lamp}"] },
        { intent: "TurnOff", title: "Turn Off",
          parameters: { lamp: { entity: "Lamp" } },
          phrases: ["Turn off [the] ${lamp} in ${applicationName}"] },
        { intent: "Dim", title: "Dim",
          parameters: { lamp: { entity: "Lamp" }, level: { type: "integer", range: [0, 100] } },
          phrases: ["Dim [the] ${lamp} to ${level} percent"] },
        { intent: "Remember", title: "Remember",
          parameters: { task: { type: "text" }, day: { type: "date" }, span: { type: "duration" } },
          phrases: ["Remind me to ${task}", "Remind me ${day} to ${task}", "Wait ${span}"] },
        { intent: "Water", title: "Water",
          parameters: { amount: { type: "measurement" }, isHot: { type: "boolean" } },
          phrases: ["Give the lawn ${amount} of water", "Set the hot water ${isHot}"] },
      ],
      negativePhrases: ["Turn on airplane mode"],
    }
    """

  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  static func index() throws -> PhraseIndex {
    let (read, findings) = Catalog.read(catalog)
    try #require(findings.isEmpty, "\(findings.map(\.headline))")
    return PhraseIndex.compile([try #require(read).application]).index
  }

  static func trial(_ settings: RequestFile.Settings = RequestFile.Settings()) throws -> RequestTrial {
    RequestTrial(on: RequestSubject(try index(), options: MatchOptions(now: now)), settings)
  }

  /// What comes of the lines of a file.
  static func results(_ lines: String, _ settings: RequestFile.Settings? = nil) async throws -> [RequestResult] {
    let (file, findings) = RequestFile.read(Array(lines.utf8), .lines)
    try #require(!findings.contains { $0.severity == .error }, "\(findings.map(\.headline))")
    let trial = try trial(settings ?? file.settings)
    var results: [RequestResult] = []
    for request in file.requests { results.append(try #require(await trial.result(of: request))) }
    return results
  }

  /// What comes of a line.
  static func result(_ line: String) async throws -> RequestResult { try #require(try await results(line).first) }
}
