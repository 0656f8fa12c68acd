import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

/// TravelTracking on a file of its own, at a fixed time, with somebody who answers.
@MainActor
final class TestBench {
  /// 16:00 in Greenwich: late morning at Niagara Falls, the middle of the night at Hobbiton.
  nonisolated static let now = Date(timeIntervalSince1970: 1_780_329_600)

  let file: URL
  let modelData: ModelData
  let navigator = Navigator()
  let searchEngine: SearchEngine
  let undoManager = UndoManager()
  let dependencies = AppDependencyManager()

  init(market: SearchEngine.Market? = nil, file: URL? = nil) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TravelTracking-\(UUID().uuidString)")
    self.file = file ?? folder.appending(path: "TravelTracking.json")
    modelData = ModelData(savedAt: self.file, clock: { Self.now })
    searchEngine = market.map { SearchEngine(market: $0) } ?? SearchEngine()
    dependencies.add(dependency: self.modelData)
    dependencies.add(dependency: self.navigator)
    dependencies.add(dependency: self.searchEngine)
  }

  /// The same app, launched anew.
  func relaunched() -> TestBench { TestBench(file: file) }

  func landmark(_ name: String) throws -> LandmarkEntity {
    let landmark = try #require(modelData.landmarks.first { $0.name == name })
    return LandmarkEntity(landmark: landmark, modelData: modelData)
  }

  func collection(_ name: String) throws -> CollectionEntity {
    modelData.entity(for: try #require(modelData.allCollections.first { $0.name == name }))
  }

  /// Runs an intent as the system would, with replies to its questions.
  func run(
    _ intent: some AppIntent,
    replies: [IntentReply] = [],
    adjusting adjust: (inout IntentEnvironment) -> Void = { _ in }
  ) async throws -> Transcript {
    let responder = ScriptedResponder(replies)
    var environment = environment(responder)
    adjust(&environment)
    let (outcome, spoken, supporting) = try await environment.run {
      let outcome = try await intent.outcome()
      return (outcome, outcome.spokenText, outcome.dialog?.supporting.map { String(localized: $0) })
    }
    return Transcript(outcome: outcome, questions: await responder.questions, spoken: spoken, supporting: supporting)
  }

  func environment(_ responder: (any IntentResponder)? = nil) -> IntentEnvironment {
    var environment = IntentEnvironment(
      responder: responder, dependencies: dependencies, locale: Locale(identifier: "en_US"))
    environment.undoManager = undoManager
    return environment
  }

  /// What a snippet looks like now.
  func drawing(of snippet: some SnippetIntent) async throws -> RenderedView {
    let container = try #require(try await environment().run { try await snippet.drawn() })
    return rendered(container.view)
  }

  func rendered(_ view: any View) -> RenderedView {
    terminalText(of: AnyView(view), width: 60)
  }

  /// Presses a button of a snippet, as somebody who looks at it would.
  func press(_ label: String, on snippet: some SnippetIntent) async throws {
    let drawing = try await drawing(of: snippet)
    let control = try #require(drawing.controls.first { $0.label == label }, "\(drawing.controls.map(\.label))")
    let intent = try #require(control.payload as? any AppIntent)
    _ = try await run(intent)
  }
}

/// What was said while an intent ran.
struct Transcript {
  let outcome: IntentOutcome
  let questions: [String]
  let spoken: String?
  let supporting: String?

  func value<Value>(as type: Value.Type = Value.self) -> Value? { outcome.value as? Value }
}
