import AppIntents
import Testing

@testable import AppIntentsCore

private final class Drawer: Sendable {}

private struct Tidy: UndoableIntent {
  static let title: LocalizedStringResource = "Tidy"
  static let drawer = Drawer()

  @MainActor func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: Self.drawer) { _ in }
    undoManager?.registerUndo(withTarget: Self.drawer) { _ in }
    undoManager?.setActionName("Tidy Drawer")
    return .result()
  }
}

private struct Look: UndoableIntent {
  static let title: LocalizedStringResource = "Look"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Count: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 2
    progress.localizedDescription = "Counting"
    progress.completedUnitCount = 1
    progress.completedUnitCount += 1
    return .result()
  }
}

private struct Wait: CancellableIntent, LongRunningIntent {
  static let title: LocalizedStringResource = "Wait"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let (reasons, continuation) = AsyncStream.makeStream(of: IntentCancellationReason.self)
    let reason = try await performBackgroundTask {
      withUnsafeCurrentTask { $0?.cancel() }
      return await reasons.first { _ in true }
    } onCancel: { reason in
      continuation.yield(reason)
    }
    return .result(value: "\(reason, default: "none")")
  }
}

private struct Lead: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Lead"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    if systemContext.currentMode == .foreground { return .result(value: "in front") }
    throw needsToContinueInForegroundError("May I open the app?") { steps.append("continued") }
  }
}

private struct Ask: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Ask"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let answer = try await requestToContinueInForeground { 42 }
    return .result(value: answer)
  }
}

@MainActor private var steps: [String] = []

private struct Find: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Words") var criteria: StringSearchCriteria
}

private struct Shoot: CameraCaptureIntent {
  struct AppContext: Codable { var zoom: Int }
  static let title: LocalizedStringResource = "Shoot"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Hike: PredictableIntent {
  static let title: LocalizedStringResource = "Hike"
  @Parameter(title: "Place") var place: String
  @Parameter(title: "Hours") var hours: Int?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$place) { place in DisplayRepresentation(title: "Hike \(place)") }
    IntentPrediction(parameters: (\.$place, \.$hours)) { place, hours in
      DisplayRepresentation(title: "Hike \(place) for \(hours ?? 1) hours")
    }
    IntentPrediction { "Hike" }
  }

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct RunSupportTests {
  @Test func `what one run registers is one step to undo`() async throws {
    let transcript = EventTranscript()
    var environment = IntentEnvironment.watched(by: transcript)
    let manager = UndoManager()
    environment.undoManager = manager
    _ = try await IntentRunner(environment).run(Tidy())
    _ = try await IntentRunner(environment).run(Look())
    #expect(await transcript.lines == ["performs Tidy", "can undo: Tidy Drawer", "performs Look"])
    #expect(await manager.undoCount == 1)
  }

  @Test func `outside of a run there is an undo manager too`() async {
    #expect(await Tidy().undoManager != nil)
  }

  @Test func `every change of the progress is seen, in order`() async throws {
    #expect(
      try await transcript(of: Count()) == [
        "performs Count", "0 of 2", "0 of 2: Counting", "1 of 2: Counting", "2 of 2: Counting",
      ])
  }

  @Test(arguments: [IntentCancellationReason.timeout, .userCancelled])
  func `an intent that is ended early is told why`(reason: IntentCancellationReason) async throws {
    var environment = IntentEnvironment()
    let cancellation = IntentCancellation()
    cancellation.reason = reason
    environment.cancellation = cancellation
    let told = Task { [environment] in try await environment.run { try await Wait().perform().value } }
    #expect(try await told.value == "\(reason)")
  }

  @Test func `an intent that needs the app in front asks, continues there and begins again`() async throws {
    var environment = IntentEnvironment(responder: ScriptedResponder([.yes]))
    environment.canContinueInForeground = true
    let outcome = try await IntentRunner(environment).run(Lead()).outcome
    #expect(outcome.value as? String == "in front")
    #expect(await steps == ["continued"])
  }

  @Test func `the continuation's value comes back`() async throws {
    let environment = IntentEnvironment(responder: ScriptedResponder([.yes]))
    #expect(try await IntentRunner(environment).run(Ask()).outcome.value as? Int == 42)
  }

  @Test func `the words of a search are taken as they are said`() async throws {
    let lines = try await transcript(of: Find(), replies: [.text("old lighthouses")])
    #expect(lines == ["opens the app for Find", "performs Find"])
    let intent = Find()
    intent.criteria = StringSearchCriteria(term: "old lighthouses")
    #expect(intent.criteria.term == "old lighthouses")
  }

  @Test func `what a camera intent keeps is there at the next run`() async throws {
    try await Shoot.updateAppContext(Shoot.AppContext(zoom: 3))
    #expect(try await Shoot.appContext?.zoom == 3)
    try await Shoot.updateAppContext(nil)
    #expect(try await Shoot.appContext == nil)
  }

  @Test func `predictions say which parameters they need and how the intent is shown with them`() {
    let intent = Hike()
    let predictions = Hike.predictions
    #expect(predictions.map { $0.parameterNames(of: intent) } == [["place"], ["place", "hours"], []])
    #expect(predictions[0].representation(of: intent) == nil)
    intent.place = "Ridge"
    intent.hours = 2
    let titles = predictions.map { $0.representation(of: intent).map { String(localized: $0.title) } }
    #expect(titles == ["Hike Ridge", "Hike Ridge for 2 hours", "Hike"])
  }
}
