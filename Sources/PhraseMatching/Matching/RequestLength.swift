// What is counted before anything of a request is read.
extension Matching {
  /// The most bytes of a request.
  public static let maximumBytes = ReadRequest.byteLimit

  /// The result of a request that is too long.
  package static var tooLong: Matching {
    var matching = Matching(outcome: .notRecognized, candidates: [])
    matching.isTooLong = true
    return matching
  }

  /// Whether a request has more bytes or words than can be matched. Stops counting as soon as it knows; allocates nothing.
  package static func isRefused(_ request: UnsafeBufferPointer<UInt8>) -> Bool {
    if request.count > maximumBytes { return true }
    // Each word takes a byte and a space.
    if request.count < 2 * maximumTokens { return false }
    var (words, isInWord) = (0, false)
    for byte in request {
      let isSpace = byte <= 0x20
      if isInWord, isSpace { words += 1 }
      if words > maximumTokens { return true }
      isInWord = !isSpace && (isInWord || mayBeOfWord(byte))
    }
    return words + (isInWord ? 1 : 0) > maximumTokens
  }

  /// Whether a request has more bytes or words than can be matched.
  package static func isRefused(_ request: String) -> Bool {
    var request = request
    return request.withUTF8 { isRefused($0) }
  }

  private static func mayBeOfWord(_ byte: UInt8) -> Bool { byte >= 0x80 || 48...57 ~= byte || 97...122 ~= byte | 0x20 }
}
