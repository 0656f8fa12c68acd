/// The name of a type or a case as a title: its words apart, and without a suffix that only programmers need.
func titleMade(fromName name: String, without suffixes: [String] = []) -> LocalizedStringResource {
  let suffix = suffixes.first { name.hasSuffix($0) && name.count > $0.count } ?? ""
  return LocalizedStringResource(stringLiteral: words(ofIdentifier: name.dropLast(suffix.count)))
}

extension CaseIterable where Self: Hashable {
  /// Each case under its own name.
  static var representationsFromNames: [Self: DisplayRepresentation] {
    Dictionary(
      allCases.map { ($0, DisplayRepresentation(title: titleMade(fromName: "\($0)"))) },
      uniquingKeysWith: { first, _ in first })
  }
}
