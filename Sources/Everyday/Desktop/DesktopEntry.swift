import AppIntents

/// An application as its file describes it, by the Desktop Entry Specification.
struct DesktopEntry: Sendable {
  private let values: [String: String]
  private let language: [String]

  /// Reads a file; nil if it describes no application.
  init?(_ data: Data, language: Locale) {
    let code = language.language.languageCode?.identifier ?? "en"
    self.language = (language.region.map { ["\(code)_\($0.identifier)"] } ?? []) + [code]
    var values: [String: String] = [:]
    var isInside = false
    for line in data.split(separator: 0x0A) {
      if line.first == UInt8(ascii: "[") {
        isInside = line.starts(with: "[Desktop Entry]".utf8)
      } else if isInside, let sign = line.firstIndex(of: UInt8(ascii: "=")) {
        let key = String(decoding: line[..<sign], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        values[key] = String(decoding: line[line.index(after: sign)...], as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    self.values = values
    guard values["Type"] == "Application", !name.isEmpty else { return nil }
  }

  var name: String { text("Name") ?? "" }

  /// What else it is called: what it is, and what it is for.
  var synonyms: [String] {
    [text("GenericName")].compactMap(\.self) + (text("Keywords") ?? "").split(separator: ";").map(String.init)
  }

  /// The program that has to be there.
  var neededProgram: String? { text("TryExec") }

  var isInTerminal: Bool { values["Terminal"] == "true" }

  /// Whether desktops of some names are to offer it.
  func isShown(on desktops: Set<Substring>) -> Bool {
    func names(_ key: String) -> [Substring]? { values[key]?.split(separator: ";") }
    return values["Hidden"] != "true" && values["NoDisplay"] != "true"
      && names("OnlyShowIn")?.contains(where: desktops.contains) ?? true
      && !(names("NotShowIn")?.contains(where: desktops.contains) ?? false)
  }

  /// A value in the language, with the characters that its escapes stand for.
  private func text(_ key: String) -> String? {
    let value = language.lazy.compactMap { values["\(key)[\($0)]"] }.first ?? values[key]
    return value.map { $0.contains("\\") ? Self.unescaped($0) : $0 }
  }

  private static func unescaped(_ text: String) -> String {
    var (plain, isEscaped) = ("", false)
    for character in text {
      plain += isEscaped ? escapes[character] ?? "\\\(character)" : character == "\\" ? "" : String(character)
      isEscaped = !isEscaped && character == "\\"
    }
    return plain
  }

  private static let escapes: [Character: String] = ["s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"]

  // MARK: Starting

  /// The program and its arguments, no file among them; nil where the line breaks the rules.
  func command(file: URL) -> [String]? {
    guard let words = text("Exec").flatMap(Self.words), words.first != "" else { return nil }
    let arguments = words.map { word -> [String]? in
      if word == "%i" { return text("Icon").map { ["--icon", $0] } ?? [] }
      return Self.codesOfFiles.contains(word) ? [] : expanded(word, file).map { [$0] }
    }
    let command = arguments.compactMap(\.self).flatMap(\.self)
    return arguments.contains(nil) || command.isEmpty ? nil : command
  }

  /// An argument with what its field codes stand for; nil if one of them stands for nothing.
  private func expanded(_ word: String, _ file: URL) -> String? {
    var (pieces, rest) = ("", word[...])
    while let sign = rest.firstIndex(of: "%") {
      guard let code = rest[sign...].dropFirst().first else { return nil }
      pieces += rest[..<sign]
      switch code {
      case "%": pieces += "%"
      case "c": pieces += name
      case "k": pieces += file.path
      case _ where Self.codesOfFiles.contains("%\(code)"): break
      default: return nil
      }
      rest = rest[sign...].dropFirst(2)
    }
    return pieces + rest
  }

  /// Those that stand for files and addresses, and those that stand for nothing any more.
  private static let codesOfFiles: Set<String> = ["%f", "%F", "%u", "%U", "%d", "%D", "%n", "%N", "%v", "%m"]

  /// The words of a command line; nil if a quotation is never closed.
  private static func words(of line: String) -> [String]? {
    var (words, word, rest, isQuoted) = ([String](), String?.none, line[...], false)
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where isQuoted: word = (word ?? "") + String(rest.popFirst() ?? "\\")
      case " " where !isQuoted:
        words += word.map { [$0] } ?? []
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return isQuoted ? nil : words + (word.map { [$0] } ?? [])
  }
}
