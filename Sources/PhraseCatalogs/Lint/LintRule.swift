public import Diagnostics

/// One thing that lint knows about phrases: a rule is one type in one file, with one file of tests and a row in
/// ``LintRules``.
///
/// A rule reads; it reports each breach where an author can mend it, and says nothing of what another rule says.
public protocol LintRule: Sendable {
  /// Reports every breach in one application, in reading order.
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun)
}

extension LintRule {
  /// What help and findings say about the rule: its row of ``LintRules``.
  public static var description: LintRuleDescription { LintRules.description(of: self) }
}

/// What there is to know about a rule.
public struct LintRuleDescription: Sendable, Hashable {
  /// What a rule is about; also the first part of its name.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// A phrase by itself.
    case phrase
    /// Phrases that get into each other's way.
    case pair
    /// Values, and values against phrases.
    case value
    /// What translators wrote.
    case localization
    /// Intents and their parameters.
    case intent
    /// Limits that Apple's system has and this one has not. Catalogs are asked only on demand.
    case portability
  }

  /// Names it, dotted, the group first: `pair.indistinguishable`.
  public var name: String
  /// What it is about.
  public var group: Group
  /// How much a breach matters.
  public var severity: Finding.Severity
  /// What it demands, in one sentence: `every phrase names the application once`.
  public var summary: String

  /// Describes a rule; `name` is what follows the group.
  public init(_ group: Group, _ name: String, _ severity: Finding.Severity, _ summary: String) {
    self.name = "\(group.rawValue).\(name)"
    self.group = group
    self.severity = severity
    self.summary = summary
  }
}

/// A rule about one phrase at a time; those of all shortcuts are checked, in reading order.
protocol PhraseRule: LintRule {
  /// Whether the rule says anything of an application: of each, unless a rule says otherwise.
  static func applies(to application: DeclaredApplication) -> Bool
  /// Reports every breach in one phrase.
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun)
}

extension PhraseRule {
  static func applies(to application: DeclaredApplication) -> Bool { true }

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    guard applies(to: application) else { return }
    for phrase in application.shortcutPhrases { check(phrase, &lint) }
  }
}
