internal import AssistantCommandLine
internal import Diagnostics
internal import IntentRuntime
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
    var groups = LintRuleDescription.Group.allCases.map(\.rawValue)
    for rule in rules where !groups.contains(group(of: rule)) { groups.append(group(of: rule)) }
    return rules + groups
  }

  /// The name that was probably meant; of a long one it is enough to know how it begins, or what is behind its group.
  static func nearest(to name: String) -> String? {
    if let near = nearestName(to: name, among: known) { return near }
    let beginnings = known.map { String($0.prefix(name.count)) }
    if let near = nearestName(to: name, among: beginnings) { return known.first { $0.hasPrefix(near) } }
    let ends = known.map { String($0.drop { $0 != "." }.dropFirst()) }
    return nearestName(to: name, among: ends).flatMap { near in known.first { $0.hasSuffix(".\(near)") } }
  }

  /// The rules that are asked.
  func selection(_ limits: LintSelection.Limits) -> LintSelection {
    let chosen = LintRules.all.filter { contains($0.description.name) }
    var selection = LintSelection(chosen, limits: limits)
    selection.reserved = .ofAssistant
    return selection
  }

  /// Whether a rule is asked.
  func contains(_ rule: String) -> Bool {
    let names: Set = [rule, Self.group(of: rule)]
    if !without.isDisjoint(with: names) { return false }
    return only.isEmpty || !only.isDisjoint(with: names)
  }

  private static func group(of rule: String) -> String { String(rule.prefix { $0 != "." }) }
}
