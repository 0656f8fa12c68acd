extension Collection<String> {
  /// For a sentence: `match, explain and list`.
  package var listed: String {
    let names = Array(self)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// For a message that quotes names: `'de', 'fr' and 'it'`.
  package var listedInQuotes: String { map { "'\($0)'" }.listed }
}
