public import SwiftUI

/// The shape of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The kind of template that describes this one.
  associatedtype Body: ControlWidgetTemplate
  /// The template that describes this one.
  @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidgetTemplate where Body == Never {
  /// Never read: this template describes itself.
  public var body: Never { preconditionFailure("\(Self.self) describes itself") }
}

extension Never: ControlWidgetTemplate {}

extension Optional: ControlWidgetTemplate where Wrapped: ControlWidgetTemplate {
  /// None: it describes itself.
  public typealias Body = Never
}

/// Nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// None: it describes itself.
  public typealias Body = Never
  /// Creates the template.
  public init() {}
}

/// Builds a template.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Nothing.
  @MainActor public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  /// A template.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  /// A template that may be left out.
  public static func buildOptional<Content: ControlWidgetTemplate>(_ content: Content?) -> Content? { content }
  /// One branch.
  @MainActor public static func buildEither(
    first content: any ControlWidgetTemplate
  ) -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  /// The other branch.
  @MainActor public static func buildEither(
    second content: any ControlWidgetTemplate
  ) -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  /// A template of a newer system.
  @MainActor public static func buildLimitedAvailability(
    _ content: any ControlWidgetTemplate
  ) -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}

extension ControlWidgetTemplate {
  /// Accepts a colour.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Accepts whether the control can be pressed.
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
  /// Accepts whether the control is private.
  public func privacySensitive(_ isSensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  /// Accepts words for what happens.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  /// Accepts words for what the control does.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
}

/// The label of a button that says nothing while it works.
public struct ControlWidgetButtonDefaultActionLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control that runs an intent. Compiles only: there are no controls here.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// None: it describes itself.
  public typealias Body = Never
  /// What it does.
  package let action: Action

  /// A button.
  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.action = action
  }

  /// A button that shows something else while it works.
  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
  }
}

extension ControlWidgetButton where Label == Text {
  /// A button with a title that shows something else while it works.
  public init(
    _ titleKey: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
  }

  /// A button with a title that shows something else while it works.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
  }

  /// A button with a title that shows something else while it works.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
  }
}

/// The label of a toggle that says whether it is on.
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool
  /// On or off.
  public var body: some View { Text(isOn ? "On" : "Off") }
}

/// A control that sets a value. Compiles only: there are no controls here.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  /// None: it describes itself.
  public typealias Body = Never
  /// Whether it is on.
  package let isOn: Bool
  /// What it does.
  package let action: Action

  /// A toggle that says “On” and “Off”.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel {
    self.isOn = isOn
    self.action = action
  }

  /// A toggle that says its value in words of its own.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
  }
}

extension ControlWidgetToggle where Label == Text {
  /// A toggle with a title that says its value in words of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
  }

  /// A toggle with a title that says its value in words of its own.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
  }

  /// A toggle with a title that says its value in words of its own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
  }
}
