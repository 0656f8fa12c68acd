public import Diagnostics

/// One run of lint over some applications: what rules share, and where they report.
public struct LintRun: Sendable {
  /// The texts that findings point into.
  public let sources: [DeclarationSource]
  /// What was found so far.
  public private(set) var findings: [LintFinding] = []
  /// What was not looked at as a whole: `12,000 of 80,000 pairs, chosen with seed 1`.
  public private(set) var samplings: [String] = []
  /// How many requests were tried to see what becomes of them.
  var triedRequests = 0
  private var rule: LintRuleDescription?
  /// What rules share about the application that is being looked at.
  var shared: LintTrials?

  /// What people say to the assistant itself.
  let reserved: ReservedSayings

  /// Begins a run.
  public init(_ sources: [DeclarationSource]) { self.init(sources, reserved: .none) }

  init(_ sources: [DeclarationSource], reserved: ReservedSayings) {
    (self.sources, self.reserved) = (sources, reserved)
  }

  /// Lets a rule look at an application; what it finds is added to ``findings``. Costs what the rule costs.
  public mutating func apply(_ rule: any LintRule.Type, to application: DeclaredApplication) {
    self.rule = rule.description
    rule.check(application, &self)
  }

  /// Reports a breach of the rule that is being checked; only a rule may call it, from within its check.
  ///
  /// - Parameters:
  ///   - message: one lower-case sentence without a full stop, names in single quotes.
  ///   - place: what the caret underlines.
  ///   - subject: what it belongs to: `shortcut 'TurnOn'`.
  ///   - fix: the edit, when there is one obvious one.
  ///   - related: other places that belong to it.
  public mutating func report(
    _ message: String, at place: SourceRange, subject: String? = nil, fix: Finding.Fix? = nil,
    related: [LintFinding.Related] = []
  ) {
    guard let rule else { preconditionFailure("only a rule that is being checked can report") }
    let finding = Finding(
      rule: rule.name, severity: rule.severity, message: message, range: place.range, subject: subject, fix: fix)
    findings.append(LintFinding(finding, in: place.source, related: related))
  }

  /// Says that the rule looked at a part only.
  public mutating func noteSampling(_ what: String) {
    guard let rule else { preconditionFailure("only a rule that is being checked can sample") }
    samplings.append("\(rule.name): \(what)")
  }
}
