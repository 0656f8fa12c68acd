internal import PhraseMatching

/// A placeholder as it is written, the application's name included, and where.
struct PhraseMark {
  /// What it names.
  var name: String
  /// Its bytes in the phrase, dollar sign and braces included.
  var range: Range<Int>

  var isApplication: Bool { name == "applicationName" }
}

extension DeclaredPhrase {
  /// The placeholders in reading order, also of a phrase that cannot be read.
  func marks(as origin: DeclaredApplication.Origin) -> [PhraseMark] {
    if let template, !template.hasMarks { return [] }
    return PhraseMark.all(in: text.text, escapes: origin == .catalog ? .backslash : .none)
  }
}

extension PhraseTemplate {
  fileprivate var hasMarks: Bool { text.utf8.contains(UInt8(ascii: "$")) }
}

extension PhraseMark {
  /// What keeps a dollar sign from beginning a placeholder.
  enum Escapes { case backslash, none }

  static func all(in text: String, escapes: Escapes) -> [PhraseMark] {
    let bytes = Array(text.utf8)
    var marks: [PhraseMark] = []
    var offset = 0
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    while offset < end {
      if escapes == .backslash, bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if let mark = PhraseMark(at: offset, in: bytes) {
        marks.append(mark)
        offset = mark.range.upperBound
      } else {
        offset += 1
      }
    }
    return marks
  }

  private init?(at offset: Int, in bytes: [UInt8]) {
    guard bytes[offset...].starts(with: "${".utf8), let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let inside = String(decoding: bytes[offset + 2..<end], as: UTF8.self)
    name = inside.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    range = offset..<end + 1
  }
}
