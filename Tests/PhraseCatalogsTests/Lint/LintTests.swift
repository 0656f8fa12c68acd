import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

@Suite struct `A run of lint` {
  @Test func `says once what every language of an application has`() throws {
    let text = SeededCatalog.named("Play").texts[0]
    let application = try #require(DeclaredApplication.read(catalog: Array(text.utf8), as: SourceID(0)).application)
    var german = application
    german.locale = "de"
    let report = Lint.check([application, german], sources: [DeclarationSource(name: "a", text: SourceText(text))])
    #expect(report.findings.map(\.finding.rule) == ["phrase.ordinary-application-name"])
  }

  @Test func `reports in reading order, file by file`() {
    let report = SeededCatalog(
      SeededCatalog.named("Play").texts[0], SeededCatalog.phrases("Undo", "Cancel").texts[0]
    ).checked()
    #expect(report.findings.map(report.underlined) == ["Play", "Undo", "Cancel"])
  }

  @Test func `heeds only the rules that are chosen`() {
    let catalog = SeededCatalog.phrases("Undo", "Light up in Lantern")
    let report = catalog.checked(LintSelection([ReservedWords.self]))
    #expect(report.findings.map(\.finding.rule) == ["phrase.reserved-words"])
  }

  @Test func `shows what a running app says without lines or columns`() throws {
    let listing = SourceText("Lantern\nLight the ${lamp} at ${level}\n")
    let name = LocatedText("Lantern", at: SourceRange(SourceID(0), 0..<7))
    var application = DeclaredApplication(name, origin: .running)
    var shortcut = DeclaredShortcut(name)
    shortcut.parameters = [DeclaredParameter(name, kind: .integer(), type: "Int")]
    shortcut.parameters[0].name = LocatedText("level", at: SourceRange(SourceID(0), 0..<7))
    let phrase = LocatedText(
      "Light the ${lamp} at ${level}", at: SourceRange(SourceID(0), 8..<37), layout: .verbatim, spelling: .plain)
    shortcut.phrases = [DeclaredPhrase(phrase, template: PhraseTemplate.literal(phrase.text).template)]
    application.shortcuts = [shortcut]
    let report = Lint.check(
      [application], sources: [DeclarationSource(name: "Lantern", text: listing, kind: .listing)],
      selection: LintSelection([ParameterKind.self]))
    #expect(
      report.findings.map(report.rendered) == [
        """
        Lantern: error: parameter 'level' is neither an entity nor an enum but 'Int' [portability.parameter-kind]
          | Light the ${lamp} at ${level}
          |                      ^~~~~~~~
          = in shortcut 'Lantern'
        """
      ])
  }
}

@Suite struct `A comment that allows a breach` {
  private static func catalog(_ lines: String) -> SeededCatalog {
    SeededCatalog(
      """
      { "format": 1, "application": { "name": "Lantern" }, "shortcuts": [{ "intent": "Light", "phrases": [
      \(lines)
      ] }] }
      """)
  }

  @Test(arguments: [
    "\"Undo\", // lint:allow phrase.reserved-words people say so",
    "// lint:allow phrase.reserved-words\n\"Undo\",",
    "/* lint:allow phrase.reserved-words */ \"Undo\",",
    "// lint:allow phrase.reserved-words\n\n// because people say it\n\"Undo\",",
    "// lint:allow phrase.reserved-words, phrase.literal-application-name it is so\n\"Undo\", \"Light in Lantern\",",
  ])
  func `silences its line, or the next one where it stands alone`(lines: String) {
    let report = Self.catalog(lines).checked()
    #expect(report.findings.map(report.rendered) == [])
    #expect(!report.allowed.isEmpty)
  }

  @Test(arguments: [
    "\"Undo\",\n\"Light up\" // lint:allow phrase.reserved-words",
    "// lint:allow phrase.reserved-words\n\"Light up\",\n\"Undo\",",
    "// lint:allow phrase.literal-application-name\n\"Undo\",",
    "\"Undo\", \"// lint:allow phrase.reserved-words\",",
  ])
  func `silences nothing else`(lines: String) {
    let report = Self.catalog(lines).checked()
    #expect(report.findings.contains { $0.finding.rule == "phrase.reserved-words" })
  }

  @Test func `is noted where nothing is to be allowed`() {
    #expect(
      Self.catalog("// lint:allow phrase.reserved-words not any more\n\"Light up in ${applicationName}\",").findings
        == [
          """
          lantern.json:2:15: note: nothing here is found by 'phrase.reserved-words' [lint.needless-allow]
          2 | // lint:allow phrase.reserved-words not any more
            |               ^~~~~~~~~~~~~~~~~~~~~
            = fix: take the comment away
          """
        ])
  }

  @Test func `warns where it names no rule`() {
    #expect(
      Self.catalog("// lint:allow phrase.reserved-word people say it\n\"Light up in ${applicationName}\",").findings
        == [
          """
          lantern.json:2:15: warning: no rule is called 'phrase.reserved-word'; did you mean 'phrase.reserved-words'? \
          [lint.needless-allow]
          2 | // lint:allow phrase.reserved-word people say it
            |               ^~~~~~~~~~~~~~~~~~~~
          """
        ])
  }

  @Test(arguments: ["// lint:allow portability.several-parameters", "// lint:allow phrase.leading-text"])
  func `is not needless where its rule was not asked`(line: String) {
    let report = Self.catalog("\(line)\n\"Light up\",").checked(
      LintSelection([ReservedWords.self, SeveralParameters.self]))
    #expect(report.findings.map(report.rendered) == [])
  }
}
