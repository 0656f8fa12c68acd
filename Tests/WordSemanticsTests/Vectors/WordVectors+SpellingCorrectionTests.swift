import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct WordVectorsSpellingTests {
  let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  private func meant(by typed: String) -> String? {
    switch vectors.correction(of: typed) {
    case .word(let entry): vectors.text(of: entry)
    case .words(let first, let second): vectors.text(of: first) + " + " + vectors.text(of: second)
    case nil: nil
    }
  }

  @Test(
    arguments: [
      ("tempreture", nil), ("temperatre", "temperature"), ("brigthness", "brightness"), ("wheather", "weather"),
      ("calender", "calendar"), ("restaurnt", "restaurant"), ("recieve", "receive"), ("messagge", "message"),
    ] as [(String, String?)])
  func `a slip leads to the most frequent word one letter away`(typed: String, word: String?) {
    #expect(meant(by: typed) == word)
  }

  @Test(
    arguments: [
      ("playmusic", "play + music"), ("kitchenlight", "kitchen + light"), ("remindme", nil), ("setthealarm", nil),
    ] as [(String, String?)])
  func `two frequent words typed together come apart`(typed: String, words: String?) {
    #expect(meant(by: typed) == words)
  }

  @Test(arguments: ["", "t", "zqx", "teh", "xqzvkw", "montréal", "ab1cd", "l0ud", String(repeating: "a", count: 500)])
  func `what is too short, too long or no word is left alone`(typed: String) {
    #expect(meant(by: typed) == nil)
  }

  @Test(arguments: 0..<20)
  func `a correction is the best of all words that are one slip away`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<UInt32(vectors.wordCount)).compactMap(vectors.entry(atRow:)).map(vectors.text(of:))
    for _ in 0..<3 {
      let typed = slip(in: words[Int.random(in: 0..<words.count, using: &random)], &random)
      guard typed.count >= 4, typed.allSatisfy({ ("a"..."z").contains($0) }) else { continue }
      let near = words.first { $0.count >= 3 && $0 != typed && isOneSlipAway($0, typed) }
      guard let near else { continue }
      #expect(meant(by: typed) == near, "'\(typed)'")
    }
  }

  // MARK: Slips

  private func slip(in word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    let index = Int.random(in: 0..<letters.count, using: &random)
    let other = Array("abcdefghijklmnopqrstuvwxyz")[Int.random(in: 0..<26, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(other, at: index)
    case 2: letters[index] = other
    default: letters.swapAt(index, max(index, 1) - 1)
    }
    return String(letters)
  }

  private func isOneSlipAway(_ word: String, _ typed: String) -> Bool {
    guard abs(word.count - typed.count) <= 1, let a = letters(word), let b = letters(typed) else { return false }
    return Spelling.difference(a, b, limit: 1)?.edits == 1
  }

  private func letters(_ word: String) -> Letters? {
    Array(word.utf8).withUnsafeBufferPointer { Letters($0) }
  }
}
