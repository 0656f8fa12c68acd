import Diagnostics
import PhraseCatalogs
import Testing

/// What one rule must find, and what it must not find although it looks like it.
struct SeededDefects: Sendable {
  /// Catalogs that break the rule once.
  struct Defect: Sendable {
    var catalog: SeededCatalog
    /// The text that the finding underlines.
    var underlined: String
    /// Other rules that find something in it, because one slip can break several.
    var also: Set<String>

    init(_ underlined: String, _ catalog: SeededCatalog, also: Set<String> = []) {
      self.underlined = underlined
      self.catalog = catalog
      self.also = also
    }
  }

  var rule: any LintRule.Type
  var defects: [Defect]
  var lookalikes: [SeededCatalog]

  init(_ rule: any LintRule.Type, defects: [Defect], lookalikes: [SeededCatalog]) {
    self.rule = rule
    self.defects = defects
    self.lookalikes = lookalikes
  }

  /// Those of every rule there is. A new rule is a row in the list of its group.
  static var all: [SeededDefects] { phrases + pairs + values + localizations + intents + portability }

  var name: String { rule.description.name }

  /// Every rule, Apple's limits only where they are meant.
  var selection: LintSelection {
    LintSelection(limits: rule.description.group == .portability ? .everywhere : .whereTheyBind)
  }
}

/// One of the catalogs, and the rule that it is for.
struct SeededCase: Sendable, CustomTestStringConvertible {
  var seeded: SeededDefects
  var number: Int

  var defect: SeededDefects.Defect { seeded.defects[number] }
  var lookalike: SeededCatalog { seeded.lookalikes[number] }

  var testDescription: String { "\(seeded.name) \(number + 1)" }

  static let defects = SeededDefects.all.flatMap { seeded in
    seeded.defects.indices.map { SeededCase(seeded: seeded, number: $0) }
  }

  static let lookalikes = SeededDefects.all.flatMap { seeded in
    seeded.lookalikes.indices.map { SeededCase(seeded: seeded, number: $0) }
  }
}

@Suite struct `Every rule of lint` {
  @Test(arguments: SeededCase.defects)
  func `finds its defect, where it is, and no other rule cries`(_ seeded: SeededCase) {
    let report = seeded.defect.catalog.checked(seeded.seeded.selection)
    let own = report.findings.filter { $0.finding.rule == seeded.seeded.name }
    #expect(own.map(report.underlined).contains(seeded.defect.underlined), "\(report.findings.map(report.rendered))")
    let others = report.findings.filter { $0.finding.rule != seeded.seeded.name && $0.finding.severity != .note }
    #expect(Set(others.map(\.finding.rule)) == seeded.defect.also)
  }

  @Test(arguments: SeededCase.lookalikes)
  func `says nothing of what only looks like its defect`(_ seeded: SeededCase) {
    let report = seeded.lookalike.checked(seeded.seeded.selection)
    let own = report.findings.filter { $0.finding.rule == seeded.seeded.name }
    #expect(own.map(report.rendered) == [])
  }

  @Test(arguments: LintRules.all.map { $0.description })
  func `has five defects and five look-alikes at least`(rule: LintRuleDescription) {
    let seeded = SeededDefects.all.filter { $0.name == rule.name }
    #expect(seeded.count == 1)
    #expect(seeded.flatMap(\.defects).count >= 5)
    #expect(seeded.flatMap(\.lookalikes).count >= 5)
  }

  @Test func `has a name of its own that begins with its group`() {
    let names = LintRules.all.map { $0.description.name }
    #expect(Set(names).count == names.count)
    #expect(LintRules.all.allSatisfy { $0.description.name.hasPrefix("\($0.description.group.rawValue).") })
  }
}
