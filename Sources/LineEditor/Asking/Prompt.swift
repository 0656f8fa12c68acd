/// What a person is asked to enter.
///
/// ```swift
/// let request = Prompt(label: "> ", input: .request(complete))
/// let lamp = Prompt(message: ["Which lamp?"], input: .options([Option("Desk"), Option("Hall")]))
/// let sure = Prompt.confirmation(["This deletes 3 notes."], default: .no)
/// ```
package struct Prompt: Sendable {
  /// Lines above the line that is typed.
  package var message: [StyledText]
  /// What stands before the line.
  package var label: StyledText
  /// What stands dimmed in an empty line.
  package var placeholder: String
  package var input: Input
  package var typeAhead: TypeAhead
  /// The words of the editor while it asks.
  package var messages = EditorMessages()

  package enum Input: Sendable {
    /// A line that is kept in the history.
    case request(LineCompleter? = nil)
    /// A text that is not kept.
    case text(LineCompleter? = nil)
    /// One of several options, or any other text. The preselected one is chosen by Enter alone; a text that is `other` means none of
    /// them, although it may begin the name of one.
    case options([Option], preselected: Int? = 0, other: (@Sendable (String) -> Bool)? = nil)
    /// A number of a range, or any other text. ↑ and ↓ change it by a step.
    case number(NumberField)
  }

  /// What happens to keys that were pressed before the prompt was shown.
  package enum TypeAhead: Sendable {
    case kept
    /// They were not meant as an answer to what nobody had seen.
    case dropped
  }

  package init(
    message: [StyledText] = [], label: StyledText = "> ", placeholder: String = "", input: Input = .request(),
    typeAhead: TypeAhead = .kept
  ) {
    (self.message, self.label, self.placeholder) = (message, label, placeholder)
    (self.input, self.typeAhead) = (input, typeAhead)
  }
}

/// One of several things to choose.
package struct Option: Equatable, Sendable {
  package var title: String
  package var detail: String
  /// What else it is called.
  package var names: [String]
  /// What is typed to choose it; nil for its number among all options.
  package var key: String?
  package var listing: Listing

  /// When it is a row.
  package enum Listing: Sendable {
    case always
    /// Once something is typed that it goes with.
    case whenTyped
  }

  package init(
    _ title: String, detail: String = "", names: [String] = [], key: String? = nil, listing: Listing = .always
  ) {
    (self.title, self.detail, self.names) = (title, detail, names)
    (self.key, self.listing) = (key, listing)
  }
}

/// What a prompt led to.
package enum Event: Equatable, Sendable {
  /// The line that was entered: a request, a text, or an answer that is none of the options.
  case line(String)
  /// The index of the option that was chosen.
  case option(Int)
  case number(Double)
  /// Esc at a question, or the task that asked was cancelled.
  case cancelled
  /// Ctrl-C on an empty line.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
}
