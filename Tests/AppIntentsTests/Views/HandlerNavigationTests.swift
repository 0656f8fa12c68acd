import AppIntents
import SwiftUI
import Testing

@testable import AppIntentsCore

private struct VisitPlace: OpenIntent {
  static let title: LocalizedStringResource = "Visit Place"
  @Parameter(title: "Place") var target: PlaceEntity
}

@Observable private final class Guestbook {
  var visits: [String] = []
}

private struct PlaceBrowser: View {
  @State private var path: [PlaceEntity.ID] = []
  @Environment(Guestbook.self) private var guestbook

  var body: some View {
    NavigationStack(path: $path) {
      Text("All Places")
        .navigationDestination(for: PlaceEntity.ID.self) { id in
          Text("This is the \(id).")
            .userActivity("viewing.place") { activity in
              activity.title = id
              activity.appEntityIdentifier = EntityIdentifier(for: PlaceEntity.self, identifier: id)
            }
        }
    }
    .onAppIntentExecution(VisitPlace.self) { intent in
      path.append(intent.target.id)
      guestbook.visits.append(intent.target.id)
    }
  }
}

private struct PlacesApp: App {
  let guestbook = Guestbook()

  var body: some Scene {
    WindowGroup { PlaceBrowser().environment(guestbook) }
  }
}

@MainActor
@Suite struct `A handler that navigates` {
  private func drawing(of app: RunningApp) -> String {
    app.windows.map { terminalText(of: $0.root, width: 40).text }.joined(separator: "\n")
  }

  private func visit(_ id: String, telling handlers: AppIntentExecutionHandlers) {
    let intent = VisitPlace()
    intent.target = PlaceEntity(id: id)
    _ = handlers.run(for: intent)
  }

  @Test func `brings the detail on the screen, and what is on it becomes current`() {
    let app = RunningApp(PlacesApp())
    let handlers = AppIntentExecutionHandlers()
    _ = handlers.register(app)
    #expect(drawing(of: app) == "All Places")
    visit("Hall", telling: handlers)
    #expect(drawing(of: app) == "This is the Hall.")
    #expect(NSUserActivity.current?.title == "Hall")
    #expect(NSUserActivity.current?.appEntityIdentifier?.identifier == "Hall")
  }

  @Test func `navigates on from where it was, however often the app was drawn`() {
    let app = RunningApp(PlacesApp())
    let handlers = AppIntentExecutionHandlers()
    _ = handlers.register(app)
    visit("Hall", telling: handlers)
    _ = drawing(of: app)
    visit("Tower", telling: handlers)
    #expect(drawing(of: app) == "This is the Tower.")
    #expect(attachments(of: AppIntentExecutionHandler.self, in: app).count == 1)
  }

  @Test func `reads the environment of its view`() {
    let places = PlacesApp()
    let handlers = AppIntentExecutionHandlers()
    _ = handlers.register(RunningApp(places))
    visit("Hall", telling: handlers)
    #expect(places.guestbook.visits == ["Hall"])
  }

  @Test func `leaves another run of the app alone`() {
    let (app, other) = (RunningApp(PlacesApp()), RunningApp(PlacesApp()))
    let handlers = AppIntentExecutionHandlers()
    _ = handlers.register(app)
    visit("Hall", telling: handlers)
    #expect(drawing(of: other) == "All Places")
  }
}
