import Testing

@testable import FileFormats

struct JSONWriterTests {
  private func written(_ layout: JSONWriter.Layout = .compact, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(layout)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{8}\u{c}", #""\n\r\t\b\f""#),
    ("\0\u{1B}\u{1F}", #""\u0000\u001b\u001f""#), ("é☃😀", #""é☃😀""#), ("\u{7F}", #""\u007f""#),
    ("\u{80}\u{9B}31m\u{9F}\u{A0}", "\"\\u0080\\u009b31m\\u009f\u{A0}\""),
    ("’\u{200D}\u{2014}", "\"’\u{200D}\u{2014}\""),
    ("\u{61C}\u{200E}\u{202E}\u{2028}\u{2066}x\u{2069}", #""\u061c\u200e\u202e\u2028\u2066x\u2069""#),
  ])
  func `text is escaped no more than it must be`(text: String, json: String) {
    #expect(written { $0.string(text) } == json)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "\"a\u{FFFD}b\""), ([0xC3], "\"\u{FFFD}\""),
      ([0xED, 0xA0, 0x80], "\"\u{FFFD}\u{FFFD}\u{FFFD}\""),
    ] as [([UInt8], String)])
  func `bytes that are no text become replacement characters`(bytes: [UInt8], json: String) {
    #expect(written { json in bytes.withUnsafeBufferPointer { json.string($0) } } == json)
  }

  @Test(
    arguments: [
      (5, "5"), (-0.5, "-0.5"), (21.25, "21.25"), (1e300, "1e+300"), (.nan, "null"), (.infinity, "null"), (-3, "-3"),
    ] as [(Double, String)])
  func `numbers are as short as they can be`(number: Double, json: String) {
    #expect(written { $0.number(number) } == json)
  }

  @Test(arguments: [
    (1, "1"), (0, "0"), (0.93, "0.93"), (0.00004, "0"), (0.12345, "0.1235"), (-0.5, "-0.5"), (2.0001, "2.0001"),
  ])
  func `scores have four decimals at most`(number: Double, json: String) {
    #expect(written { $0.rounded(number) } == json)
  }

  @Test func `the smallest integer is written`() {
    #expect(written { $0.integer(.min) } == "-9223372036854775808")
  }

  private func sample(_ json: inout JSONWriter) {
    json.object { json in
      json.key("a")
      json.array { json in
        json.integer(1)
        json.object { _ in }
        json.null()
      }
      json.key("b")
      json.string("x")
    }
  }

  @Test func `compact JSON has no white space`() {
    #expect(written(.compact, sample) == #"{"a":[1,{},null],"b":"x"}"#)
  }

  @Test func `indented JSON is laid out for reading`() {
    #expect(
      written(.indented, sample) == """
        {
          "a": [
            1,
            {},
            null
          ],
          "b": "x"
        }
        """)
  }

  @Test func `a page breaks only what does not fit`() {
    #expect(
      written(.page(columns: 30), sample) == """
        {
          "a": [1, {}, null],
          "b": "x"
        }
        """)
    #expect(written(.page(columns: 33), sample) == #"{ "a": [1, {}, null], "b": "x" }"#)
    #expect(
      written(.page(columns: 19), sample) == """
        {
          "a": [
            1,
            {},
            null
          ],
          "b": "x"
        }
        """)
  }

  @Test func `a page has a line for each element where that is asked for`() {
    let text = written(.page(columns: 100)) { json in
      json.object(.lines) { json in
        json.member("name", "é")
        json.key("none")
        json.array(.lines) { _ in }
        json.key("rows")
        json.array { json in
          json.object(.lines) { $0.member("x", 1) }
        }
      }
    }
    #expect(
      text == """
        {
          "name": "é",
          "none": [],
          "rows": [
            {
              "x": 1
            }
          ]
        }
        """)
  }

  @Test func `a page shows what cannot be seen`() {
    let text = "\u{7F}\u{2028}\u{2029}\u{FEFF}é\u{1F}\n"
    #expect(JSONWriter.quoted(text) == #""\u007f\u2028\u2029\ufeffé\u001f\n""#)
    #expect(written { $0.string("\u{FEFF}") } == "\"\u{FEFF}\"")
  }
}
