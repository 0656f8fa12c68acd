extension EntityIdentifier {
  /// The identity that an activity carries in its text form.
  ///
  /// Nil if the text is none, or if the program has no such type of entity.
  public init?(activityIdentifier: String) {
    guard let slash = activityIdentifier.firstIndex(of: "/"),
      let type = _typeByName(String(activityIdentifier[..<slash])) as? any AppEntity.Type
    else { return nil }
    self.init(entityType: type, identifier: String(activityIdentifier[activityIdentifier.index(after: slash)...]))
  }

  /// The identity as text that an activity can carry: the type as Swift writes it, and the identifier.
  package var activityIdentifier: String {
    "\(_mangledTypeName(entityType) ?? _unqualifiedName(of: entityType))/\(identifier)"
  }
}
