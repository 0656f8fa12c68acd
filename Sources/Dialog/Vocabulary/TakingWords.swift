/// The words of one language that take away what was done before, or leave out some of it.
struct TakingWords: Sendable {
  /// Verbs that take away, in front of what they take away or behind it: "drop".
  var removals = PhraseTable("")
  var removalClosings = PhraseTable("")
  /// Verbs that take away or bring back with a word behind the thing only: "take … out".
  var movers = PhraseTable("")
  /// Verbs that only say that something comes somewhere: "put".
  var bringings = PhraseTable("")
  var particles = PhraseTable("")
  /// What says that something is to be as it was: "again", "back".
  var returns = PhraseTable("")
  /// What leaves out something of what was done, in front of it or behind it: "except".
  var exceptions = PhraseTable("")
  var exceptionClosings = PhraseTable("")
  /// What says that a thing is to stay, in front of it or behind it: "keep".
  var keepings = PhraseTable("")
  var keepingClosings = PhraseTable("")
  /// What keeps one and none of the others: "only the first".
  var limits = PhraseTable("")
  var limitClosings = PhraseTable("")
  /// The same of what is to stay: "keep only the first".
  var keepingLimits = PhraseTable("")
  /// What leaves a thing as it is: "leave … alone".
  var sparings = PhraseTable("")
  /// What may stand behind all that and says nothing: "though".
  var closings = PhraseTable("")
  /// Verbs of which each takes back what the others did to where a thing is: what was moved is put back.
  var placings = PhraseTable("")

  static func of(_ language: String) -> TakingWords {
    Wordings.choose(for: language, english: english, german: german, japanese: japanese)
  }

  private static let english = TakingWords(
    removals: PhraseTable(
      """
      drop, scrap, remove, delete, erase, cancel, ditch, discard, scratch, strike, forget, forget about, get rid of
      take out, take off, take away, take back, throw out, kick out, clear, revert, undo, call off, cross off, cross out
      """),
    movers: PhraseTable("take, put, bring, get, throw, kick, pull, turn, move, leave, flip, switch, set"),
    bringings: PhraseTable("put, place, give, bring, throw, toss, chuck, stick, drop, stuff, dump, shove, pop, pile"),
    particles: PhraseTable(
      """
      out, off, away, down, out of it, out of there, out of that, off it, off there, off that, from it, from there, from that
      """),
    returns: PhraseTable("again, back, back again, back in, back there, back where it was, back where it belongs"),
    exceptions: PhraseTable(
      """
      not, but not, just not, only not, and not, except, except for, but without, without, all but, apart from, excluding
      leave out, but leave out, other than, i do not need, we do not need, i do not want, we do not want
      """),
    keepings: PhraseTable(
      "keep, let us keep, i keep, i want to keep, i would like to keep, i ll keep, please keep, do keep"),
    keepingClosings: PhraseTable("can stay, may stay, should stay, stays, stays in, can stay in, stays there"),
    limits: PhraseTable(
      "only, just, i only meant, i just meant, i only want, i just want"),
    limitClosings: PhraseTable("only, alone, and nothing else, and no other, and none of the others"),
    keepingLimits: PhraseTable("only keep, just keep, keep only, keep just"),
    sparings: PhraseTable("leave, spare"),
    closings: PhraseTable(
      "though, as it is, as they are, please, thanks, now, after all, actually, instead, too, then"),
    placings: PhraseTable(
      "put, place, move, bring, take, get, add, remove, delete, shift, carry, drop, archive, store, return, hang, pack")
  )

  private static let german = TakingWords(
    removals: PhraseTable(
      "lösche, lösch, entferne, entfern, streiche, streich, vergiss, storniere, verwirf, widerrufe, lass weg, nimm weg"),
    movers: PhraseTable(
      "nimm, tu, tue, leg, lege, stell, stelle, hol, hole, wirf, mach, häng, hänge, lass, bring, bringe"),
    bringings: PhraseTable("tu, tue, leg, lege, gib, bring, bringe, wirf, pack, packe, steck, stecke"),
    particles: PhraseTable("raus, heraus, weg, runter, da raus, da weg, ab"),
    returns: PhraseTable("wieder, zurück, wieder zurück"),
    exceptions: PhraseTable("nicht, aber nicht, nur nicht, doch nicht, außer, bis auf, ohne, aber ohne, und nicht"),
    exceptionClosings: PhraseTable(
      """
      aber nicht, doch nicht, lieber nicht, dann doch nicht, nicht, brauche ich nicht, brauche ich doch nicht
      brauchen wir nicht, brauchen wir doch nicht, will ich nicht, will ich doch nicht, muss nicht sein
      """),
    keepings: PhraseTable("behalte, behalt, lass"),
    keepingClosings: PhraseTable("bleibt, soll bleiben, kann bleiben, bleibt drin, darf bleiben"),
    limits: PhraseTable("nur, bloß, ich meinte nur"),
    limitClosings: PhraseTable("allein, und sonst nichts, und sonst keine, und sonst keinen"),
    keepingLimits: PhraseTable("behalte nur, lass nur"),
    sparings: PhraseTable("verschone"),
    closings: PhraseTable("bitte, doch, danke, jetzt, aber"),
    placings: PhraseTable(
      "lege, leg, stelle, stell, bringe, bring, nimm, hole, hol, füge, entferne, lösche, hänge, räume, packe, verschiebe"
    ))

  private static let japanese = TakingWords(
    removalClosings: PhraseTable(
      """
      を消して, を消してください, を削除して, を削除してください, を取り消して, を取り消してください, を外して, を外してください
      をやめて, はやめて, はやめてください
      """),
    exceptionClosings: PhraseTable(
      """
      以外, は除いて, は除いてください, は抜きで, はいらない, はいりません, は要らない, はやっぱりいらない, はやっぱりいりません, は必要ない
      はやっぱりなし, はなし, はなしで
      """))
}
