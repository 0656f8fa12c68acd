/// How a view is written to a terminal.
nonisolated package struct TerminalStyle: Hashable, Sendable {
  /// Whether escape sequences select colours and weights.
  package enum Ink: Hashable, Sendable { case plain, colored }

  /// Which characters draw symbols, bars and rules.
  package enum Repertoire: Hashable, Sendable { case unicode, ascii }

  package var ink: Ink
  package var repertoire: Repertoire

  package init(ink: Ink = .plain, repertoire: Repertoire = .unicode) { (self.ink, self.repertoire) = (ink, repertoire) }

  package static let plain = TerminalStyle()
  package static let colored = TerminalStyle(ink: .colored)
  package static let ascii = TerminalStyle(repertoire: .ascii)
}

/// The text of a view and the controls in it, in reading order.
nonisolated package struct RenderedView {
  /// No line ends in spaces; there is no empty line at the top, at the bottom, or after an empty line.
  package let lines: [String]
  package let controls: [RenderedControl]
  package var text: String { lines.joined(separator: "\n") }
}

/// A button or toggle in a rendered view.
nonisolated package struct RenderedControl {
  package enum Kind: Hashable, Sendable {
    case button(ButtonRole?)
    case toggle(isOn: Bool)
  }

  /// What a person calls the control, on one line.
  package let label: String
  package let kind: Kind
  package let isEnabled: Bool
  /// What the maker of the control put into it.
  package let payload: (any Sendable)?
  /// Does what the control does when it is pressed. A control with a payload does nothing by itself.
  package let perform: @MainActor () -> Void
}
