/// The words of one language with which a part of a sentence begins that only says around what something is wanted.
struct CircumstanceWords: Sendable {
  /// For whom, with whom, how often: "for my sister", "with the kids", "so far".
  var company = PhraseTable("")
  /// When and why: "after all that rain", "now that it is over". A deed may have to wait for that; an answer need not.
  var occasions = PhraseTable("")

  /// What may stand between the two: "just for the day".
  var softeners = PhraseTable("")
  /// What leads to how long it goes on from now: "till".
  var durations = PhraseTable("")

  static func of(_ language: String) -> CircumstanceWords {
    Wordings.choose(for: language, english: english, german: german, japanese: CircumstanceWords())
  }

  private static let english = CircumstanceWords(
    company: PhraseTable(
      """
      for my, for our, for his, for her, for us, for me, for him, for them, for the kids, for the children, for kids
      for children, for the family, for the whole family, for a family, for families, for everyone, for everybody
      for the team, for the boys, for the girls, for the guys, for a friend, for friends, for some friends
      for a beginner, for beginners, for a first timer, for first timers, for somebody, for someone, for a newbie
      for an old man, for an old lady, for old people, for older people, for the first time, for a change
      for starters, for once, for the day, for a day, for a surprise, for fun, for later, for now, for the trip, for the weekend
      with, with my, with our, with his, with her, with the kids, with the children, with kids, with children
      with the family, with the whole family, with friends, with some friends, with a friend, with a dog, with the dog
      with dogs, with a stroller, with a pram, with a buggy, with a baby, with a toddler, without a car
      so far, one day, some day, someday, at some point, as a surprise, as a present, as a gift, as a treat
      on our own, on my own, by myself, by ourselves, all by myself, on foot, on a budget, on the cheap
      """),
    occasions: PhraseTable(
      """
      after all, after the, after this, after that, after these, after those, after yesterday, after yesterday s
      after last, after my, after our, after a, after so much, after such, now that, because, because of, since
      as i am, as we are, as i have, as we have, as my, as our, before i, before we, before my, before our, before the
      before it, before they, while i, while we, while my, while it, while the, given, given that, given the, so i
      so we, so that, in case, despite, considering, with all, with this, with these, with that, thanks to, due to
      even though, although, though, to celebrate, to get, to help, to show, to take, to use, until we, until i
      on our way, on my way, on the way, in this weather, in that weather, in this heat, in the rain, in winter
      in summer, in spring, in autumn, at this time, this time of, these days, nowadays, if the weather, if it rains
      """),
    softeners: PhraseTable("just, only, mainly, mostly, especially"),
    durations: PhraseTable("till, until, til, for, for about, for the next, for another"))

  private static let german = CircumstanceWords(
    company: PhraseTable(
      """
      für meine, für meinen, für mein, für meiner, für unsere, für unseren, für unser, für uns, für mich, für ihn
      für sie, für die kinder, für kinder, für die familie, für die ganze familie, für anfänger, für einen anfänger
      für freunde, für einen freund, für später, zur abwechslung, mit meiner, mit meinem, mit meinen, mit unserem
      mit unseren, mit unserer, mit den kindern, mit kindern, mit der familie, mit freunden, mit hund, mit dem hund
      bis jetzt, eines tages, irgendwann, als geschenk, als überraschung, zu fuß, ohne auto
      """),
    occasions: PhraseTable(
      """
      nach dem, nach der, nach all dem, nach dem ganzen, jetzt wo, nun da, weil, da ich, da wir, bevor ich, bevor wir
      während ich, während wir, wegen, trotz, obwohl, damit ich, damit wir, bei dem, bei diesem, bei der
      """),
    softeners: PhraseTable("nur, vor allem, besonders"), durations: PhraseTable("bis, für, noch bis, bis zum"))
}
