internal import Diagnostics
internal import PhraseCatalogs

/// What the options of `lint` say.
struct LintOptions: Equatable {
  /// How findings are written.
  enum Format: String, Equatable, CaseIterable { case text, json, sarif, github }

  /// What becomes of what can be mended.
  enum Mending: Equatable { case none, applied }

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
  var mending = Mending.none
  /// Rules and groups that alone are asked; none for all.
  var only: [String] = []
  /// Rules and groups that are not asked.
  var without: [String] = []
  var limits = LintSelection.Limits.whereTheyBind
  var subject = Subject.findings
}
