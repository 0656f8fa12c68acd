import Diagnostics
import FileFormats
import Testing

struct StringsFileTests {
  private func read(_ text: String) -> StringsFile { StringsFile(reading: Array(text.utf8)) }

  @Test func `every text knows where it is written`() {
    let file = read(#"/* c */ "key" = "a\U00e9b"; plain;"#)
    #expect(file.entries.map(\.key.text) == ["key", "plain"])
    #expect(file.entries.map { $0.values.map(\.text) } == [["aéb"], ["plain"]])
    #expect(file.entries.map(\.key.range) == [9..<12, 28..<33])
    #expect(file.entries[0].values[0].offsets == [17, 18, 18, 24, 25])
    #expect(file.isExact && file.findings.isEmpty)
  }

  @Test func `UTF-16 is read, but not pointed into`() {
    let file = StringsFile(
      reading: [0xFF, 0xFE] + "\"a\" = \"ü\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(file.entries.map { $0.values.map(\.text) } == [["ü"]])
    #expect(!file.isExact)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\";", "';' is missing after 'a'", 9..<9), ("\"a", "the text in quotes is never closed", 0..<1),
    ("/* x", "comment is never closed", 0..<2), ("\"a\" = ;", "a text in double quotes is expected", 6..<7),
    ("\"a\" = (\"b\";", "expected ',' or ')'", 10..<11),
  ])
  func `one mistake is told, and nothing is read`(text: String, message: String, range: Range<Int>) {
    let file = read(text)
    #expect(file.findings.map(\.message) == [message])
    #expect(file.findings.map(\.range) == [range])
    #expect(file.entries.isEmpty)
  }

  @Test func `of a key that is written twice the last counts`() {
    let file = read("\"a\" = \"1\"; \"b\" = \"2\"; \"a\" = \"3\";")
    #expect(file.entries.map { $0.key.text + $0.values[0].text } == ["b2", "a3"])
    #expect(file.findings.map(\.severity) == [.warning])
  }
}
