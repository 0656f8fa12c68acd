internal import AppIntents
internal import Foundation
internal import PhraseMatching

/// A path or an address among the words of a request.
enum TypedLocation {
  /// The bytes of the first one that begins within some bytes of a text.
  static func find(in text: String, within range: Range<Int>) -> Range<Int>? {
    var start = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let end = start + word.utf8.count
      if start <= range.upperBound, end > range.lowerBound, isLocation(String(word)) { return start..<end }
      start = end + 1
    }
    return nil
  }

  /// Whether words are where something is, and not what it is called.
  static func isLocation(_ words: String) -> Bool {
    if ["/", "~", "./", "../"].contains(where: words.hasPrefix) { return true }
    guard !words.contains(" ") else { return false }
    return words.contains("/") || words.contains("://") || FileManager.default.fileExists(atPath: words)
  }
}

extension PerformedRequest {
  private func kind(of name: String) -> ValueKind? {
    guard case .intent(let intent) = deed else { return nil }
    return IntentParameters(of: intent)[name]?.valueKind
  }

  /// Whether a parameter takes where something is: a file or an address.
  func takesLocations(_ name: String) -> Bool {
    switch kind(of: name) {
    case .file, .url, .array(.file), .array(.url): true
    default: false
    }
  }

  /// Whether a parameter takes any words, and not only paths.
  func takesAnyText(_ name: String) -> Bool {
    switch kind(of: name) {
    case nil, .string, .attributedString, .person, .personName, .search, .place, .array(.string): true
    default: false
    }
  }

  /// Whether a parameter takes several values.
  func takesSeveral(_ name: String) -> Bool {
    if case .action(_, let shortcut, _) = deed {
      return shortcut.parameters.contains { $0.name == name && $0.takesSeveral }
    }
    if case .array? = kind(of: name) { return true } else { return false }
  }
}
