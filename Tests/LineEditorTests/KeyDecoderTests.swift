import Testing

@testable import LineEditor

struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8)) + decoder.timeOut()
  }

  private static let dialects: [(String, Key)] = [
    ("\u{1B}[H", Key.named(.home)), ("\u{1B}OH", .named(.home)), ("\u{1B}[1~", .named(.home)),
    ("\u{1B}[7~", .named(.home)),
    ("\u{1B}[F", .named(.end)), ("\u{1B}OF", .named(.end)), ("\u{1B}[4~", .named(.end)), ("\u{1B}[8~", .named(.end)),
    ("\u{1B}[3~", .named(.delete)), ("\u{1B}[5~", .named(.pageUp)), ("\u{1B}[Z", .named(.backTab)),
    ("\u{1B}[A", .named(.up)), ("\u{1B}OB", .named(.down)), ("\u{1B}[1;5D", .named(.left, .control)),
    ("\u{1B}Od", .named(.left, .control)), ("\u{1B}[1;3C", .named(.right, .alt)),
    ("\u{1B}\u{1B}[C", .named(.right, .alt)),
    ("\u{1B}[d", .named(.left, .shift)), ("\u{1B}[3^", .named(.delete, .control)), ("\u{1B}OM", .named(.enter)),
    ("\u{1B}f", .alt("f")), ("\u{1B}.", .alt(".")), ("\u{1B}\u{7F}", .named(.backspace, .alt)),
    ("\u{1B}", .named(.escape)),
    ("\u{1B}[", .alt("[")), ("\u{1B}O", .alt("O")), ("\u{1}", .control("a")), ("\u{1F}", .control("_")),
    ("\u{7F}", .named(.backspace)), ("\u{8}", .named(.backspace)), ("\r", .named(.enter)), ("\n", .named(.enter)),
    ("\t", .named(.tab)), ("é山", .text("é山")), ("\u{1B}[200~a\nb\u{1B}[201~", .paste("a\nb")),
  ]

  @Test(arguments: dialects) func `a key is known in the dialects of terminals`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(arguments: [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m", "\u{1B}[M !!", "\u{1B}[24;80R", "\u{1B}[?1;2c",
    "\u{1B}[[A",
    "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[97;5u", "\u{1B}[15~",
  ])
  func `reports of the terminal and keys that do nothing are dropped whole`(bytes: String) {
    #expect(keys("a\(bytes)b") == [.text("a"), .text("b")])
  }

  @Test func `malformed text becomes replacement characters`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x61, 0xFF, 0x62, 0xC3]) == [.text("a\u{FFFD}b")])
    #expect(decoder.expectation == .sequence)
    #expect(decoder.timeOut() == [.text("\u{FFFD}")])
    #expect(decoder.expectation == .nothing)
  }

  @Test func `a control character inside a sequence ends it and counts`() {
    #expect(keys("\u{1B}[1;\u{3}x") == [.control("c"), .text("x")])
    #expect(keys("\u{1B}]11;rgb\u{3}x") == [.control("c"), .text("x")])
    #expect(keys("\u{1B}]11;rgb\u{1B}[A") == [.named(.up)])
    #expect(keys("\u{1B}\u{1B}]\u{7}\u{1B}[A") == [.named(.up)])
  }

  private static let everything =
    "añ山👩‍👩‍👧é\u{1B}[1;5D\u{1B}OH\u{1B}f\u{1B}\u{1B}[C\u{1B}[200~one\r\ntwo ~ \u{1B}[A\u{1B}[201~\u{1B}[<0;1;2Mz\u{1B}]0;t\u{7}\u{3}\u{1B}[3~end"

  @Test func `keys do not depend on how the bytes are cut`() {
    let bytes = Array(Self.everything.utf8)
    var whole = KeyDecoder()
    let expected = joined(whole.decode(bytes))
    for first in 0...bytes.count {
      for second in stride(from: first, through: bytes.count, by: 7) {
        var decoder = KeyDecoder()
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(joined(parts.flatMap { decoder.decode($0) }) == expected, "cut at \(first) and \(second)")
      }
    }
  }

  @Test func `every prefix that is cut short leaves the decoder ready for text`() {
    let bytes = Array(Self.everything.utf8)
    for length in 0...bytes.count {
      var decoder = KeyDecoder()
      _ = decoder.decode(bytes[..<length]) + decoder.timeOut()
      #expect(decoder.expectation == .nothing)
      #expect(decoder.decode(Array("ok".utf8)) == [.text("ok")])
    }
  }

  @Test func `a paste of a megabyte is one key`() {
    let text = String(repeating: "0123456789abcde~", count: 65_536)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: text.utf8.count, by: 4_096) {
      if start == 0 { keys += decoder.decode(Array("\u{1B}[200~".utf8)) }
      keys += decoder.decode(Array(text.utf8.dropFirst(start).prefix(4_096)))
    }
    #expect(decoder.expectation == .paste)
    keys += decoder.decode(Array("\u{1B}[201~".utf8))
    #expect(keys == [.paste(text)])
  }

  /// Runs of text as one.
  private func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { joined, key in
      if case .text(let more) = key, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(key)
      }
    }
  }
}
