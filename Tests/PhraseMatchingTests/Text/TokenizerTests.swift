import Testing

@testable import PhraseMatching

struct TokenizerTests {
  @Test(arguments: [
    ("Turn ON the Lamp!", "turn on the lamp"),
    ("  turn\ton\u{A0}the   lamp ", "turn on the lamp"),
    ("Café Ångström Łódź Straße", "cafe angstrom lodz strasse"),
    ("cafe\u{301}", "cafe"),
    ("Ἀθῆναι ΑΘΉΝΑ ς", "αθηναι αθηνα σ"),
    ("Ёлка ЙОД", "елка иод"),
    ("ＴＵＲＮ　ｏｎ １２", "turn on 12"),
    ("İstanbul ISTANBUL", "istanbul istanbul"),
  ])
  func `case, accents, width and white space do not matter`(text: String, tokens: String) {
    #expect(words(text) == tokens)
  }

  @Test(arguments: [
    ("what's on", "what is on"), ("What’s on", "what is on"), ("whats on", "what is on"),
    ("can't stop", "can not stop"), ("don't", "do not"), ("won't", "will not"), ("I'd like", "i would like"),
    ("let's go", "let us go"), ("they're", "they are"), ("Trader Joe's", "trader joe s"), ("o'clock", "oclock"),
    ("l'auberge d'or", "l auberge d or"), ("'quoted'", "quoted"), ("rock & roll", "rock and roll"),
  ])
  func `contractions are opened and genitives split off`(text: String, tokens: String) {
    #expect(words(text) == tokens)
  }

  @Test(arguments: [
    ("twenty one", "21"), ("Twenty-one lamps", "21 lamps"), ("one hundred and five", "105"), ("a hundred", "100"),
    ("two thousand and twenty six", "2026"), ("three hundred thousand", "300000"),
    ("nine hundred ninety nine million nine hundred ninety nine thousand nine hundred and ninety nine", "999999999"),
    ("one two three", "1 2 3"), ("zero point five", "0.5"), ("twenty one point seven five", "21.75"),
    ("5 hundred", "500"), ("2 million", "2000000"), ("1 and a half", "1 and a half"),
    ("black and white", "black and white"),
    ("021", "21"), ("21.50", "21.5"), ("1,000", "1000"), ("1,5", "1.5"), ("-3", "-3"), ("covid-19", "covid 19"),
    ("first floor", "first floor"), ("1st floor", "first floor"), ("twenty first", "21st"), ("the 21st", "the 21st"),
    ("30 second timer", "30 second timer"), ("2nd", "second"), ("half past six", "half past 6"), ("18:30", "18:30"),
    ("twenty one hundred", "2100"), ("nineteen eighty four", "19 84"), ("hundred", "100"), ("six and seven", "6 and 7"),
  ])
  func `numbers take one form`(text: String, tokens: String) {
    #expect(words(text) == tokens)
  }

  @Test(arguments: [
    ("20%", "20 percent"), ("21.5°", "21.5 degrees"), ("21°C", "21 degrees c"), ("21℃", "21 degrees c"),
    ("5km", "5 km"), ("30s", "30 s"), ("6pm", "6 pm"), ("1-hour", "1 hour"), ("mp3", "mp3"), ("$30", "dollars 30"),
  ])
  func `units and signs are split from digits`(text: String, tokens: String) {
    #expect(words(text) == tokens)
  }

  @Test(arguments: [
    ("電気をつけて", "電 気 を つ け て"), ("打开灯", "打 开 灯"), ("ｶﾞｲﾄﾞ", "ガ イ ド"), ("か\u{3099}", "が"),
    ("เปิดไฟ", "เป ิ ด ไฟ"), ("거실을 켜", "거실을 켜"), ("\u{1100}\u{1165}\u{1109}\u{1175}\u{11AF}", "거실"),
    ("テレビをon", "テ レ ビ を on"),
  ])
  func `scripts without spaces are cut, syllables stay whole`(text: String, tokens: String) {
    #expect(words(text).replacing(" ิ", with: "ิ") == tokens.replacing(" ิ", with: "ิ"))
  }

  @Test(arguments: [
    ("", ""), ("   ", ""), ("?!…", ""), ("lamp 💡 on 🏳️‍🌈", "lamp on"), ("a\0b", "a b"), ("👍🏽", ""),
    ("مرحبا، العالم", "مرحبا العالم"), ("שָׁלוֹם", "שלום"), ("e\u{301}\u{302}\u{303}", "e"),
  ])
  func `emoji, symbols and blank input do no harm`(text: String, tokens: String) {
    #expect(words(text) == tokens)
  }

  @Test func `bytes that are not text separate words`() {
    #expect(words(bytes: [0x6F, 0x6E, 0xFF, 0xC0, 0x80, 0x6F, 0x66, 0xE2, 0x82]) == "on of")
  }

  @Test func `each token knows the bytes it came from`() {
    #expect(sources("Set Café-Lamp to twenty one %") == ["Set", "Café", "Lamp", "to", "twenty one", "%"])
    #expect(
      sources("what's 2nd can't")
        == ["what", "'s", "2nd", "ca", "n't"].map { $0 == "ca" ? "can" : $0 == "n't" ? "'t" : $0 })
    #expect(sources("  ＬＡＭＰ  ") == ["ＬＡＭＰ"])
  }

  @Test func `reading a text again gives the same tokens without growing`() {
    var tokenizer = Tokenizer()
    let text = "could you set the living room to twenty one point five degrees, please?"
    _ = read(text, with: &tokenizer)
    let growths = tokenizer.growths
    let first = read(text, with: &tokenizer)
    #expect(read(text, with: &tokenizer) == first)
    #expect(tokenizer.growths == growths)
  }

  @Test(arguments: 0..<20)
  func `any bytes are read without harm and ranges stay inside`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
    var tokenizer = Tokenizer()
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    for token in tokenizer.view.tokens {
      #expect(token.sourceStart >= 0 && token.sourceStart <= token.sourceEnd && token.sourceEnd <= bytes.count)
      #expect(token.length > 0)
    }
  }

  // MARK: Reading

  private func words(_ text: String) -> String { words(bytes: Array(text.utf8)) }

  private func words(bytes: [UInt8]) -> String {
    var tokenizer = Tokenizer()
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    let view = tokenizer.view
    return (0..<view.count).map { String(decoding: view.bytes($0), as: UTF8.self) }.joined(separator: " ")
  }

  private func read(_ text: String, with tokenizer: inout Tokenizer) -> [String] {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    let view = tokenizer.view
    return (0..<view.count).map { String(decoding: view.bytes($0), as: UTF8.self) }
  }

  private func sources(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var tokenizer = Tokenizer()
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    return tokenizer.view.tokens.map {
      String(decoding: bytes[Int($0.sourceStart)..<Int($0.sourceEnd)], as: UTF8.self)
    }
  }
}
