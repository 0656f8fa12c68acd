internal import Extraction
internal import IntentRuntime
internal import PhraseMatching

/// What the options say, with the values that hold when they are silent.
struct Options: Equatable {
  /// How answers are written.
  enum Format: Equatable {
    /// For people.
    case plain
    /// One object, laid out for reading on a terminal.
    case json
    /// An object a line.
    case jsonLines
  }

  /// Whether answers tell how long matching took.
  enum Timing: Equatable { case shown, hidden }

  /// How much is said besides the answers.
  enum Chatter: Equatable { case usual, quiet, verbose }

  /// Whether the installed applications can be talked to, or only catalogs.
  enum Installed: Equatable { case used, leftOut }

  /// Whether what is done is remembered, for suggestions.
  enum Learning: Equatable { case on, off }

  /// What becomes of the lines that a transcript expects.
  enum Expectations: Equatable { case kept, updated }

  /// How requests that are tested are disturbed.
  struct Perturbation: Equatable {
    /// What variants are drawn with.
    var seed: UInt64 = 1
    /// The share of variants that has to pass; nil where it only informs.
    var leastShare: Double?
  }

  /// Whether listings end somewhere.
  enum Extent: Equatable { case some, all }

  /// What a benchmark measures.
  enum Subject: Equatable { case matching, conversations, lint }

  /// How long a benchmark may take.
  enum Effort: Equatable { case full, quick }

  /// The most candidates that anybody can ask for.
  static let greatestLimit = 100

  /// A value that a question would otherwise ask for.
  struct PreparedAnswer: Equatable {
    var name: String
    var value: String
  }

  /// A page that is asked for instead of an action.
  enum Page: Equatable { case help, version }

  var catalogs: [String] = []
  var index: String?
  var application: String?
  var locale: String?
  var format = Format.plain
  var threshold = MatchOptions.defaultThreshold
  var margin = MatchOptions.defaultMargin
  var meaning = MatchOptions.Meaning.asked
  var limit: Int?
  var answers: [PreparedAnswer] = []
  var questions = SessionSettings.Questions.ask
  var channel = SessionSettings.Channel.everything
  var installed = Installed.used
  var learning = Learning.on
  var expectations = Expectations.kept
  var perturbation: Perturbation?
  var junit: String?
  var timing = Timing.shown
  var chatter = Chatter.usual
  var color = ColorChoice.auto
  var now: CivilMoment?
  var explanation = MatchOptions.ExplanationDetail.none
  var extent = Extent.some
  var output: String?
  var build = Extraction.Build.first
  var effort = Effort.full
  var workloads: String?
  var plot: String?
  var record: String?
  var compare: String?
  var sentences: String?
  var subject = Subject.matching
  var lint = LintOptions()
  var page: Page?
}
