internal import AssistantCommandLine
internal import Diagnostics

// What can be wrong with the arguments of the commands for authors.

extension UsageError {
  static let updateInCI = UsageError("\(AuthoringMessages.noUpdateInCI)")

  static let missingSources = UsageError("'extract' needs a package or sources, such as: \(.program) extract .")

  static func unknownRule(_ name: String) -> UsageError {
    let near = RuleChoice.nearest(to: name)
    let hint: ProgramText = near.map { "did you mean '\($0)'?" } ?? "\(.program) lint --rules lists them"
    return UsageError("no rule is called '\(sanitized(name))'; \(hint)")
  }
}
