/// What a button is for.
public enum ButtonRole: String, Sendable {
  /// A role; a button without a title is called by it.
  case destructive, cancel, confirm, close

  var title: String { rawValue.capitalized }
}

/// A control that does something. It is written in square brackets.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let label: Label
  let payload: (any Sendable)?
  let action: @MainActor () -> Void

  @preconcurrency
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
    self.action = action
    payload = nil
  }

  /// A button that does nothing by itself: whoever shows it reads the payload.
  package init(payload: any Sendable, role: ButtonRole? = nil, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
    self.payload = payload
    action = {}
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let label = resolveColumn(label, in: environment)
    let control = RenderedControl(
      label: label.name, kind: .button(role), isEnabled: environment.isEnabled, payload: payload,
      perform: { environment.scope(action) })
    return [.control(control, opening: "[", closing: "]", label: label, environment: environment)]
  }
}

extension LayoutNode {
  /// A control between two marks; what is disabled is dim.
  static func control(
    _ control: RenderedControl, opening: String, closing: String, label: LayoutNode, environment: EnvironmentValues
  ) -> LayoutNode {
    let style = TextStyle(isDim: !control.isEnabled)
    let brackets = Brackets(
      opening: [Cell](opening, style: style), closing: [Cell](closing, style: style), control: control)
    return .bracketed(brackets, label.isVisible ? label : .column([label, .text(label.shortName)]))
  }

  /// The first names of the symbols in a label that shows nothing else.
  private var shortName: String {
    var names: [String] = []
    walk { if case .symbol(let symbol) = $0 { names.append(symbol.firstName) } }
    return names.isEmpty ? "…" : names.joined(separator: " ")
  }
}
