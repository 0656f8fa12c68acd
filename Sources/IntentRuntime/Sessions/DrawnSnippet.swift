internal import AppIntents
internal import SwiftUI

/// A view that was drawn for the terminal, with the buttons that can be pressed.
struct DrawnSnippet: Sendable {
  struct Button: Sendable {
    let label: String
    let intent: (any AppIntent)?
    let press: @MainActor @Sendable () -> Void
  }

  let lines: [String]
  let buttons: [Button]
  /// Where it comes from, to draw it again.
  let source: Source

  enum Source: Sendable {
    case view(_SnippetViewContainer)
    /// Drawn anew from the state of the app each time.
    case intent(any SnippetIntent)
  }

  /// Draws a view; nil if there is nothing to see.
  static func draw(_ source: Source, width: Int, style: TerminalStyle) async throws -> DrawnSnippet? {
    let view: _SnippetViewContainer?
    switch source {
    case .view(let container): view = container
    case .intent(let intent): view = try await drawn(intent)
    }
    guard let view else { return nil }
    let snippet = await rendered(view, source, width: width, style: style)
    return snippet.lines.isEmpty ? nil : snippet
  }

  private static func drawn(_ intent: any SnippetIntent) async throws -> _SnippetViewContainer? {
    func drawn<Snippet: SnippetIntent>(_ intent: Snippet) async throws -> _SnippetViewContainer? {
      try await intent.drawn()
    }
    return try await drawn(intent)
  }

  @MainActor
  private static func rendered(
    _ container: _SnippetViewContainer, _ source: Source, width: Int, style: TerminalStyle
  ) -> DrawnSnippet {
    func render<Content: View>(_ view: Content) -> RenderedView { terminalText(of: view, width: width, style: style) }
    let view = render(container.view)
    let buttons = view.controls.filter(\.isEnabled).map { control in
      Button(label: control.label, intent: control.payload as? any AppIntent, press: control.perform)
    }
    return DrawnSnippet(lines: view.lines, buttons: buttons, source: source)
  }
}
