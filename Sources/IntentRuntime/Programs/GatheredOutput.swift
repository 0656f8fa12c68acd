/// What a program wrote, up to a limit.
struct GatheredOutput: Sendable, Hashable {
  private var bytes: [UInt8] = []
  private(set) var isCut = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    let room = max(limit - bytes.count, 0)
    bytes.append(contentsOf: more.prefix(room))
    if more.count > room { isCut = true }
  }

  /// All of it, trimmed and without control characters, so that nothing but words reaches a terminal.
  var text: String {
    let text = Self.trimmed(Self.plain(wholeCharacters))
    return isCut ? "\(text)… (There was more, which I left out.)" : text
  }

  /// The first line that says anything.
  var firstLine: String? {
    let lines = Self.plain(wholeCharacters).split(whereSeparator: \.isNewline).lazy.map { Self.trimmed($0) }
    return lines.first { !$0.isEmpty }
  }

  /// The bytes without a character that the limit cut in two.
  private var wholeCharacters: ArraySlice<UInt8> {
    guard isCut, let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 else {
      return bytes[...]
    }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    return start + length > bytes.count ? bytes[..<start] : bytes[...]
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !isControl(scalar) { text.append(scalar) }
    return String(text)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "\n", scalar != "\t" else { return false }
    return scalar.properties.generalCategory == .control
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
