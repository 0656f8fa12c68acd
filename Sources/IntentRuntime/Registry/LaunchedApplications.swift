internal import AppIntents
internal import SwiftUI

/// The apps that run behind the intents: what their windows remember, and which of their views wait for intents.
@MainActor
final class LaunchedApplications {
  private var apps: [Int: RunningApp] = [:]
  private var waiting: Set<Int> = []

  /// Creates the apps, so that they register what their intents depend on.
  init(_ applications: [InstalledApplication]) {
    for (place, application) in applications.enumerated() {
      if case .code(_, _, let launch?) = application.source { apps[place] = RunningApp(launch()) }
    }
  }

  /// Lets the views of an app wait for intents. Their windows are not looked at before somebody opens one.
  func open(_ place: Int) {
    guard let app = apps[place], waiting.insert(place).inserted else { return }
    _ = AppIntentExecutionHandlers.shared.register(app)
  }

  /// Hands an address to the views that wait for one.
  func open(_ url: URL, in place: Int) {
    guard let app = apps[place] else { return }
    for handler in attachments(of: OpenURLHandler.self, in: app) { handler(url) }
  }

  /// Draws the front window of an app, and so lets its views say what they show.
  func window(of place: Int, width: Int, style: TerminalStyle) -> RenderedView? {
    guard let root = apps[place]?.windows.first?.root else { return nil }
    return terminalText(of: root, width: width, style: style)
  }

  /// How wide a window is that is only asked what it shows.
  private static let widthOfGlance = 80

  /// The entity that the front window says it shows.
  func entity(shownBy place: Int) -> EntityIdentifier? {
    guard let app = apps[place], let root = app.windows.first?.root else { return nil }
    _ = terminalText(of: root, width: Self.widthOfGlance)
    return NSUserActivity.current?.appEntityIdentifier ?? attachments(of: EntityAnnotation.self, in: app).last?.identifier
  }
}
