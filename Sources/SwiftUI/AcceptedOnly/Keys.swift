// Accepted so that sources compile: keys that press buttons on a screen, and values that views hand to those around them.

nonisolated public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let `return`: Self = "\r"
  public static let escape: Self = "\u{1B}"
  public static let space: Self = " "
  public static let tab: Self = "\t"
  public static let delete: Self = "\u{8}"
}

nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
