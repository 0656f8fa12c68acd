import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// What phrases mean is learned when it is asked for or lies in the index's file; the answers are the same.
struct LearnedIndexTests {
  @Test func `an index that was learned at once answers as one that learns when asked`() throws {
    let learned = SemanticFixture.learned
    let reopened = try PhraseIndex(IndexMemory(copying: Array(learned.memory.bytes)))
    let lazy = Matcher(index: SemanticFixture.lazy)
    for index in [learned, reopened] {
      let matcher = Matcher(index: index)
      for request in SemanticFixture.requests {
        #expect(
          matcher.match(request, options: SemanticFixture.options)
            == lazy.match(request, options: SemanticFixture.options),
          "'\(request)'")
      }
    }
  }

  @Test func `what its phrases mean lies behind the words in the file`() {
    let words = SemanticFixture.lazy
    let learned = SemanticFixture.learned
    #expect(words.learnedBytes == 0)
    #expect(learned.learnedBytes > 0)
    #expect(learned.memory.bytes.count == words.memory.bytes.count + learned.learnedBytes)
  }

  @Test func `the same phrases give the same file, byte for byte`() {
    let others = [SemanticFixture.compiled(.now), SemanticFixture.lazy.learned(), SemanticFixture.learned.learned()]
    for other in others {
      let isSame = other.memory.bytes.elementsEqual(SemanticFixture.learned.memory.bytes)
      #expect(isSame)
    }
  }

  @Test func `values that changed since stay changed in what is learned`() {
    let home = EntityName(application: "Home", entity: "Lamp")
    let changes = [ValueChange.remove(id: "desk"), .put(Entity.Value(id: "porch", title: "Porch Lamp"))]
    let updated = SemanticFixture.lazy.updating(home, changes).index.learned()
    let matcher = Matcher(index: updated)
    let found = matcher.match("turn on the porch lamp", options: SemanticFixture.options)
    #expect(found.candidates.first?.values.first?.values.map(\.id) == ["porch"])
    let gone = matcher.match("turn on the desk lamp", options: SemanticFixture.options)
    #expect(gone.candidates.first?.values.first?.values.map(\.id) != ["desk"])
    #expect(updated.learnedBytes > 0)
  }

  @Test func `an index in words out of vocabulary is not learned`() throws {
    let phrases = ["zzumbra ${applicationName} krill", "vrok ${applicationName} blaff"].map {
      PhraseTemplate.literal($0)
    }
    let shortcuts = phrases.compactMap(\.template).enumerated().map { position, phrase in
      Shortcut(intent: "Intent\(position)", title: "Title \(position)", phrases: [phrase])
    }
    let index = PhraseIndex.compile([Application(name: "Qwx", shortcuts: shortcuts)], learning: .now).index
    #expect(index.learnedBytes == 0)
    #expect(Matcher(index: index).match("something else", options: SemanticFixture.options).outcome == .notRecognized)
  }

  // MARK: Files that are not as they were written

  @Test(arguments: [0, 1])
  func `what was learned with other vectors or in another way is learned anew`(setting: Int) throws {
    var bytes = Array(SemanticFixture.learned.memory.bytes)
    let position = try position(of: .meaningSettings, in: bytes) + setting * 8
    bytes[position] ^= 1
    seal(&bytes)
    let index = try PhraseIndex(IndexMemory(copying: bytes))
    let (matcher, lazy) = (Matcher(index: index), Matcher(index: SemanticFixture.lazy))
    for request in SemanticFixture.requests {
      #expect(
        matcher.match(request, options: SemanticFixture.options)
          == lazy.match(request, options: SemanticFixture.options))
    }
    #expect(index.learnedBytes == 0)
    #expect(try PhraseIndex(index.learned().memory).learnedBytes > 0)
  }

  @Test(arguments: [
    IndexBlob.Section.featureSlots, .featureRarities, .featureStarts, .featureMeanings, .featureScales,
    .meaningDirections,
  ])
  func `a damaged part of what was learned is refused with a sentence`(section: IndexBlob.Section) throws {
    var bytes = Array(SemanticFixture.learned.memory.bytes)
    let position = try position(of: section, in: bytes)
    for byte in position..<position + 4 { bytes[byte] = 0xFF }
    seal(&bytes)
    let problem = #expect(throws: IndexFileError.self) { try PhraseIndex(IndexMemory(copying: bytes)) }
    #expect(
      problem?.description == "the index is damaged (part 'classifier' points outside of itself); compile it again")
  }

  @Test(arguments: 0..<8)
  func `whatever is changed in what was learned, it is refused or harmless`(seed: UInt64) throws {
    let sound = Array(SemanticFixture.learned.memory.bytes)
    let first = SemanticFixture.lazy.memory.bytes.count
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let position = Int.random(in: first..<bytes.count, using: &random)
        bytes[position] =
          [0, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      seal(&bytes)
      guard let index = try? PhraseIndex(IndexMemory(copying: bytes)) else { continue }
      let matcher = Matcher(index: index)
      for request in SemanticFixture.requests.prefix(6) {
        let candidates = matcher.match(request, options: SemanticFixture.options).candidates
        #expect(candidates.allSatisfy { 0...1 ~= $0.score }, "seed \(seed), '\(request)'")
      }
    }
  }

  private func position(of section: IndexBlob.Section, in bytes: [UInt8]) throws -> Int {
    let blob = try IndexBlob(IndexMemory(copying: bytes))
    return Int(blob.entry(of: section).offset)
  }

  /// Makes the checksum fit.
  private func seal(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      let sum = Checksum.of(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[32...]))
      bytes.storeBytes(of: sum, toByteOffset: 24, as: UInt64.self)
    }
  }
}
