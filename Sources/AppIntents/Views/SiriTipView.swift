public import SwiftUI

/// Tells people what they can say to run an intent; nothing if the intent is in no installed shortcut.
public struct SiriTipView: View {
  private let phrase: @MainActor () -> String?
  private let isVisible: Binding<Bool>?

  /// A tip for an intent, which hides itself when it is not visible.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    self.init(intent: intent, isVisible: isVisible, shortcuts: .shared)
  }

  package init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil, shortcuts: InstalledShortcuts) {
    phrase = { shortcuts.firstPhrase(for: intent) }
    self.isVisible = isVisible
  }

  public var body: some View {
    if isVisible?.wrappedValue ?? true, let phrase = phrase() {
      Text(verbatim: "Try saying: “\(phrase)”")
    }
  }
}

/// How a tip is coloured.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  /// As its surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")
  public static let black = SiriTipViewStyle(name: "black")
}

extension View {
  /// Accepts a style of tips. Compiles only: all look the same here.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Accepts a style of links. Compiles only: all look the same here.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

/// Leads to the shortcuts of the app.
public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void

  public init() { action = {} }

  /// A link that does something more.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View { Button("Shortcuts", action: action) }
}

/// How a link to the shortcuts is coloured.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String

  /// As its surroundings.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// As its surroundings, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  public static let light = ShortcutsLinkStyle(name: "light")
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  public static let dark = ShortcutsLinkStyle(name: "dark")
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
  /// White on glass.
  public static let whiteOutline = ShortcutsLinkStyle(name: "whiteOutline")
}
