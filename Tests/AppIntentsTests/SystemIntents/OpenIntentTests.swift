import AppIntents
import SwiftUI
import Testing

@testable import AppIntentsCore

private struct OpenPlace: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Place"
  @Parameter(title: "Place") var target: PlaceEntity

  init() {}
  init(_ id: String) { target = PlaceEntity(id: id) }
}

private struct OpenQuietly: OpenIntent {
  static let title: LocalizedStringResource = "Open Quietly"
  static let supportedModes: IntentModes = .background
  @Parameter(title: "Place", default: "Hall") var target: String
}

private struct OpenByHand: OpenIntent, ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Open by Hand"
  @Parameter(title: "Place", default: "Hall") var target: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Opening \(target) by hand.")
  }
}

private struct ShowFavorites: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Favorites"
}

private struct OpenLinkedPlace: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Linked Place"
  @Parameter(title: "Place") var target: LinkedPlaceEntity
}

private struct OpenLinkedPlaceSomehow: OpenIntent {
  static let title: LocalizedStringResource = "Open Linked Place Somehow"
  @Parameter(title: "Place") var target: LinkedPlaceEntity
}

private struct OpenTab: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Tab"
  @Parameter(title: "Tab", default: .maps) var target: Tab
}

@MainActor private final class Path {
  var places: [String] = []
}

@Suite struct OpenIntentTests {
  @Test func `an open intent without a perform brings the app to the front`() async throws {
    #expect(try await transcript(of: OpenPlace("Hall")) == ["opens the app for OpenPlace", "performs OpenPlace"])
  }

  @Test func `every view that waits for the intent is told, with the values it performs with`() async throws {
    let path = Path()
    let handlers = AppIntentExecutionHandlers()
    await MainActor.run {
      _ = handlers.register(
        VStack {
          Text("Left").onAppIntentExecution(OpenPlace.self) { path.places.append("left \($0.target.id)") }
          Text("Right").onAppIntentExecution(OpenPlace.self) { path.places.append("right \($0.target.id)") }
          Text("Other").onAppIntentExecution(ShowFavorites.self) { _ in path.places.append("favorites") }
        })
    }
    let lines = try await transcript(of: OpenPlace("Hall"), handlers: handlers)
    #expect(lines == ["opens the app for OpenPlace", "shows OpenPlace", "performs OpenPlace"])
    #expect(await path.places == ["left Hall", "right Hall"])
  }

  @Test func `a view that went away is not told`() async throws {
    let path = Path()
    let handlers = AppIntentExecutionHandlers()
    await MainActor.run {
      let token = handlers.register(
        Text("Left").onAppIntentExecution(ShowFavorites.self) { _ in path.places.append("favorites") })
      handlers.unregister(token)
    }
    _ = try await transcript(of: ShowFavorites(), handlers: handlers)
    #expect(await path.places.isEmpty)
  }

  @Test func `an open intent that says so stays behind the scenes`() async throws {
    #expect(try await transcript(of: OpenQuietly()) == ["performs OpenQuietly"])
  }

  @Test func `a perform of the app's own wins`() async throws {
    let outcome = try await IntentRunner().run(OpenByHand()).outcome
    #expect(outcome.spokenText == "Opening Hall by hand.")
    #expect(outcome.isForeground)
  }

  @Test func `an intent with an address opens it and leaves the app alone`() async throws {
    let intent = OpenLinkedPlace()
    intent.target = LinkedPlaceEntity(id: 7, region: "North")
    #expect(
      try await transcript(of: intent) == [
        "performs OpenLinkedPlace", "opens https://places.example/North/7?n=none for OpenLinkedPlace",
      ])
  }

  @Test func `a target with an address is opened by it when no view waits`() async throws {
    let intent = OpenLinkedPlaceSomehow()
    intent.target = LinkedPlaceEntity(id: 7, region: "North")
    #expect(
      try await transcript(of: intent) == [
        "opens the app for OpenLinkedPlaceSomehow", "performs OpenLinkedPlaceSomehow",
        "opens https://places.example/North/7?n=none for OpenLinkedPlaceSomehow",
      ])
  }

  @Test func `a case is opened by its address`() async throws {
    #expect(
      try await transcript(of: OpenTab()) == [
        "performs OpenTab", "opens https://places.example/tab=maps for OpenTab",
      ])
  }

  @Test func `content is identified by the type of the intent`() {
    #expect(ShowFavorites().contentIdentifier == "ShowFavorites")
  }
}
