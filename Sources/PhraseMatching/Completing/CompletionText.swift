/// The text of a completion while it is laid out, and which of its bytes stand for which node of the phrase.
struct CompletionText {
  private(set) var bytes: [UInt8] = []
  /// The bytes of each node along the way, of those that are laid out.
  private(set) var ranges: [Int: Range<Int>] = [:]

  init(_ beginning: some Sequence<UInt8>) { bytes = Array(beginning) }

  /// Appends a text with single spaces, without one in front of a closing mark.
  mutating func append(_ text: some Sequence<UInt8>) {
    for byte in text {
      if byte == 0x20 || byte == 0x09 {
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      } else {
        if Self.closingMarks.contains(byte), bytes.last == 0x20 { bytes.removeLast() }
        bytes.append(byte)
      }
    }
  }

  /// Appends what stands for a node.
  mutating func append(_ text: some Sequence<UInt8>, for node: Int) {
    let before = bytes.count
    append(text)
    let start = min(before, bytes.count)
    ranges[node] = (bytes[start...].first == 0x20 ? start + 1 : start)..<bytes.count
  }

  /// A name without its article where the text ends with the same: "the", "The Grand Canyon".
  func withoutSecondArticle(_ name: [UInt8]) -> [UInt8] {
    guard let space = name.firstIndex(of: 0x20), bytes.last == 0x20 else { return name }
    let article = String(decoding: name[..<space], as: UTF8.self).lowercased()
    guard ["the", "a", "an"].contains(article) else { return name }
    let words = String(decoding: bytes, as: UTF8.self).lowercased().split(separator: " ")
    return words.last.map(String.init) == article ? Array(name[(space + 1)...]) : name
  }

  /// Removes spaces at the end.
  mutating func trim() {
    while bytes.last == 0x20 { bytes.removeLast() }
  }

  private static let closingMarks = Array("?!.,;:".utf8)
}

extension String {
  /// The words of an identifier: "passType", "pass type".
  package var inWords: String {
    var words = ""
    for letter in self {
      if letter == "_" || letter == "-" {
        words.append(" ")
      } else if letter.isUppercase, let last = words.last, last.isLowercase || last.isNumber {
        words += " \(letter.lowercased())"
      } else {
        words.append(letter)
      }
    }
    return words
  }
}
