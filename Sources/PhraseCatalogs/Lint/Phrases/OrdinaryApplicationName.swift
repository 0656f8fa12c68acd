internal import Diagnostics
internal import PhraseMatching

/// A name that requests are made of names its application by accident: whoever says "play some music" to anybody would
/// say the name of an application called Play.
///
/// Ordinary are words that hold sentences together and verbs that requests begin with. A thing is not: a home, a clock and
/// a note are named by whoever means them. A name of several words is ordinary where all of its words are.
enum OrdinaryApplicationName: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for name in [application.name] + application.synonyms {
      let words = SpokenWord.words(of: name.text).map(\.text)
      guard !words.isEmpty, words.allSatisfy(ordinary.contains) else { continue }
      lint.report(
        "'\(name.text)' is an ordinary word of requests, so they name the application by accident", at: name.place)
    }
  }

  private static let ordinary = Set(
    (joining + " " + asking + " " + requesting + " " + polite).split(separator: " ").map(String.init))

  /// Words that hold a sentence together.
  private static let joining =
    "the a an my our your his her its their this that these those some any every each all both more i me we us you he "
    + "she it they them there here of in on off at to for from by with into onto about and or but if while than too up "
    + "down out over under not now then just also so again"

  /// Words that questions begin with.
  private static let asking =
    "what which who whose how where why when is are was were do does did can could will would shall should may must "
    + "have has had"

  /// Verbs that requests begin with.
  private static let requesting =
    "open show play set turn switch start stop add find get search look go call send tell ask use make create delete "
    + "remove check read run close give put take bring let begin end begin pause resume save share change move list "
    + "view see say want need like buy order book write log pin mark lock unlock"

  /// Words around a request.
  private static let polite = "please kindly thanks thank hey hi hello ok okay sorry yes no"
}
