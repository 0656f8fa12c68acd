/// A language, perhaps of a script or a region, as people and environments write it: `en`, `pt-BR`, `zh_Hant_TW`.
package struct LocaleName: Equatable, Sendable {
  /// With hyphens.
  package let text: String

  /// Room for a language with a script, a region and some variants, as BCP 47 recommends it.
  private static let mostBytes = 35

  /// Reads a name; nil for what has not the shape of one.
  package init?(written text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard text.utf8.count <= Self.mostBytes, parts.allSatisfy({ Self.isPlain($0, 1...8) }),
      let language = parts.first, 2...3 ~= language.utf8.count
    else { return nil }
    self.text = parts.joined(separator: "-")
  }

  /// Reads what a variable of the environment holds: `de_DE.UTF-8@euro`. `C`, `POSIX` and nothing are English.
  package init?(variable: some StringProtocol) {
    let modified = variable.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let encoded = modified[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let encoding = encoded.dropFirst().joined().filter { $0 != "-" && $0 != "_" }
    guard Self.isPlain(encoding, 0...16), Self.isPlain(modified.dropFirst().joined(), 0...16) else { return nil }
    self.init(written: ["", "C", "POSIX"].contains(encoded[0]) ? "en" : encoded[0])
  }

  private static func isPlain(_ part: some StringProtocol, _ lengths: ClosedRange<Int>) -> Bool {
    lengths ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 || 97...122 ~= $0 | 0x20 }
  }
}
