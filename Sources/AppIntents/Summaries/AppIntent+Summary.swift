extension AppIntent {
  /// The sentence that says what the intent will do as it is filled now, with `${name}` where a parameter stands; nil
  /// if it has no summary.
  package var summaryTemplate: String? {
    func resolved<Content: ParameterSummary>(_ content: Content) -> _ResolvedSummary? {
      (self as? Content.Intent).flatMap(content._resolved)
    }
    return resolved(Self.parameterSummary).map(template)
  }

  /// Every sentence that the intent's summary can be, whatever the values.
  package var summaryTemplates: [String] {
    func all<Content: ParameterSummary>(_ content: Content) -> [_ResolvedSummary] { content._all }
    return all(Self.parameterSummary).map(template)
  }

  private func template(of summary: _ResolvedSummary) -> String {
    let parameters = IntentParameters(of: self)
    return summary.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .parameter(let path):
        "${\((path as? PartialKeyPath<Self>).flatMap { parameters.name(at: $0, of: self) } ?? "?")}"
      }
    }.joined()
  }
}
