/// What a person pressed or pasted.
package enum Key: Hashable, Sendable {
  /// Characters as they were typed; several when they came at once.
  case text(String)
  /// A text that the terminal marked as pasted.
  case paste(String)
  /// A key that types no character, with the modifiers held.
  case named(Name, Modifiers = [])
  /// A character with Ctrl, in lower case.
  case control(Character)
  /// A character with Alt.
  case alt(Character)

  /// The keys that type no character.
  package enum Name: Hashable, Sendable {
    case enter, tab, backTab, backspace, delete, escape
    case left, right, up, down
    case home, end, pageUp, pageDown
  }

  /// The keys held while another is pressed.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }
}
