package import IntentRuntime
package import PhraseMatching

/// What the options say, with the values that hold when they are silent.
public struct Options: Equatable, Sendable {
  /// How answers are written.
  package enum Format: Equatable, Sendable {
    /// For people.
    case plain
    /// One object, laid out for reading on a terminal.
    case json
    /// An object a line.
    case jsonLines
  }

  /// Whether answers tell how long matching took.
  package enum Timing: Equatable, Sendable { case shown, hidden }

  /// How much is said besides the answers.
  package enum Verbosity: Equatable, Sendable { case usual, quiet, verbose }

  /// Whether the installed applications can be talked to, or only catalogs.
  package enum Installed: Equatable, Sendable { case used, leftOut }

  /// Whether what is done is remembered, for suggestions.
  package enum Learning: Equatable, Sendable { case on, off }

  /// The process in which apps run.
  package enum AppProcess: Equatable, Sendable {
    /// That of the program itself.
    case own
    /// One apart, looked after by the program.
    case apart
  }

  /// How the prompt of a terminal looks.
  package enum PromptStyle: Equatable, Sendable {
    /// Lines are edited, and completed while they are typed.
    case edited
    /// A line at a time, as any terminal and screen reader takes it.
    case plain
  }

  /// Whether listings end somewhere.
  package enum Extent: Equatable, Sendable { case some, all }

  /// The most candidates that anybody can ask for.
  static let greatestLimit = 100

  /// A value that a question would otherwise ask for.
  package struct PreparedAnswer: Equatable, Sendable {
    package var name: String
    package var value: String
  }

  /// A page that is asked for instead of an action.
  package enum Page: Equatable, Sendable { case help, manual, version }

  package var catalogs: [String] = []
  package var index: String?
  package var application: String?
  package var locale: String?
  package var format = Format.plain
  package var threshold = MatchOptions.defaultThreshold
  package var margin = MatchOptions.defaultMargin
  package var similarity = MatchOptions.Similarity.semantic
  package var limit: Int?
  package var answers: [PreparedAnswer] = []
  package var questions = SessionSettings.Questions.ask
  package var channel = SessionSettings.Channel.everything
  package var installed = Installed.used
  package var learning = Learning.on
  package var timing = Timing.shown
  package var verbosity = Verbosity.usual
  package var color = ColorChoice.auto
  package var now: CivilMoment?
  /// The seconds after which a request is given up.
  package var timeout: Double?
  /// Where the speaker is, as people call it.
  package var place: String?
  package var prompt = PromptStyle.edited
  /// Nil for what is usual for the command.
  package var isolation: AppProcess?
  package var explanation = MatchOptions.ExplanationDetail.none
  package var extent = Extent.some
  package var output: String?
  package var page: Page?
  /// What the person has set up.
  package var personal = PersonalConfiguration()
  /// What the options of registered commands say, by the type of their group.
  private var groups: [ObjectIdentifier: AnyOptionGroup] = [:]

  package init() {}

  /// What a group's options say.
  public subscript<Group: OptionGroup>(_ group: Group.Type) -> Group {
    get { groups[ObjectIdentifier(group)]?.value as? Group ?? Group() }
    set { groups[ObjectIdentifier(group)] = AnyOptionGroup(value: newValue) }
  }

  /// How requests are matched. `application` is the only one whose shortcuts count, nil for all.
  package func matching(application: String?, now: CivilMoment) -> MatchOptions {
    var matching = MatchOptions(
      threshold: threshold, margin: margin, limit: limit ?? 3, application: application, now: now,
      explanation: explanation, similarity: similarity)
    matching.place = place
    return matching
  }
}

/// What the options of a module's commands say; a new one has the values that hold when they are silent.
///
/// ```swift
/// struct TideOptions: OptionGroup { var harbor: String? }
/// extension Options {
///   var tides: TideOptions { get { self[TideOptions.self] } set { self[TideOptions.self] = newValue } }
/// }
/// let harbor = CommandOption.text("harbor", "where", "NAME", allowed: "a harbor's name", \.tides.harbor)
/// ```
public protocol OptionGroup: Equatable, Sendable {
  init()
}

private struct AnyOptionGroup: Equatable, Sendable {
  var value: any OptionGroup

  static func == (left: Self, right: Self) -> Bool { left.value.equals(right.value) }
}

extension OptionGroup {
  fileprivate func equals(_ other: any OptionGroup) -> Bool { other as? Self == self }
}
