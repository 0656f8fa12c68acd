public import Diagnostics

/// One thing that lint knows about phrases: a rule is one type in one file, with one file of tests.
///
/// A rule reads; it reports each breach where an author can mend it, and says nothing of what another rule says.
public protocol LintRule: Sendable {
  /// What help and findings say about it.
  static var description: LintRuleDescription { get }
  /// Reports every breach in one application, in reading order.
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun)
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
