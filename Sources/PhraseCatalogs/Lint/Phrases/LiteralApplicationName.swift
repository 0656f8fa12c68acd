internal import Diagnostics
internal import PhraseMatching

/// The application's name, written out where `${applicationName}` was meant: other names for the application do not
/// reach the phrase, nor does its name in another language, and whoever renames it has to think of the phrase.
///
/// It is meant where an application is addressed: directly behind "in", "with", "to" and the like, and in front of no
/// word that it could belong to. Elsewhere the word may mean what it says: "take me home" in Home, "the world clock" in
/// Clock, "in note form" in Note.
enum LiteralApplicationName: LintRule {
  /// Words behind which an application is addressed, in English, German, French and Spanish.
  private static let addressing: Set<String> = [
    "in", "on", "with", "using", "via", "from", "through", "to", "by", "ask", "tell", "mit", "auf", "bei", "von", "zu",
    "dans", "avec", "sur", "en", "con", "desde",
  ]

  /// Words that can follow an application that is addressed.
  private static let following: Set<String> = [
    "to", "for", "and", "about", "please", "now", "that", "if", "when", "at", "in", "on", "with", "the", "a", "my",
    "und", "bitte", "zu", "pour", "para",
  ]

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let names = ([application.name] + application.synonyms).map { SpokenWord.words(of: $0.text).map(\.text) }
      .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    let beginnings = names.compactMap(\.first).map { Array($0.utf8) }
    for phrase in application.shortcutPhrases where phrase.phrase.template != nil {
      if !mayHold(phrase.text.text, beginnings) { continue }
      guard let name = literalName(in: phrase.text.text, among: names) else { continue }
      let fix =
        phrase.applicationMarks.isEmpty
        ? phrase.text.fix("write '${applicationName}'", replacing: name.range, with: "${applicationName}") : nil
      lint.report("the application's name '\(name.text)' is written out", in: phrase, at: name.range, fix: fix)
    }
  }

  /// Whether one of the words may be in a text: cheap, and true where letters beyond ASCII may have been folded.
  private static func mayHold(_ text: String, _ words: [[UInt8]]) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.contains(where: { $0 >= 0x80 }) { return true }
      return words.contains { word in
        let last = bytes.count - word.count
        return last >= 0
          && (0...last).contains { start in word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] | 0x20 } }
      }
    }
  }

  /// The first of the names that is written where an application is addressed.
  private static func literalName(in text: String, among names: [[String]]) -> SpokenWord? {
    let words = SpokenWord.words(of: text)
    let gaps = Gaps(between: words, in: text)
    for index in words.indices where addressing.contains(words[index].text) {
      let rest = words[(index + 1)...]
      let name = names.first { rest.prefix($0.count).lazy.map(\.text).elementsEqual($0) }
      guard let name, let first = rest.first, let last = rest.prefix(name.count).last else { continue }
      let end = index + name.count
      let isWhole = (index..<end).allSatisfy(gaps.isSpace)
      let isOpen = end + 1 < words.count && gaps.isSpace(end) && !following.contains(words[end + 1].text)
      if isWhole, !isOpen {
        let range = first.range.lowerBound..<last.range.upperBound
        return SpokenWord(text: String(decoding: Array(text.utf8)[range], as: UTF8.self), range: range)
      }
    }
    return nil
  }
}

/// What stands between words: spaces join them to one expression, anything else parts them.
private struct Gaps {
  private let words: [SpokenWord]
  private let bytes: [UInt8]

  init(between words: [SpokenWord], in text: String) {
    self.words = words
    bytes = Array(text.utf8)
  }

  /// Whether nothing but spaces stands between a word and the next.
  func isSpace(_ index: Int) -> Bool {
    let start = words[index].range.upperBound
    let end = words[index + 1].range.lowerBound
    return start < end && bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
