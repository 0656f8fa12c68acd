/// What a program wrote, up to a limit.
package struct GatheredOutput: Sendable, Hashable {
  private var bytes: [UInt8] = []
  /// Whether there was more than the limit.
  package private(set) var isCut = false
  private let limit: Int

  package init(limit: Int) { self.limit = limit }

  package mutating func append(_ more: UnsafeRawBufferPointer) {
    let free = max(limit - bytes.count, 0)
    bytes.append(contentsOf: more.prefix(free))
    if more.count > free { isCut = true }
  }

  /// The text, without a character that the limit cut in two.
  package var text: String { String(decoding: wholeCharacters, as: UTF8.self) }

  private var wholeCharacters: ArraySlice<UInt8> {
    guard isCut, let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 else {
      return bytes[...]
    }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    return start + length > bytes.count ? bytes[..<start] : bytes[...]
  }
}
