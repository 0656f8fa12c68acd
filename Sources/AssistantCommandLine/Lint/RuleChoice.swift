internal import Diagnostics
internal import PhraseCatalogs

/// Which rules are asked, by the names that were given: those of rules, and of groups for all in them.
struct RuleChoice {
  private let only: Set<String>
  private let without: Set<String>

  /// Takes the names; throws the first that nothing is called.
  init(_ options: LintOptions) throws(UsageError) {
    for name in options.only + options.without where !Self.known.contains(name) { throw .unknownRule(name) }
    only = Set(options.only)
    without = Set(options.without)
  }

  /// The names that mean something: of rules, also of what readers find, and of groups.
  static var known: [String] {
    let rules = LintRules.all.map { $0.description.name } + LintRules.ofReaders
    var groups: [String] = []
    for rule in rules where !groups.contains(group(of: rule)) { groups.append(group(of: rule)) }
    return rules + groups
  }

  /// The rules that are asked.
  func selection(_ limits: LintSelection.Limits) -> LintSelection {
    let chosen = LintRules.all.filter { contains($0.description.name) }
    return LintSelection(chosen, limits: limits)
  }

  /// Whether a rule is asked.
  func contains(_ rule: String) -> Bool {
    let names: Set = [rule, Self.group(of: rule)]
    if !without.isDisjoint(with: names) { return false }
    return only.isEmpty || !only.isDisjoint(with: names)
  }

  private static func group(of rule: String) -> String { String(rule.prefix { $0 != "." }) }
}
