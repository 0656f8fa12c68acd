import Testing

@testable import Diagnostics

struct CharacterWidthTests {
  private static let widths: [(Character, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("山", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("क", 1),
    ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇩", 1), ("☀", 1), ("☀\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 1), ("\u{301}", 0),
    ("\u{200B}", 0),
    ("\u{202E}", 0), ("\u{1B}", 0), ("\u{AD}", 0),
  ]

  @Test(arguments: widths) func `a character takes the columns of a terminal`(character: Character, width: Int) {
    #expect(character.terminalWidth == width)
  }
}
