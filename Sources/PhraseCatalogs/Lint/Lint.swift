internal import Diagnostics
internal import PhraseMatching

/// Lint: what is doubtful about phrases that can be read.
///
/// ```swift
/// let source = DeclarationSource(name: "home.json", text: SourceText(bytes))
/// let (application, found) = DeclaredApplication.read(catalog: bytes, as: SourceID(0))
/// let report = Lint.check(application.map { [$0] } ?? [], sources: [source], found: found)
/// for finding in report.findings { print(report.rendered(finding)) }
/// ```
public enum Lint {
  /// Lets the rules look at applications.
  ///
  /// What is said twice, because an application is given once for each of its languages, is reported once. A comment
  /// `lint:allow` silences what it names; see ``LintAllowance``.
  ///
  /// The rules about pairs of phrases compile each application and match a few likely requests for each of its phrases,
  /// on all processors at once; the other rules take a pass over what is written. Keeps nothing between two calls, which
  /// may run at the same time.
  ///
  /// - Parameters:
  ///   - applications: what to look at; one that is translated stands there once for each language.
  ///   - sources: the texts that their places point into.
  ///   - found: what the readers of the texts found already.
  ///   - selection: the rules, and where Apple's limits hold.
  public static func check(
    _ applications: [DeclaredApplication], sources: [DeclarationSource], found: [LintFinding] = [],
    selection: LintSelection = LintSelection()
  ) -> LintReport {
    var run = LintRun(sources, reserved: selection.reserved)
    for application in applications {
      for rule in selection.rules where selection.applies(rule, to: application) {
        run.apply(rule, to: application)
      }
    }
    var report = LintReport(sources: sources, findings: (found + run.findings).distinct, samplings: run.samplings)
    report.triedRequests = run.triedRequests
    report.apply(LintAllowance.all(in: sources), selection)
    report.findings.sort { $0.isBefore($1) }
    return report
  }
}

/// Which rules look, and at what.
public struct LintSelection: Sendable {
  /// Where Apple's limits are asked for.
  public enum Limits: Sendable, Hashable {
    /// Where they bind: in what is made for Apple's system. A catalog is not.
    case whereTheyBind
    /// In catalogs too.
    case everywhere
  }

  /// The rules, in the order in which they look.
  public var rules: [any LintRule.Type]
  /// Where Apple's limits are asked for.
  public var limits: Limits
  /// What people say to the assistant itself, which no phrase may take.
  package var reserved = ReservedSayings.none

  /// Chooses rules, all by default.
  public init(_ rules: [any LintRule.Type] = LintRules.all, limits: Limits = .whereTheyBind) {
    (self.rules, self.limits) = (rules, limits)
  }

  func applies(_ rule: any LintRule.Type, to application: DeclaredApplication) -> Bool {
    rule.description.group != .portability || limits == .everywhere || application.origin != .catalog
  }
}

/// What lint found.
public struct LintReport: Sendable {
  /// The texts that findings point into.
  public var sources: [DeclarationSource]
  /// What is wrong, in reading order.
  public var findings: [LintFinding]
  /// What would be wrong, had not a comment allowed it.
  public var allowed: [LintFinding] = []
  /// What was not looked at as a whole.
  public var samplings: [String]
  /// How many likely requests were tried to see what becomes of them.
  package var triedRequests = 0

  /// Makes a report.
  public init(sources: [DeclarationSource], findings: [LintFinding], samplings: [String] = []) {
    (self.sources, self.findings, self.samplings) = (sources, findings, samplings)
  }

  /// The text that a finding is in; it has to be one of this report's.
  public func source(of finding: LintFinding) -> DeclarationSource { sources[finding.source.index] }

  /// A finding for a person at a terminal, with the other places that belong to it, without a final line break.
  /// Costs a pass over the lines up to the finding.
  public func rendered(_ finding: LintFinding) -> String {
    let source = source(of: finding)
    let first =
      switch source.kind {
      case .file: finding.finding.rendered(in: source.text, named: source.name)
      case .listing: finding.finding.rendered(in: source.text, listedAs: source.name)
      }
    return ([first] + finding.related.map(rendered)).joined(separator: "\n")
  }

  private func rendered(_ related: LintFinding.Related) -> String {
    let source = sources[related.place.source.index]
    let message = "note: \(related.message)"
    return switch source.kind {
    case .file: source.text.rendered(message, at: related.place.range, named: source.name)
    case .listing: source.text.rendered(message, at: related.place.range, listedAs: source.name)
    }
  }
}

extension LintFinding {
  /// Whether it stands before another one; those at the same place stay as they are.
  func isBefore(_ other: LintFinding) -> Bool {
    (source.index, finding.range.lowerBound) < (other.source.index, other.finding.range.lowerBound)
  }
}
