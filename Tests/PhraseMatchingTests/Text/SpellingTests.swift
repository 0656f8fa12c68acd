import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct SpellingTests {
  @Test(arguments: [
    ("txet", "text"), ("recpie", "recipe"), ("editro", "editor"), ("kock", "lock"), ("ad", "add"), ("fna", "fan"),
    ("tmer", "timer"), ("lihgts", "lights"), ("tempreture", "temperature"), ("thermotsat", "thermostat"),
    ("llights", "lights"), ("aalarm", "alarm"),
  ])
  func `a word is found by a slip of it`(typed: String, known: String) throws {
    #expect(try neighbours(of: typed, among: ["alpha", known, "omega"]).contains(known))
  }

  @Test(arguments: [
    ("on", "of"), ("cat", "dog"), ("timer", "tracker"), ("light", "night time"), ("abcdefgh", "abcxyzgh"),
  ])
  func `words that differ more are not`(typed: String, known: String) throws {
    #expect(try neighbours(of: typed, among: [known]).isEmpty)
  }

  @Test(arguments: 0..<200)
  func `every forgiven slip is found and nothing else`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = (0..<40).map { _ in word(&random) }
    for _ in 0..<20 {
      let typed = disturbed(words.randomElement(using: &random) ?? "lamp", &random)
      let expected = Set(words.filter { distance(typed, $0) ?? 9 > 0 && isForgiven(typed, $0) })
      #expect(try neighbours(of: typed, among: words) == expected, "\(typed) among \(words)")
    }
  }

  @Test(arguments: 0..<200)
  func `two words are alike for a forgiven slip and for nothing else`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<40).map { word(&random, of: $0.isMultiple(of: 2) ? "abcd" : "abcdefghijklmnopqrstuvwxyz0189'ß") }
    for _ in 0..<20 {
      let typed = disturbed(words.randomElement(using: &random) ?? "lamp", &random)
      for word in words where !typed.isEmpty {
        let edits = distance(typed, word) ?? .max
        let isAlike = edits <= Spelling.forgivenEdits(letters: word.count)
        #expect((WordSimilarity.similarity(of: typed, to: word) != nil) == isAlike, "\(typed) and \(word)")
      }
    }
  }

  // MARK: The slow way

  private func isForgiven(_ typed: String, _ known: String) -> Bool {
    guard typed.count >= 2, typed != known, let edits = distance(typed, known) else { return false }
    return edits <= Spelling.forgivenEdits(letters: known.count)
  }

  /// Edits where swapping neighbours is one, the whole table at once.
  private func distance(_ a: String, _ b: String) -> Int? {
    let (a, b) = (Array(a), Array(b))
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for line in 0...a.count {
      for column in 0...b.count {
        if line == 0 || column == 0 {
          table[line][column] = line + column
          continue
        }
        var cost = min(table[line - 1][column], table[line][column - 1]) + 1
        cost = min(cost, table[line - 1][column - 1] + (a[line - 1] == b[column - 1] ? 0 : 1))
        if line > 1, column > 1, a[line - 1] == b[column - 2], a[line - 2] == b[column - 1] {
          cost = min(cost, table[line - 2][column - 2] + 1)
        }
        table[line][column] = cost
      }
    }
    return table[a.count][b.count]
  }

  private func word(_ random: inout SeededGenerator, of letters: String = "abcd") -> String {
    String((0..<Int.random(in: 2...11, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  private func disturbed(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let index = Int.random(in: 0..<max(letters.count, 1), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.insert("b", at: index)
      case 1 where letters.count > 1: letters.remove(at: index)
      case 2 where index > 0: letters.swapAt(index, index - 1)
      default: letters[index] = "c"
      }
    }
    return String(letters)
  }

  private func neighbours(of typed: String, among words: [String]) throws -> Set<String> {
    let builder = LexiconBuilder()
    for word in words {
      var word = word
      word.withUTF8 { _ = builder.add($0, hash: TokenHash.hash($0), weight: 1_000) }
    }
    var writer = IndexBlobWriter()
    builder.write(to: &writer, .phrases)
    let memory = IndexMemory(copying: writer.finish())
    defer { withExtendedLifetime(memory) {} }
    let lexicon = try Lexicon(IndexBlob(memory), .phrases)
    var found = Set<String>()
    var typed = typed
    let letters = try #require(typed.withUTF8 { Letters($0) })
    lexicon.forEachNeighbour(of: letters) { found.insert(String(decoding: lexicon.text($0.word), as: UTF8.self)) }
    return found
  }
}
