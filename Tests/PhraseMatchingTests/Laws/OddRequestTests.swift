import Testing

@testable import PhraseMatching

/// Whatever is typed or piped in, there is an answer.
struct OddRequestTests {
  static let requests: [(name: String, bytes: [UInt8])] = [
    ("nothing", []),
    ("blanks", Array("  \t\r\n\u{3000}\u{2003} ".utf8)),
    ("signs only", Array("?!…—%&$\"'()[]{}|\\/<>".utf8)),
    ("NUL bytes", [0, 0] + Array("turn\0on\0lamp".utf8) + [0]),
    (
      "bytes that are not UTF-8",
      [0xFF, 0xC0, 0x80] + Array("lamp ".utf8) + [0xF5, 0x80, 0xE2, 0x82, 0xED, 0xA0, 0x80, 0xC3]
    ),
    ("only continuation bytes", [UInt8](repeating: 0x80, count: 500)),
    ("right to left", Array("شغّل المصباح في المطبخ \u{202E}ןודא lamp".utf8)),
    (
      "combining marks",
      Array("l\u{301}\u{302}a\u{338}m\u{20DD}p\u{489}".utf8) + Array(repeating: [0xCC, 0x81], count: 400).joined()
    ),
    ("emoji only", Array("💡🏳️‍🌈👩‍👩‍👧‍👦🇨🇦".utf8)),
    ("Han, Kana, Thai and Hangul", Array("電気をつけて ไฟเปิด 거실을 켜줘 ｶﾞｲﾄﾞ".utf8)),
    ("one word of 100 kB", [UInt8](repeating: UInt8(ascii: "a"), count: 100_000)),
    ("one number of 10 kB", [UInt8](repeating: UInt8(ascii: "9"), count: 10_000)),
    ("all numbers", Array(Array(repeating: "twenty one hundred and", count: 50).joined(separator: " ").utf8)),
    ("apostrophes", Array("'lamp''s ''' can't''t 's l'''l".utf8)),
    ("joined words", Array(Array(repeating: "lamplight kitchengarden", count: 100).joined(separator: " ").utf8)),
  ]

  @Test(arguments: 0..<4)
  func `any bytes get an answer, with ranges inside the request`(seed: UInt64) {
    let matcher = Matcher(index: LawBench(seed: seed).index)
    for threshold in [0, 0.7] {
      let options = MatchOptions(threshold: threshold, now: TypedRequest.now, explanation: .steps)
      for request in Self.requests {
        let matching = request.bytes.withUnsafeBufferPointer { matcher.match($0, options: options) }
        #expect(!matching.candidates.isEmpty || threshold > 0, "\(request.name)")
        for value in matching.candidates.flatMap(\.values) {
          #expect((0...request.bytes.count).contains(value.range.upperBound), "\(request.name): \(value)")
        }
      }
    }
  }

  @Test(arguments: 0..<30)
  func `random bytes and random letters get an answer`(seed: UInt64) {
    let matcher = Matcher(index: LawBench(seed: seed % 5).index)
    var random = SeededGenerator(seed: seed)
    let letters = Array(" aelmpt50'-.&%é\u{301}".utf8) + [0, 0xFF]
    let raw = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
    let chosen = (0..<200).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
    for bytes in [raw, chosen] {
      let options = MatchOptions(now: TypedRequest.now, explanation: .steps)
      let matching = bytes.withUnsafeBufferPointer { matcher.match($0, options: options) }
      #expect(matching.candidates.allSatisfy { (0...1).contains($0.score) }, "seed \(seed)")
    }
  }

  @Test(arguments: ["zebra ", "lamp ", "the ", "lamplight ", "turn on the desk lamp in trails "])
  func `a megabyte and ten thousand tokens get an answer`(words: String) {
    let matcher = Matcher(index: LawBench(seed: 3, [.freeText]).index)
    let options = MatchOptions(now: TypedRequest.now)
    for text in [
      String(repeating: words, count: 10_000 / words.split(separator: " ").count),
      String(repeating: " ", count: 1_000_000) + words, words + String(repeating: "x", count: 1_000_000),
    ] {
      #expect(matcher.match(text, options: options).candidates.count <= 3)
    }
  }

  @Test func `a request of more tokens than the limit is refused`() {
    let bench = LawBench(seed: 4, [])
    let words = bench.exact[0].text
    let longest = String(repeating: "zebra ", count: ReadRequest.tokenLimit)
    #expect(!bench.match(longest).isTooLong)
    let matching = bench.match(longest + words)
    #expect(matching.isTooLong && matching.candidates.isEmpty && matching.outcome == .notRecognized)
    #expect(!bench.match(words).isTooLong)
  }
}
