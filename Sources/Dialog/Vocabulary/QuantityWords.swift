internal import PhraseMatching

/// The words of one language that mean all of a kind, and ask how many of it there are.
struct QuantityWords: Sendable {
  /// What stands in front of the noun for all of a kind, and for each of it: "all the".
  var all = PhraseTable("")
  var each = PhraseTable("")
  /// What asks for a number in front of a noun, and behind it: "how many … are left".
  var counting = PhraseTable("")
  var countClosings = PhraseTable("")
  /// What asks for the number of whatever follows it.
  var countQuestion = ""
  /// What goes on with a number behind "and": "a half".
  var fractions = PhraseTable("")
  /// The numbers behind which "and" goes on with another: "hundred".
  var magnitudes = PhraseTable("")

  static func of(_ language: String) -> QuantityWords {
    Wordings.choose(for: language, english: english, german: german, japanese: japanese)
  }

  /// Whether an "and" of so many words is inside of a number: "three and a half", "an hour and a half", "a hundred and
  /// five".
  func isInsideNumber(_ all: Words, at index: Int, ofCount count: Int) -> Bool {
    guard index > all.startIndex, index + count < all.endIndex else { return false }
    let (before, behind) = (all[index - 1], all[(index + count)...])
    if magnitudes.contains(all[index - 1..<index]) { return behind.first?.kind == .number }
    guard let (_, length) = fractions.opening(of: behind) else { return false }
    return before.kind == .number || length == behind.count
  }

  private static let english = QuantityWords(
    all: PhraseTable(
      "all, all the, all my, all our, all of the, all of my, all of our, all these, all those"),
    each: PhraseTable("every, each, every single, each of the, each of my, every one of the, every one of my"),
    counting: PhraseTable(
      "how many, how many of the, how many of my, and how many, so how many, count, count the, count my"),
    countClosings: PhraseTable(
      """
      are left, are there, are there left, are there now, are left now, do i have, do i have left, do i have now, left, remain
      do we have, do we have left, are remaining, are still there, do i still have, have i got, have i got left, are left over
      do i still have left, are on it, now
      """),
    countQuestion: "how many",
    fractions: PhraseTable("a half, half, one half, a quarter, one quarter, three quarters, a third, two thirds"),
    magnitudes: PhraseTable("hundred, thousand, million"))

  private static let german = QuantityWords(
    all: PhraseTable("alle, alle meine, alle unsere, all meine, alle diese, sämtliche, allen, allen meinen"),
    each: PhraseTable("jede, jeden, jedes, jeder, jedem"),
    counting: PhraseTable("wie viele, wieviele, und wie viele, zähle, zähle die, zähle meine"),
    countClosings: PhraseTable(
      "gibt es, gibt es noch, habe ich, habe ich noch, sind übrig, sind noch übrig, sind es, sind es noch, sind noch da, bleiben"
    ),
    countQuestion: "wie viele",
    fractions: PhraseTable("ein halb, eine halbe, ein halbes, halb, ein viertel, drei viertel, eine viertel"),
    magnitudes: PhraseTable("hundert, tausend, million, millionen"))

  private static let japanese = QuantityWords(
    all: PhraseTable("すべての, 全ての, 全部の, みんなの"), countClosings: PhraseTable("はいくつ, はいくつありますか, はいくつある, は残りいくつ"))
}
