import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct WordVectorsLookupTests {
  let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  @Test func `every word and every pair finds its own row`() {
    var strays: [String] = []
    for entry in entries where vectors.entry(of: vectors.bytes(of: entry)) != entry {
      strays.append(vectors.text(of: entry))
    }
    #expect(strays.isEmpty)
  }

  @Test func `every pair is found by its two words`() {
    var strays: [String] = []
    for entry in entries.dropFirst(vectors.wordCount) {
      let text = vectors.bytes(of: entry)
      guard let space = text.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let (first, second) = (text[..<space], text[(space + 1)...])
      let found = vectors.entry(ofPair: UnsafeBufferPointer(rebasing: first), UnsafeBufferPointer(rebasing: second))
      if found != entry { strays.append(vectors.text(of: entry)) }
    }
    #expect(strays.isEmpty)
  }

  @Test func `words come before pairs`() {
    let isPair = entries.map { vectors.bytes(of: $0).contains(UInt8(ascii: " ")) }
    #expect(isPair == entries.map { Int($0.row) >= vectors.wordCount })
  }

  @Test(arguments: 0..<10)
  func `a look-up finds what a dictionary finds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let dictionary = Dictionary(uniqueKeysWithValues: entries.map { (vectors.text(of: $0), $0) })
    for _ in 0..<2_000 {
      let text = disturbedText(&random)
      #expect(vectors.entry(of: text) == dictionary[text], "'\(text)'")
    }
  }

  // MARK: What is looked up

  private var entries: [WordVectors.Entry] { (0..<UInt32(vectors.count)).compactMap(vectors.entry(atRow:)) }

  /// A word or pair of the table, as it is, with a letter changed, or with its end cut off; or any letters at all.
  private func disturbedText(_ random: inout SeededGenerator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789 é")
    guard let entry = vectors.entry(atRow: .random(in: 0..<UInt32(vectors.count), using: &random)) else { return "" }
    var text = Array(vectors.text(of: entry))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: text[.random(in: text.indices, using: &random)] = letters.randomElement(using: &random) ?? "a"
    case 2: text.removeLast(.random(in: 0...text.count, using: &random))
    default:
      text = (0..<Int.random(in: 0..<5, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
    }
    return String(text)
  }
}
