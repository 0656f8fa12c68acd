/// Words that make a request depend on something, wherever they stand.
enum Conditions {
  private static let words = WordSet("if unless when whenever until")

  static func begins(_ word: UInt64) -> Bool { words.contains(word) }
}
