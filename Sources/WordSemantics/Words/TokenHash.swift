/// The hash by which tokens are looked up: the same in every process and every index file.
public enum TokenHash {
  /// The hash of a text.
  @inlinable public static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    mix(extend(0xCBF2_9CE4_8422_2325, bytes))
  }

  /// The hash of two concatenated texts.
  @inlinable public static func hash(_ head: UnsafeBufferPointer<UInt8>, _ tail: UnsafeBufferPointer<UInt8>) -> UInt64 {
    mix(extend(extend(0xCBF2_9CE4_8422_2325, head), tail))
  }

  /// The hash of two words with a space between them.
  @inlinable public static func hash(pair first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>)
    -> UInt64
  {
    let spaced = extend(extend(0xCBF2_9CE4_8422_2325, first), UInt8(ascii: " "))
    return mix(extend(spaced, second))
  }

  @inlinable static func extend(_ state: UInt64, _ byte: UInt8) -> UInt64 {
    (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  @inlinable static func extend(_ state: UInt64, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = state
    for byte in bytes { state = extend(state, byte) }
    return state
  }

  /// Spreads the last bytes over the whole word, so that the low bits can index a table.
  @inlinable public static func mix(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
    value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return value ^ (value >> 32)
  }
}
