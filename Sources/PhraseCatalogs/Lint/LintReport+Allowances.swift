internal import Diagnostics

extension LintReport {
  /// Sets aside what is allowed, and notes what is allowed without need.
  mutating func apply(_ allowances: [LintAllowance], _ selection: LintSelection) {
    if allowances.isEmpty { return }
    let lines = Dictionary(grouping: allowances.indices) { Line(allowances[$0].source, allowances[$0].line) }
    var used: Set<LintAllowance.Name> = []
    let isAllowed: (LintFinding) -> Bool = { finding in
      let line = sources[finding.source.index].text.position(at: finding.finding.range.lowerBound).line
      let here = lines[Line(finding.source, line)] ?? []
      let names = here.flatMap { allowances[$0].names }.filter { $0.text == finding.finding.rule }
      used.formUnion(names)
      return !names.isEmpty
    }
    allowed = findings.filter(isAllowed)
    let silent = Set(allowed)
    findings.removeAll { silent.contains($0) }
    findings += allowances.flatMap { $0.needless(except: used, selection) }
  }

  /// A line of one of the texts.
  private struct Line: Hashable {
    var source: SourceID
    var number: Int

    init(_ source: SourceID, _ number: Int) { (self.source, self.number) = (source, number) }
  }
}

extension LintSelection {
  /// The names of the rules that look at everything they are for.
  var names: [String] {
    rules.map { $0.description }.filter { $0.group != .portability || limits == .everywhere }.map(\.name)
  }
}
