internal import Diagnostics
internal import Extraction
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

/// A row of the table that arguments are read by and help is printed from.
struct OptionDescription {
  /// What an option does to the options.
  enum Effect {
    /// Stands alone.
    case flag((inout Options) -> Void)
    /// Takes a value, of which it tells whether it is one that `allowed` describes.
    case value(String, allowed: String, (inout Options, String) -> Bool)
  }

  var name: OptionName
  var letter: Character?
  var summary: String
  var effect: Effect

  init(_ name: OptionName, letter: Character? = nil, _ summary: String, _ effect: Effect) {
    self.name = name
    self.letter = letter
    self.summary = summary
    self.effect = effect
  }

  /// The left column of help: `-o, --output FILE`.
  var spelled: String {
    let short = letter.map { "-\($0), " } ?? "    "
    guard case .value(let placeholder, _, _) = effect else { return short + name.spelled }
    return "\(short)\(name.spelled) \(placeholder)"
  }

  /// The row of an option, by its name or its letter.
  static func named(_ name: String) -> OptionDescription? {
    all.first { $0.name.rawValue == name || $0.letter.map(String.init) == name }
  }

  static func of(_ name: OptionName) -> OptionDescription {
    guard let row = named(name.rawValue) else {
      preconditionFailure("every option must have a row in the table: '\(name.spelled)'")
    }
    return row
  }

  /// All options, in the order of help. Made anew for each run rather than kept: it is read once.
  static var all: [OptionDescription] {
    source + output + matching + answering + testing + linting + benchmarking + common
  }
}

extension OptionDescription {
  private static var source: [OptionDescription] {
    [
      OptionDescription(
        .catalog, "a file of phrases to install; repeatable",
        .value("FILE", allowed: "the path of a catalog") { options, text in
          options.catalogs.append(text)
          return !text.isEmpty
        }),
      OptionDescription(
        .bare, "without the installed applications: only catalogs", .flag { $0.installed = .leftOut }),
      OptionDescription(
        .index, "a compiled index to match with; performs nothing",
        .value("FILE", allowed: "the path of a compiled index") { $0.index.take($1.nonempty) }),
      OptionDescription(
        .app, "only this application's shortcuts",
        .value("NAME", allowed: "an application's name") { $0.application.take($1.nonempty) }),
      OptionDescription(
        .locale, "the language of the requests: en, pt-BR",
        .value("LOCALE", allowed: "a language such as en or pt-BR") { $0.locale.take(LocaleName(written: $1)?.text) }),
    ]
  }

  private static var output: [OptionDescription] {
    [
      OptionDescription(.json, "answer with a JSON object", .flag { $0.format = .json }),
      OptionDescription(.jsonl, "answer with a JSON object per line", .flag { $0.format = .jsonLines }),
    ]
  }

  private static var matching: [OptionDescription] {
    [
      OptionDescription(
        .threshold, "the least score that counts as recognized",
        .value("SCORE", allowed: share) { $0.threshold.take($1.share) }),
      OptionDescription(
        .margin, "the least lead over the next shortcut",
        .value("SCORE", allowed: share) { $0.margin.take($1.share) }),
      OptionDescription(.wordsOnly, "compare words, not what they mean", .flag { $0.meaning = .ignored }),
      OptionDescription(
        .limit, "how many candidates to show",
        .value("COUNT", allowed: "a whole number from 1 to \(Options.greatestLimit)") { options, text in
          options.limit.take(Int(text).flatMap { 1...Options.greatestLimit ~= $0 ? $0 : nil })
        }),
      OptionDescription(.explain, "say what was compared with what", .flag { $0.explanation = .steps }),
      OptionDescription(
        .now, "pretend that it is this moment",
        .value("TIME", allowed: "a moment such as 2026-11-20T10:00") { $0.now.take(CivilMoment(written: $1)) }),
    ]
  }

  private static var answering: [OptionDescription] {
    [
      OptionDescription(
        .answer, "the value for a question, name=value; repeatable",
        .value("ANSWER", allowed: "a parameter and its value, such as lamp=desk") { options, text in
          guard let answer = Options.PreparedAnswer(written: text) else { return false }
          options.answers.append(answer)
          return true
        }),
      OptionDescription(.yes, letter: "y", "confirm without asking", .flag { $0.questions = .agree }),
      OptionDescription(.noInput, "never ask anything", .flag { $0.questions = .refuse }),
      OptionDescription(.voiceOnly, "only what would be spoken", .flag { $0.channel = .voice }),
      OptionDescription(.noLearning, "remember nothing of what is done", .flag { $0.learning = .off }),
    ]
  }

  private static var testing: [OptionDescription] {
    [
      OptionDescription(
        .update, "write down what happened instead of comparing", .flag { $0.expectations = .updated }),
      OptionDescription(
        .perturb, "disturb requests that pass, and count what still does",
        .flag { $0.perturbation = $0.perturbation ?? Options.Perturbation() }),
      OptionDescription(
        .seed, "disturb with other draws; 1 when not said",
        .value("NUMBER", allowed: "a whole number, not negative") { options, text in
          guard let seed = UInt64(text) else { return false }
          options.perturbation = options.perturbation ?? Options.Perturbation()
          options.perturbation?.seed = seed
          return true
        }),
      OptionDescription(
        .robustness, "disturb, and fail when fewer variants pass",
        .value("SHARE", allowed: share) { options, text in
          guard let least = text.share else { return false }
          options.perturbation = options.perturbation ?? Options.Perturbation()
          options.perturbation?.leastShare = least
          return true
        }),
      OptionDescription(
        .junit, "write a report for build servers",
        .value("FILE", allowed: "the path of the XML to write") { $0.junit.take($1.nonempty) }),
    ]
  }

  private static var linting: [OptionDescription] {
    [
      OptionDescription(
        .severity, "the least that is shown and counts",
        .value("LEVEL", allowed: "note, warning or error") {
          $0.lint.severity.take(Finding.Severity(rawValue: $1))
        }),
      OptionDescription(
        .format, "text, json, sarif or github",
        .value("FORMAT", allowed: "text, json, sarif or github") {
          $0.lint.format.take(LintOptions.Format(rawValue: $1))
        }),
      OptionDescription(
        .rule, "only this rule or group of rules; repeatable",
        .value("NAME", allowed: ruleName) { options, text in
          options.lint.only.append(text)
          return !text.isEmpty
        }),
      OptionDescription(
        .without, "all but this rule or group of rules; repeatable",
        .value("NAME", allowed: ruleName) { options, text in
          options.lint.without.append(text)
          return !text.isEmpty
        }),
      OptionDescription(.portable, "Apple's limits for catalogs too", .flag { $0.lint.limits = .everywhere }),
      OptionDescription(.rules, "list the rules", .flag { $0.lint.subject = .rules }),
      OptionDescription(.fix, "mend what has one obvious fix", .flag { $0.lint.mending = .applied }),
      OptionDescription(
        .baseline, "findings that are known and not reported",
        .value("FILE", allowed: "the path of a file of findings") { $0.lint.baseline.take($1.nonempty) }),
    ]
  }

  private static let ruleName = "the name of a rule or a group; behest lint --rules lists them"

  private static var benchmarking: [OptionDescription] {
    [
      OptionDescription(.quick, "the small workloads and few rounds", .flag { $0.effort = .quick }),
      OptionDescription(
        .workloads, "the workloads to choose from",
        .value("FILE", allowed: "the path of a file of workloads") { $0.workloads.take($1.nonempty) }),
      OptionDescription(
        .plot, "draw latency against size",
        .value("FILE", allowed: "the path of the SVG to write") { $0.plot.take($1.nonempty) }),
      OptionDescription(
        .record, "keep the figures for later comparison",
        .value("FILE", allowed: "the path of the JSON to write") { $0.record.take($1.nonempty) }),
      OptionDescription(
        .compare, "set the figures against recorded ones",
        .value("FILE", allowed: "the path of recorded figures") { $0.compare.take($1.nonempty) }),
      OptionDescription(
        .sentences, "answer labelled sentences instead",
        .value("FOLDER", allowed: "the path of a folder") { $0.sentences.take($1.nonempty) }),
      OptionDescription(
        .conversations, "measure what performing costs beside matching", .flag { $0.subject = .conversations }),
      OptionDescription(.lint, "measure how long lint takes", .flag { $0.subject = .lint }),
    ]
  }

  private static var common: [OptionDescription] {
    [
      OptionDescription(.all, "list everything", .flag { $0.extent = .all }),
      OptionDescription(
        .output, letter: "o", "where to write: an index, a catalog, a folder of metadata",
        .value("PATH", allowed: "the path to write to") { $0.output.take($1.nonempty) }),
      OptionDescription(.skipBuild, "take packages as they were built last", .flag { $0.build = .skipped }),
      OptionDescription(.noTiming, "leave out measured times", .flag { $0.timing = .hidden }),
      OptionDescription(.quiet, letter: "q", "say nothing besides answers and errors", .flag { $0.chatter = .quiet }),
      OptionDescription(.verbose, "say what lies behind a failure", .flag { $0.chatter = .verbose }),
      OptionDescription(
        .color, "color: auto, always or never",
        .value("WHEN", allowed: "auto, always or never") { $0.color.take(ColorChoice(rawValue: $1)) }),
      OptionDescription(.help, letter: "h", "show this help", .flag { $0.page = .help }),
      OptionDescription(.version, "show the version", .flag { $0.page = .version }),
    ]
  }

  private static let share = "a number from 0 to 1"
}

extension Options.PreparedAnswer {
  /// Reads `lamp=desk`.
  init?(written text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    name = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }
}

/// A language, perhaps of a region, as people and environments write it.
struct LocaleName: Equatable {
  var text: String

  init?(written text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isShaped = parts.allSatisfy { part in
      1...8 ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 || 97...122 ~= $0 | 0x20 }
    }
    guard isShaped, let language = parts.first, 2...3 ~= language.utf8.count else { return nil }
    self.text = parts.joined(separator: "-")
  }
}

// MARK: - Small tools

extension Optional {
  /// Takes over a value; false, and unchanged, when there is none.
  fileprivate mutating func take(_ value: Wrapped?) -> Bool {
    guard let value else { return false }
    self = value
    return true
  }
}

private protocol Settable {}

extension Settable {
  /// Takes over a value; false, and unchanged, when there is none.
  fileprivate mutating func take(_ value: Self?) -> Bool {
    guard let value else { return false }
    self = value
    return true
  }
}

extension Double: Settable {}
extension ColorChoice: Settable {}
extension Finding.Severity: Settable {}
extension LintOptions.Format: Settable {}

extension String {
  fileprivate var nonempty: String? { isEmpty ? nil : self }

  fileprivate var share: Double? { Double(self).flatMap { 0...1 ~= $0 ? $0 : nil } }
}
