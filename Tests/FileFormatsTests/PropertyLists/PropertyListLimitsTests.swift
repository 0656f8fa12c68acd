import FileFormats
import Foundation
import Testing

@Suite struct `A property list` {
  /// A binary list of arrays, each of which holds the next one so many times.
  private func nested(_ depth: Int, times: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in 0..<depth {
      offsets.append(bytes.count)
      bytes.append(0xA0 | UInt8(times))
      for _ in 0..<times { bytes.append(UInt8(object + 1)) }
    }
    offsets.append(bytes.count)
    bytes += [0x51, 0x61]
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [offsets.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    return bytes
  }

  @Test func `of two kilobytes that stands for more objects than there is memory is refused`() {
    #expect(PropertyListLimits.allow(nested(10, times: 2)))
    #expect(!PropertyListLimits.allow(nested(60, times: 12)))
  }

  @Test func `that holds itself, or nothing but depth, is refused`() {
    var ring = nested(1, times: 1)
    ring[9] = 0
    #expect(!PropertyListLimits.allow(ring))
    #expect(!PropertyListLimits.allow(nested(200, times: 1)))
    #expect(!PropertyListLimits.allow(Array(String(repeating: "<array>", count: 1_000).utf8)))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func `as Foundation writes it is allowed`(format: PropertyListSerialization.PropertyListFormat) throws {
    let list: [String: Any] = [
      "name": "Kettle", "names": ["ä", "b"], "number": 7, "data": Data([1, 2]), "date": Date(timeIntervalSince1970: 0),
      "nested": ["a": ["b": [true, 1.5]]], "long": String(repeating: "x", count: 70_000),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    #expect(PropertyListLimits.allow([UInt8](data)))
  }

  /// Whatever is damaged is refused or read; nothing crashes.
  @Test func `that is damaged does no harm`() throws {
    let list: [String: Any] = ["name": "Kettle", "names": ["ä", "b"], "nested": ["a": ["b": [true, 1.5]]]]
    let whole = [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    var random = Linear(state: 7)
    for _ in 0..<5_000 {
      var bytes = whole
      for _ in 0..<(1 + Int(random.next() % 4)) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if random.next() % 5 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      guard PropertyListLimits.allow(bytes) else { continue }
      _ = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    }
  }
}

private struct Linear: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 ^ state
  }
}
