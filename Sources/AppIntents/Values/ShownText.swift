/// Texts that Foundation's formatters would write on Apple's systems.
package enum ShownText {
  /// "Ridge, Canyon, and Lake".
  package static func list(_ items: [String]) -> String { items.formatted(.list(type: .and)) }

  package static func name(_ parts: PersonNameComponents) -> String {
    let names = [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
    return names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The parts of a name as somebody types it: the last word is the family name.
  package static func nameComponents(_ text: String) -> PersonNameComponents? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var parts = PersonNameComponents()
    parts.givenName = first
    if words.count > 1 { parts.familyName = words[words.count - 1] }
    if words.count > 2 { parts.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return parts
  }
}
