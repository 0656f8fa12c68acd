internal import Foundation

/// What a module's metadata was made of, in one number: as long as it stays the same, so does the metadata.
struct ExtractionStamp: Equatable {
  /// Changed whenever the same sources give other metadata than before.
  private static let format = "behest extraction 1"

  let text: String

  /// Reads sources, what they need, and how they are compiled.
  init(of module: BuiltModule, compiler version: String, needs stamps: [String]) {
    var hash = ContentHash()
    for text in [Self.format, version, module.name] + module.arguments + stamps { hash.add(text) }
    for path in module.sources + module.dependencies.sorted() {
      hash.add(path)
      hash.add(FileManager.default.contents(atPath: path) ?? Data())
    }
    text = hash.text
  }

  /// The stamp that a file holds.
  init?(in path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A number made of contents, of 128 bits: two different contents have the same one about never.
private struct ContentHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ text: String) { add(Data(text.utf8)) }

  mutating func add(_ data: Data) {
    mix(UInt64(data.count))
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words { mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
      for byte in bytes[(words * 8)...] { mix(UInt64(byte)) }
    }
  }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 29
    second = (second &+ word) &* 0xBF58_476D_1CE4_E5B9
    second ^= second >> 31
  }

  var text: String { Self.hexadecimal(first) + Self.hexadecimal(second) }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
