internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

/// What a run of lint has to say.
struct LintOutcome {
  var report: LintReport
  /// The texts that were looked at.
  var scope: [DeclarationSource]
  /// What is shown: new, and grave enough.
  var shown: [LintFinding]
  /// New, and not grave enough to be shown.
  var hidden: [LintFinding]
  /// How many the baseline knows.
  var known = 0
  /// How many entries of the baseline nothing answers to.
  var gone = 0
  /// What was looked for.
  var sight: LintSight
  /// The fixes that were applied.
  var applied: [LintFixing.AppliedFix] = []
}
