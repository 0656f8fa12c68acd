extension Prompt {
  /// The answers of a confirmation, and the index of the option for each.
  package enum Confirmation: Int, Sendable { case yes, no }

  /// Asks whether to do what the message says. `y` and `n` choose, Enter confirms what is chosen; keys pressed before are dropped.
  package static func confirmation(
    _ message: [StyledText], label: StyledText = "> ", yes: Option = Option("Yes", key: "y"),
    no: Option = Option("No", key: "n"), default: Confirmation? = nil
  ) -> Prompt {
    let options = Input.options([yes, no], preselected: `default`?.rawValue)
    return Prompt(message: message, label: label, input: options, typeAhead: .dropped)
  }
}
