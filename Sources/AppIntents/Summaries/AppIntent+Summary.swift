extension AppIntent {
  /// The sentence that says what the intent will do as it is filled now, with `${name}` where a parameter stands; nil
  /// if it has no summary.
  package var summaryTemplate: String? {
    func resolved<Content: ParameterSummary>(_ content: Content) -> _ResolvedSummary? {
      (self as? Content.Intent).flatMap(content._resolved)
    }
    return resolved(Self.parameterSummary).map(template)
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
