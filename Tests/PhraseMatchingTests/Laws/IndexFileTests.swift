import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// An index file is read as it was written, or refused; whatever its bytes, nothing crashes.
struct IndexFileTests {
  @Test(arguments: 0..<6)
  func `a reopened index gives the same matches`(seed: UInt64) throws {
    var bench = LawBench(seed: seed)
    let reopened = Matcher(index: try PhraseIndex(IndexMemory(copying: Array(bench.index.memory.bytes))))
    var cases = LawCases()
    for request in bench.exact.map(\.text) + bench.disturbed(20) {
      let options = MatchOptions(limit: 1_000, now: TypedRequest.now)
      let matching = bench.match(request)
      cases.count(matching.outcome != .notRecognized)
      #expect(reopened.match(request, options: options) == matching, "seed \(seed), '\(request)'")
    }
    cases.requireShare(0.3, "recognized", seed)
  }

  @Test func `a file that ends too early or too late is refused`() {
    let bytes = Array(LawBench(seed: 1).index.memory.bytes)
    var random = SeededGenerator(seed: 1)
    let lengths =
      Array(0...96) + [bytes.count - 1] + (0..<60).map { _ in Int.random(in: 97..<bytes.count, using: &random) }
    for length in lengths { #expect(refuses(Array(bytes[..<length])), "\(length) bytes of \(bytes.count)") }
    for added in [1, 8, 4_096] { #expect(refuses(bytes + [UInt8](repeating: 0, count: added)), "\(added) bytes added") }
  }

  @Test func `a file with any byte changed is refused`() {
    let bytes = Array(LawBench(seed: 2).index.memory.bytes)
    var random = SeededGenerator(seed: 2)
    let indices = Array(0..<96) + (0..<200).map { _ in Int.random(in: 96..<bytes.count, using: &random) }
    for position in indices {
      var changed = bytes
      changed[position] ^= 1 << UInt8.random(in: 0...7, using: &random)
      #expect(refuses(changed), "byte \(position)")
    }
  }

  @Test(arguments: 0..<10)
  func `random bytes are refused`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...8_192, using: &random)
    var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(refuses(bytes), "seed \(seed)")
    guard bytes.count >= IndexBlob.contentStart else { return }
    bytes.replaceSubrange(0..<16, with: LawBench(seed: 0).index.memory.bytes[0..<16])
    seal(&bytes)
    #expect(refuses(bytes), "seed \(seed), sealed")
  }

  /// Someone who corrects the checksum gets a refusal or an index on which everything still works, if not as before.
  @Test(arguments: 0..<8)
  func `a file changed behind a corrected checksum is refused or harmless`(part: UInt64) {
    var bench = LawBench(seed: part % 4)
    let bytes = Array(bench.index.memory.bytes)
    let long = String(repeating: "zebra the lamp ", count: 40)
    let requests = bench.exact.map(\.text).suffix(4) + bench.disturbed(4) + [long]
    var random = SeededGenerator(seed: part)
    for _ in 0..<200 {
      var changed = bytes
      tamper(&changed, &random)
      seal(&changed)
      guard let index = try? PhraseIndex(IndexMemory(copying: changed)) else { continue }
      use(index, requests)
    }
  }

  @Test func `a word that outweighs all others is refused`() {
    for section in [IndexBlob.Section.wordWeights, .valueWordWeights] {
      var bytes = Array(LawBench(seed: 3).index.memory.bytes)
      bytes[range(of: section.rawValue, bytes).lowerBound + 1] = 0xFF
      seal(&bytes)
      #expect(refuses(bytes), "\(section)")
    }
  }

  // MARK: Tampering

  private func refuses(_ bytes: [UInt8]) -> Bool {
    do throws(IndexFileError) {
      _ = try PhraseIndex(IndexMemory(copying: bytes))
      return false
    } catch {
      return !error.description.isEmpty
    }
  }

  /// Changes some bytes of one section, or of the table of sections.
  private func tamper(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let section = Int.random(in: 0...IndexBlob.Section.allCases.count, using: &random)
    let range = section == 0 ? IndexBlob.headerSize..<IndexBlob.contentStart : self.range(of: section - 1, bytes)
    guard !range.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let position = Int.random(in: range, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[position] = 0xFF
      case 2: bytes[position] &+= 1
      case 3, 4:
        let word = [0, 1, 0x7FFF_FFFF, .max, UInt32.random(in: 0...300, using: &random), random.next()].randomElement(
          using: &random)
        for byte in 0..<4 where position / 4 * 4 + byte < range.upperBound {
          bytes[position / 4 * 4 + byte] = UInt8(truncatingIfNeeded: (word ?? 0) >> UInt32(byte * 8))
        }
      default: bytes[position] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
    }
  }

  private func range(of section: Int, _ bytes: [UInt8]) -> Range<Int> {
    let entry = IndexBlob.headerSize + section * 16
    let start = Int(number(bytes, at: entry))
    let nextEntry = entry + 16
    let end = nextEntry < IndexBlob.contentStart ? Int(number(bytes, at: nextEntry)) : bytes.count
    return start..<max(start, end)
  }

  private func number(_ bytes: [UInt8], at position: Int) -> UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
  }

  /// Makes length and checksum fit.
  private func seal(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: UInt64(bytes.count), toByteOffset: 16, as: UInt64.self)
      let sum = Checksum.of(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[32...]))
      bytes.storeBytes(of: sum, toByteOffset: 24, as: UInt64.self)
    }
  }

  private func use(_ index: PhraseIndex, _ requests: [String]) {
    let matcher = Matcher(index: index)
    var options = MatchOptions(threshold: 0, limit: 50, now: TypedRequest.now, explanation: .steps)
    options.similarity = index.modelSource.isStored ? .semantic : .lexical
    for request in requests {
      for candidate in matcher.match(request, options: options).candidates { #expect(candidate.score <= 1) }
      options.application = index.applicationNames.last
    }
    #expect(Array(index.listings().prefix(50)).count <= 50)
  }
}
