/// The words of one language that only say to whom somebody speaks.
struct AddressWords: Sendable {
  /// What somebody is called who is spoken to: "mate".
  var names = PhraseTable("")
  /// What calls somebody in front of a name: "hey".
  var calls = PhraseTable("")

  static func of(_ language: String) -> AddressWords {
    Wordings.choose(for: language, english: english, german: german, japanese: AddressWords())
  }

  private static let english = AddressWords(
    names: PhraseTable(
      """
      mate, buddy, pal, dude, man, bro, bud, my friend, my dear, boss, sir, computer, assistant, behest, siri, alexa
      google, cortana
      """),
    calls: PhraseTable("hey, hi, hello, ok, okay, yo, oi, dear, listen, oh, good morning, good evening"))

  private static let german = AddressWords(
    names: PhraseTable(
      "kumpel, alter, mein freund, mein lieber, meine liebe, computer, rechner, assistent, behest, siri, alexa, google"),
    calls: PhraseTable("hey, hi, hallo, ok, okay, he, du, lieber, liebe, guten morgen, guten abend"))
}
