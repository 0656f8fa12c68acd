/// Sets of tokens of a request, a bit each. Only the first tokens have one: only they take part in reordering.
enum TokenMask {
  static let width = 64

  /// The bits of a range of tokens; tokens beyond the width have none.
  static func of(_ start: Int32, _ end: Int32) -> UInt64 {
    guard start < width else { return 0 }
    let run = end - start >= width ? UInt64.max : (1 << UInt64(end - start)) - 1
    return run << UInt64(start)
  }

  static func has(_ mask: UInt64, _ token: Int) -> Bool { token < width && mask >> UInt64(token) & 1 == 1 }
}
