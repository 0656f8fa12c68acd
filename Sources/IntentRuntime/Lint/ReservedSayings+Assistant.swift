internal import Dialog
package import PhraseCatalogs

extension ReservedSayings {
  /// What conversations hear as said to the assistant, in every language.
  package static let ofAssistant = ReservedSayings(
    AssistantSayings.all.map { (meaning: Meaning($0.purpose), pattern: $0.pattern) })
}

extension ReservedSayings.Meaning {
  fileprivate init(_ purpose: AssistantSayings.Purpose) {
    self =
      switch purpose {
      case .undo: .undo
      case .redo: .redo
      case .again: .again
      case .help: .help
      case .cancel: .cancel
      case .agreement: .agreement
      case .refusal: .refusal
      }
  }
}
