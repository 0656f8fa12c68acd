public import AssistantCommandLine
internal import Diagnostics
internal import Extraction
internal import PhraseCatalogs

extension CommandSet {
  /// The commands for authors of phrases: `lint`, `extract` and `test`.
  public static var authoring: CommandSet { [.lint, .extract, .test] }
}

/// What the options of the commands for authors say.
struct AuthoringOptions: OptionGroup {
  /// What becomes of expectations that were written down: lines of a transcript, requests of a file, a baseline.
  enum Expectations: Equatable { case kept, updated }

  /// How requests that are tested are disturbed.
  struct Perturbation: Equatable {
    /// What variants are drawn with.
    var seed: UInt64 = 1
    /// The share of variants that has to pass; nil where it only informs.
    var leastShare: Double?
  }

  var expectations = Expectations.kept
  var perturbation: Perturbation?
  var junit: String?
  var build = Extraction.Build.first
  var lint = LintOptions()
}

extension AuthoringOptions {
  /// How requests are disturbed, once something is set of it.
  fileprivate var perturbed: Perturbation {
    get { perturbation ?? Perturbation() }
    set { perturbation = newValue }
  }

  fileprivate var isPerturbed: Bool {
    get { perturbation != nil }
    set { perturbation = newValue ? perturbed : nil }
  }
}

/// What the options of `lint` say.
struct LintOptions: Equatable {
  /// How findings are written.
  enum Format: String, Equatable, CaseIterable { case text, json, sarif, github }

  /// Whether fixes are applied.
  enum Fixing: Equatable { case none, applied }

  /// What is asked of the rules.
  enum Subject: Equatable {
    /// What they find.
    case findings
    /// What they are.
    case rules
  }

  /// The least severity that is shown, and that makes the exit status 1.
  var severity = Finding.Severity.warning
  var format = Format.text
  /// A file of findings that are known.
  var baseline: String?
  var fixing = Fixing.none
  /// Rules and groups that alone are asked; none for all.
  var only: [String] = []
  /// Rules and groups that are not asked.
  var without: [String] = []
  var limits = LintSelection.Limits.whereTheyBind
  var subject = Subject.findings
}

extension Options {
  var authoring: AuthoringOptions {
    get { self[AuthoringOptions.self] }
    set { self[AuthoringOptions.self] = newValue }
  }
}

extension CommandOption {
  static let update = flag(
    "update", "write down what happened instead of comparing", \.authoring.expectations, .updated)
  static let perturb = flag(
    "perturb", "disturb requests that pass, and count what still does", \.authoring.isPerturbed, true)
  static let seed = value(
    "seed", "disturb with other draws; 1 when not said", "NUMBER", allowed: "a whole number, not negative",
    \.authoring.perturbed.seed
  ) { UInt64($0) }
  static let robustness = value(
    "robustness", "disturb, and fail when fewer variants pass", "SHARE", allowed: share,
    \.authoring.perturbed.leastShare
  ) { $0.share.map { .some($0) } }
  static let junit = text(
    "junit", "write a report for build servers", "FILE", allowed: "the path of the XML to write", \.authoring.junit)
  static let skipBuild = flag("skip-build", "take packages as they were built last", \.authoring.build, .skipped)
}

extension CommandOption {
  static let severity = choice(
    "severity", "the least that is shown and counts", "LEVEL", \.authoring.lint.severity)
  static let format = choice("format", "text, json, sarif or github", "FORMAT", \.authoring.lint.format)
  static let rule = list(
    "rule", "only this rule or group of rules; repeatable", "NAME", allowed: ruleName, words: ruleNames,
    \.authoring.lint.only, read: \.nonempty)
  static let without = list(
    "without", "all but this rule or group of rules; repeatable", "NAME", allowed: ruleName,
    words: ruleNames, \.authoring.lint.without, read: \.nonempty)
  static let portable = flag("portable", "Apple's limits for catalogs too", \.authoring.lint.limits, .everywhere)
  static let rules = flag("rules", "list the rules", \.authoring.lint.subject, .rules)
  static let fix = flag("fix", "mend what has one obvious fix", \.authoring.lint.fixing, .applied)
  static let baseline = text(
    "baseline", "findings that are known and not reported", "FILE", allowed: "the path of a file of findings",
    \.authoring.lint.baseline)

  private static let ruleNames = LintRules.all.map { $0.description.name } + LintRules.ofReaders
  private static let ruleName = "the name of a rule or a group; behest lint --rules lists them"
}
