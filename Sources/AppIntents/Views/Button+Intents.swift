public import SwiftUI

extension Button {
  /// A button that runs an intent.
  nonisolated public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(payload: intent, role: role, label: label)
  }

  /// A button with a role that runs an intent.
  nonisolated public init(intent: some AppIntent, role: ButtonRole?, @ViewBuilder label: () -> Label) {
    self.init(payload: intent, role: role, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that runs an intent.
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// A button with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }

  /// A button with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title and a symbol that runs an intent.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// A button with a title and a symbol that runs an intent.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(role: role, intent: intent) { SwiftUI.Label(String(title), systemImage: systemImage) } }
}

extension Toggle {
  /// A toggle that runs an intent.
  nonisolated public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, payload: intent, label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that runs an intent.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A toggle with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
