/// Bytes in which something is changed, put in, doubled, moved or left out at random; the same for the same seed.
struct DamagedBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }

  /// What readers of any format may stumble over.
  private static let pieces: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], Array("\\u0000".utf8), Array("\"".utf8),
    Array("{".utf8),
    Array("[[[[[[[[".utf8), Array("${".utf8), Array("1e999".utf8), Array("-9223372036854775809".utf8), Array("/*".utf8),
    Array("\r\n".utf8), Array("(((((|".utf8), Array("\u{202E}".utf8), Array("null".utf8), Array(":,".utf8),
  ]

  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<4, using: &self) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let index = Int.random(in: 0...bytes.count, using: &self)
    let end = min(bytes.count, index + Int.random(in: 0..<24, using: &self))
    switch Int.random(in: 0..<6, using: &self) {
    case 0: if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &self) }
    case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &self) ?? [], at: index)
    case 2: bytes.removeSubrange(index..<end)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 4: bytes.removeSubrange(index...)
    default: bytes.append(contentsOf: bytes[index..<end])
    }
  }
}
