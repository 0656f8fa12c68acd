internal import Diagnostics
internal import PhraseMatching

/// A placeholder as other formats spell it is here a word that nobody says: what is meant is `${…}`.
///
/// `{name}` is Alexa's and Home Assistant's, `$name` a shell's, `%@` and `%lld` those of formatted texts. A dollar before
/// something that is no parameter, and a percent sign before a word, are what they look like; a dollar behind a dot is
/// what is left of Swift's `\(\.$name)`.
enum ForeignPlaceholder: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    let names = phrase.shortcut.parameters.map(\.name.text) + ["applicationName"]
    for mark in ForeignMark.all(in: phrase.text.text) where mark.isMeant(among: names) {
      lint.report(
        "'\(mark.written)' is no placeholder here, and read as words", in: phrase, at: mark.range,
        fix: mark.fix(in: phrase.text, among: names))
    }
  }
}

/// Something in a phrase that is a placeholder elsewhere.
private struct ForeignMark {
  private enum Format { case braces, dollar, percent }

  var written: String
  /// Its bytes.
  var range: Range<Int>
  private var format: Format
  private var name: String

  static func all(in text: String) -> [ForeignMark] {
    let bytes = Array(text.utf8)
    return bytes.indices.lazy.filter { "{$%".utf8.contains(bytes[$0]) }.compactMap { ForeignMark(at: $0, in: bytes) }
  }

  /// The placeholder that begins at a byte.
  private init?(at start: Int, in bytes: [UInt8]) {
    let before = start > 0 ? bytes[start - 1] : 0
    let rest = bytes[(start + 1)...]
    let word = rest.prefix(while: \.isNameByte)
    var end = word.endIndex
    switch bytes[start] {
    case UInt8(ascii: "{") where before != UInt8(ascii: "$") && end < bytes.count && bytes[end] == UInt8(ascii: "}"):
      format = .braces
      end += 1
    case UInt8(ascii: "$") where !before.isNameByte && before != UInt8(ascii: "."): format = .dollar
    case UInt8(ascii: "%"):
      let position = rest.prefix { 48...57 ~= $0 }
      let isNumbered = !position.isEmpty && position.endIndex < bytes.count && bytes[position.endIndex] == 0x24
      let kind = bytes[(isNumbered ? position.endIndex + 1 : start + 1)...]
      guard let specifier = ["@", "lld"].first(where: { kind.starts(with: $0.utf8) }) else { return nil }
      format = .percent
      end = kind.startIndex + specifier.utf8.count
    default: return nil
    }
    if format != .percent, word.first.map({ 48...57 ~= $0 }) ?? true { return nil }
    name = String(decoding: word, as: UTF8.self)
    range = start..<end
    written = String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether somebody meant a placeholder: a dollar is one only before a name that there is.
  func isMeant(among names: [String]) -> Bool { format != .dollar || names.contains(name) }

  func fix(in text: LocatedText, among names: [String]) -> Finding.Fix? {
    guard names.contains(name) else { return nil }
    return text.fix("write '${\(name)}'", replacing: range, with: "${\(name)}")
  }
}

extension UInt8 {
  /// Whether it may stand in the name of a parameter.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 48...57, UInt8(ascii: "_"): true
    default: false
    }
  }
}
