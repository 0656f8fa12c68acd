internal import AppIntents
internal import SwiftUI

/// The apps that run behind the intents: what their windows remember, and which of their views wait for intents.
@MainActor
final class LaunchedApplications {
  /// An app, and whether its views wait for intents already.
  private final class Launched {
    let app: RunningApp
    var isWaiting = false

    init(_ app: RunningApp) { self.app = app }
  }

  /// The views of these apps that wait for intents; those of other instances wait for theirs.
  nonisolated let handlers: AppIntentExecutionHandlers
  private let identities: [ObjectIdentifier?]
  private var launched: [ObjectIdentifier: Launched]

  /// Creates the apps, so that they register what their intents depend on.
  ///
  /// - Parameter others: apps that run already; each runs once, in however many languages it is talked to.
  init(_ applications: [InstalledApplication], besides others: LaunchedApplications?) {
    handlers = others?.handlers ?? AppIntentExecutionHandlers()
    launched = others?.launched ?? [:]
    identities = applications.map { application in
      guard case .code(let provider, _, _) = application.source else { return nil }
      return ObjectIdentifier(provider)
    }
    for case (let identity?, let application) in zip(identities, applications) where launched[identity] == nil {
      if case .code(_, _, let launch?) = application.source { launched[identity] = Launched(RunningApp(launch())) }
    }
  }

  private func running(_ index: Int) -> Launched? { identities[index].flatMap { launched[$0] } }

  /// Lets the views of an app wait for intents. Their windows are not looked at before somebody opens one.
  func open(_ index: Int) {
    guard let running = running(index), !running.isWaiting else { return }
    running.isWaiting = true
    _ = handlers.register(running.app)
  }

  /// Hands an address to the views that wait for one.
  func open(_ url: URL, in index: Int) {
    guard let app = running(index)?.app else { return }
    for handler in attachments(of: OpenURLHandler.self, in: app) { handler(url) }
  }

  /// What a look at a window led to.
  struct Window {
    /// The entity that the window says it shows.
    let entity: EntityIdentifier?
    /// Its lines; none where nobody sees them.
    let lines: [String]
  }

  /// Looks at the front window of an app, once: lets its views say what they show, and draws it for whoever sees it. `width`
  /// is nil where nobody does.
  func window(of index: Int, width: Int?, style: TerminalStyle = .plain) -> Window? {
    guard let root = running(index)?.app.windows.first?.root else { return nil }
    // What another application showed before is not what is in front now.
    NSUserActivity.current?.resignCurrent()
    let window = ResolvedView(root, style: style, isSeen: width != nil)
    let lines = width.map { window.text(width: $0).lines } ?? []
    window.runEffects()
    let entity =
      NSUserActivity.current?.appEntityIdentifier ?? window.attachments(of: EntityAnnotation.self).last?.identifier
    return Window(entity: entity, lines: lines)
  }

  /// The entities that the views of an app's front window say they show, and whether each is chosen.
  func annotations(of index: Int) -> [(identifier: EntityIdentifier, isSelected: Bool)] {
    guard let root = running(index)?.app.windows.first?.root else { return [] }
    let elements = attachments(of: EntityElements.self, in: root)
    let drawn = elements.flatMap { $0.provider(AppEntityUIElementsContext(request: .visible)) }.flatMap(\.withParts)
    let marked = attachments(of: EntityAnnotation.self, in: root).map { (identifier: $0.identifier, isSelected: false) }
    return marked + drawn.map { ($0.identifier, $0.state.isSelected) }
  }

}

extension AppEntityUIElement {
  fileprivate var withParts: [AppEntityUIElement] { [self] + subelements.flatMap(\.withParts) }
}
