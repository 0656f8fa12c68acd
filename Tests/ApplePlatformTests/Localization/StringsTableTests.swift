import Foundation
import Testing

@testable import ApplePlatform

/// Words from `.strings` tables.
@Suite struct StringsTableTests {
  @Test func `comments and escapes are read as in old property lists`() throws {
    let folder = try ResourceFolder().write(
      "de.lproj/Localizable.strings",
      #"""
      /* A comment; "not" = "read"; */
      // Another "one" = "x";
      "Hello" = "Guten \"Tag\"\n\U00FCber \u00fc \ud83d\ude00 \\ \101";
      plain_key = "Ohne Anführungszeichen" ;
      "same";
      "semi;colon" = "a = b;" /* between */ ;
      """#)
    #expect(folder.text("Hello", in: "de") == "Guten \"Tag\"\nüber ü 😀 \\ A")
    #expect(folder.text("plain_key", in: "de") == "Ohne Anführungszeichen")
    #expect(folder.text("same", in: "de") == "same")
    #expect(folder.text("semi;colon", in: "de") == "a = b;")
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func `a byte order mark tells the encoding`(_ encoding: String.Encoding) throws {
    let marked = try #require("\u{FEFF}\"Hello\" = \"Grüß Gott\";".data(using: encoding))
    let folder = try ResourceFolder().write("de.lproj/Localizable.strings", marked)
    #expect(folder.text("Hello", in: "de") == "Grüß Gott")
  }

  @Test func `a compiled table is read too`() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["Hello": "Hallo", "odd": 3], format: .binary, options: 0)
    let folder = try ResourceFolder().write("de.lproj/Localizable.strings", list)
    #expect(folder.text("Hello", in: "de") == "Hallo")
  }

  @Test func `a translation may reorder its arguments`() throws {
    let folder = try ResourceFolder().write(
      "de.lproj/Localizable.strings",
      """
      "%@ has %lld trails" = "%2$lld Wege in %1$@ (100 %% von %1$@)";
      "%lld of %lld" = "%d von %3$@";
      """)
    #expect(folder.text("\("Rom") has \(3) trails", in: "de") == "3 Wege in Rom (100 % von Rom)")
    #expect(folder.text("\(1) of \(2)", in: "de") == "1 von %@")
  }

  @Test func `a table is chosen by name`() throws {
    let folder = try ResourceFolder()
      .write("fr.lproj/Localizable.strings", "\"Hello\" = \"Bonjour\";")
      .write("fr.lproj/Siri.strings", "\"Hello\" = \"Salut\";")
    #expect(folder.text("Hello", in: "fr") == "Bonjour")
    #expect(folder.text("Hello", in: "fr", table: "Siri") == "Salut")
    #expect(folder.text("Hello", in: "fr", table: "Missing") == "Hello")
  }

  @Test func `a table is read once`() throws {
    let folder = try ResourceFolder().write("fr.lproj/Localizable.strings", "\"Hello\" = \"Bonjour\";")
    #expect(folder.text("Hello", in: "fr") == "Bonjour")
    try folder.write("fr.lproj/Localizable.strings", "\"Hello\" = \"Salut\";")
    #expect(folder.text("Hello", in: "fr") == "Bonjour")
  }

  struct Damage: Sendable {
    let text: String
    let message: String
  }

  static let damages = [
    Damage(text: "\"a\" = \"b\"\n\"c\" = \"d\";", message: "line 1: ';' is missing after 'a'"),
    Damage(text: "\"a\" = \"b\";\n\"c\" = \"d", message: "line 2: the text in quotes is never closed"),
    Damage(text: "/* open", message: "line 1: comment is never closed"),
    Damage(text: "\"a\" = ;", message: "line 1: a text in double quotes is expected"),
    Damage(text: "{", message: "line 1: a text in double quotes is expected"),
    Damage(text: "\"a\" =", message: "line 1: a text in double quotes is expected"),
  ]

  @Test(arguments: damages)
  func `a damaged table is skipped with one note`(_ damage: Damage) throws {
    let folder = try ResourceFolder().write("de.lproj/Localizable.strings", damage.text)
    #expect(folder.text("a", in: "de") == "a")
    #expect(folder.text("c", in: "de") == "c")
    #expect(folder.problems == ["\(damage.message) in 'de.lproj/Localizable.strings' [strings.unreadable]"])
  }

  @Test func `bytes in no known encoding are a damage`() throws {
    let folder = try ResourceFolder().write("de.lproj/Localizable.strings", Data([0x22, 0xE9, 0x22]))
    #expect(folder.text("a", in: "de") == "a")
    #expect(folder.problems.count == 1)
  }
}

extension ResourceFolder {
  /// What was wrong with the tables in this folder.
  var problems: [String] {
    LocalizationTableErrors.all.filter { $0.file.path.contains(url.lastPathComponent) }.map(\.description)
  }
}
