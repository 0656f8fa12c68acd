import FileFormats
import Testing

@Suite struct `The name of a language` {
  @Test(arguments: [
    ("en", "en"), ("pt_BR", "pt-BR"), ("zh-Hant-TW", "zh-Hant-TW"), ("deu", "deu"), ("e", nil), ("german", nil),
    ("AAAAAAAAAAAA", nil), ("en-", nil), ("en-AAAAAAAAA", nil), ("en-../../etc", nil),
    ("en" + String(repeating: "-AAAAAAAA", count: 30), nil),
  ])
  func `has a shape`(written: String, name: String?) { #expect(LocaleName(written: written)?.text == name) }

  @Test(arguments: [
    ("de_DE.UTF-8@euro", "de-DE"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"), ("ja_JP.eucJP", "ja-JP"),
    ("en@\(String(repeating: "a", count: 17))", nil), ("en.\(String(repeating: "a", count: 17))", nil),
    ("en@a=b", nil), ("\u{1B}[2J", nil), ("@euro", "en"),
  ])
  func `stands in variables with more behind it`(variable: String, name: String?) {
    #expect(LocaleName(variable: variable)?.text == name)
  }
}
