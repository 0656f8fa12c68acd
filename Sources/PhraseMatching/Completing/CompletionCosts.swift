/// What stands between a typed beginning and a completion, in thousandths of a content word; beside ``MatchCosts``, of
/// which typos, moved words and left-out words cost the same.
///
/// Each constant orders a pair of rival completions, which stands beside it.
enum CompletionCosts {
  /// A word that is longer than what was typed: for "on", "on" is before "only".
  static let unfinishedWord: Int32 = 10
  /// A name that has the first typed word farther behind: for "hall", "Hall Lamp" is before "City Hall".
  static let laterInName: Int32 = 30
  /// A name that is not the first of its value: for "cat", "Catbells" is before its other name "Cat Bells".
  static let otherName: Int32 = 5
  /// A slip in an unfinished word, in thousandths of a content word: for "lapms", "lampshade" is behind what has "lapms".
  static let slip: Int32 = 160
  /// Each further value of one phrase, so that a long list leaves room for other shortcuts.
  static let furtherValue: Int32 = 15
  /// A generated phrase, behind one that an author wrote.
  static let derived: Int32 = 40
  /// What a shortcut that is certainly wanted gains over one that is not: less than a slip, more than a choice among
  /// values.
  static let likelihood = 60.0
  /// The share of the request's weight beyond which nothing is offered.
  static let mostShare: Int64 = 60

  /// The share of the request's weight by which a phrase may rank behind the best: for "how bu", "how busy is" alone, and
  /// not "Burj Khalifa Info" of which "how" is no word.
  static let mostBehindShare: Int64 = 20
  /// The weight up to which a word may be too many: "where is the lamp" is no beginning of "is the lamp on".
  static let heaviestUncovered: Int32 = 240

  /// Unfinished words shorter than this have no slips: everything would be near.
  static let leastSlipLetters = 5
  /// The most words that an unfinished word with a slip may stand for.
  static let mostSlips = 32
  /// So many names are looked at without asking which word of the request fewer of them have.
  static let fewNames = 16
  /// The most words of a text in front of content words that are not said: "add oat milk" goes on "to my list", and "find
  /// trails in Norway" is no beginning of "find … by distance". Of 5,976 beginnings of the requests in `phrases`, one word
  /// less loses 59 that are completed rightly and 5 that are not; one more gains 4 and 2.
  static let mostGuessedWords = 2
  /// The most tokens of a request that is completed.
  static let tokenLimit = 24
  /// The most words of an unfinished name.
  static let mostNameWords = 5
  /// The most ways through a phrase with optional parts that are looked at.
  static let pathLimit = 32
  /// The longest way through a phrase that is looked at, in nodes.
  static let nodeLimit = 64
}
