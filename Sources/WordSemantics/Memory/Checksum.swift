/// A fast 64-bit checksum over whole index files: four lanes of multiply and rotate, eight bytes a step.
package enum Checksum {
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    let blocks = bytes.count / 32
    for block in 0..<blocks {
      let at = block * 32
      lanes.0 = step(lanes.0, bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      lanes.1 = step(lanes.1, bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self))
      lanes.2 = step(lanes.2, bytes.loadUnaligned(fromByteOffset: at + 16, as: UInt64.self))
      lanes.3 = step(lanes.3, bytes.loadUnaligned(fromByteOffset: at + 24, as: UInt64.self))
    }
    var sum = UInt64(bytes.count)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { sum = TokenHash.mix(sum ^ lane) }
    for at in (blocks * 32)..<bytes.count { sum = step(sum, UInt64(bytes[at])) }
    return TokenHash.mix(sum)
  }

  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed << 31 | mixed >> 33
  }
}
