internal import AssistantCommandLine
internal import Diagnostics
internal import PhraseCatalogs

extension Command {
  /// Finds what is doubtful about phrases, and mends what has one obvious fix.
  static let lint = Command(
    "lint", "find what is doubtful about phrases, and mend it",
    usage: "[OPTION…] [FILE|FOLDER…]",
    examples: """
      behest lint  # the installed applications
      behest lint phrases/home.json  # a catalog
      behest lint --fix phrases  # every catalog in a folder, and mend them
      behest lint --portable phrases  # and whether Apple's limits hold
      behest lint --rules  # what there is to find
      """,
    notes: [
      """
      A comment silences a rule on its line, or alone on a line on the next: // lint:allow phrase.reserved-words, and \
      a reason. Old findings are kept in a file: --baseline FILE --update writes it, --baseline FILE reports only new \
      ones, wherever their lines have moved.
      """,
      """
      The exit status is 1 when something is found that is at least as grave as --severity says, a warning unless it \
      says otherwise, and 2 when something cannot be read. Findings go to standard output, the rest to standard error.
      """,
    ],
    operands: .paths,
    options: [
      .catalog, .bare, .app, .locale, .update, .severity, .format, .rule, .without, .portable, .rules, .fix, .baseline,
    ],
    run: LintCommand.run
  )
}

enum LintCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    do throws(UsageError) {
      let choice = try RuleChoice(invocation.options.authoring.lint)
      try check(invocation, console)
      if invocation.options.authoring.lint.subject == .rules { return LintRuleList.write(choice, on: console) }
      return await LintJob(invocation, choice, console).run()
    } catch {
      console.report(error)
      return .unusable
    }
  }

  /// Refuses options that cannot be together.
  private static func check(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    let options = invocation.options
    guard options.authoring.expectations == .updated else { return }
    if options.authoring.lint.baseline == nil { throw .missing(.baseline, of: "lint --update") }
    if console.isUnattended { throw .updateInCI }
  }
}

/// The rules, a line each.
enum LintRuleList {
  static func write(_ choice: RuleChoice, on console: Console) -> ExitCode {
    let rules = LintRules.all.map { $0.description }.filter { choice.contains($0.name) }
    let rows = rules.map { [$0.name, $0.severity.rawValue, $0.summary] }
    for line in TextTable(.left(), .left(7), .left()).lines(rows) { console.output.addLine(line) }
    return console.finished(.success)
  }
}
