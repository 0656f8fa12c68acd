import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct WordVectorsTests {
  let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  @Test(arguments: [
    ("start", "begin", 0.91), ("purchase", "buy", 0.90), ("movie", "film", 0.89), ("couch", "sofa", 0.80),
    ("lamp", "light", 0.63), ("weather", "forecast", 0.50), ("on", "off", 0.48), ("start", "stop", 0.39),
    ("trail", "banana", 0.14), ("kettle", "kettle", 1),
  ])
  func `words of one meaning point the same way`(a: String, b: String, expected: Float) throws {
    let (a, b) = (try entry(a), try entry(b))
    #expect(abs(vectors.similarity(a, b) - expected) <= 0.01)
    #expect(vectors.similarity(a, b) == vectors.similarity(b, a))
  }

  @Test(arguments: ["set up", "take off", "give up", "phone number", "how much"])
  func `two words that mean something together are found as a pair`(pair: String) throws {
    let words = pair.split(separator: " ").map { Array($0.utf8) }
    let found = words[0].withUnsafeBufferPointer { first in
      words[1].withUnsafeBufferPointer { second in vectors.entry(ofPair: first, second) }
    }
    #expect(found == vectors.entry(of: pair))
    #expect(Int(try #require(found).row) >= vectors.wordCount)
  }

  @Test(arguments: ["", " ", "zzzyx", "Start", "start ", " start", "star\u{0}", "küche", "take  off", "take off take"])
  func `what the table does not hold has no entry`(text: String) { #expect(vectors.entry(of: text) == nil) }

  @Test(arguments: [("take", ""), ("", "off"), ("", ""), ("tak", "eoff"), ("takeo", "ff"), ("take o", "f")])
  func `words that only look like a pair when put together are none`(first: String, second: String) {
    let found = Array(first.utf8).withUnsafeBufferPointer { first in
      Array(second.utf8).withUnsafeBufferPointer { second in vectors.entry(ofPair: first, second) }
    }
    #expect(found == nil)
  }

  @Test func `a row that is written down is found again only if the table has it`() throws {
    let start = try entry("start")
    #expect(vectors.entry(atRow: start.row) == start)
    #expect(vectors.entry(atRow: UInt32(vectors.count - 1)) != nil)
    #expect(vectors.entry(atRow: UInt32(vectors.count)) == nil)
    #expect(vectors.entry(atRow: .max) == nil)
  }

  @Test(arguments: [["play", "some", "music"], ["take off", "the", "coat"], ["a"], []])
  func `a request is the sum of the vectors of its words`(words: [String]) throws {
    let entries = try words.map(entry)
    var sum = [Float](repeating: 0, count: vectors.dimensions)
    sum.withUnsafeMutableBufferPointer { sum in
      guard let start = sum.baseAddress else { return }
      for entry in entries { vectors.add(entry, to: start) }
    }
    for index in sum.indices {
      let expected = entries.reduce(0) { $0 + Double(vectors.row($1)[index]) * Double(vectors.scale($1)) }
      #expect(abs(Double(sum[index]) - expected) < 1e-6)
    }
  }

  @Test func `frequent, empty words are short`() throws {
    let (empty, specific) = (try entry("the"), try entry("thermostat"))
    #expect(length(empty) < length(specific) / 3)
  }

  @Test(arguments: 0..<10)
  func `a similarity is the cosine that plain arithmetic finds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let rows = (0..<2).map { _ in UInt32.random(in: 0..<UInt32(vectors.count), using: &random) }
      let (a, b) = (WordVectors.Entry(row: rows[0]), WordVectors.Entry(row: rows[1]))
      #expect(abs(Double(vectors.similarity(a, b)) - cosine(a, b)) < 1e-5, "rows \(rows)")
    }
  }

  // MARK: The slow way

  private func entry(_ text: String) throws -> WordVectors.Entry { try #require(vectors.entry(of: text), "\(text)") }

  private func length(_ entry: WordVectors.Entry) -> Float { vectors.scale(entry) / vectors.inverseLength(entry) }

  private func cosine(_ a: WordVectors.Entry, _ b: WordVectors.Entry) -> Double {
    let (a, b) = (numbers(a), numbers(b))
    func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    return product(a, b) / (product(a, a) * product(b, b)).squareRoot()
  }

  private func numbers(_ entry: WordVectors.Entry) -> [Double] {
    UnsafeBufferPointer(start: vectors.row(entry), count: vectors.dimensions).map(Double.init)
  }
}
