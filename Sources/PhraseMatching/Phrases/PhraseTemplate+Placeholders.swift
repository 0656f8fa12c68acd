extension PhraseTemplate {
  /// The names of its placeholders, the application's name aside.
  package var placeholderNames: [String] { Self.names(in: parts) }

  private static func names(in parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .words, .application: []
      case .placeholder(let name, _): [name]
      case .optional(let parts): names(in: parts)
      case .alternatives(let branches): branches.flatMap(names)
      }
    }
  }
}
