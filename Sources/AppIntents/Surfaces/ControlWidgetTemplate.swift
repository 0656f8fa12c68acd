public import SwiftUI

/// The shape of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidgetTemplate where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) describes itself") }
}

extension Never: ControlWidgetTemplate {}

extension Optional: ControlWidgetTemplate where Wrapped: ControlWidgetTemplate {
  public typealias Body = Never
}

/// Nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never
  public init() {}
}

/// Builds a template.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  @MainActor public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
  public static func buildOptional<Content: ControlWidgetTemplate>(_ content: Content?) -> Content? { content }
  @MainActor public static func buildEither(
    first content: any ControlWidgetTemplate
  ) -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  @MainActor public static func buildEither(
    second content: any ControlWidgetTemplate
  ) -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
  @MainActor public static func buildLimitedAvailability(
    _ content: any ControlWidgetTemplate
  ) -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
  public func privacySensitive(_ isSensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
}

/// The label of a button that says nothing while it works.
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}

/// A control that runs an intent. Compiles only: there are no controls here.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = Never
  package let action: Action

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == ControlWidgetButtonDefaultActionLabel { self.action = action }

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.action = action }
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.action = action }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
    self.action = action
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.action = action }
}

/// The label of a toggle that says whether it is on.
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool
  public var body: some View { Text(isOn ? "On" : "Off") }
}

/// A control that sets a value. Compiles only: there are no controls here.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  public typealias Body = Never
  package let isOn: Bool
  package let action: Action

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel { (self.isOn, self.action) = (isOn, action) }

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { (self.isOn, self.action) = (isOn, action) }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { (self.isOn, self.action) = (isOn, action) }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { (self.isOn, self.action) = (isOn, action) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { (self.isOn, self.action) = (isOn, action) }
}
