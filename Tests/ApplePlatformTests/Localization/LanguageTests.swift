import Foundation
import Testing

@testable import ApplePlatform

/// In which language the words are.
@Suite struct LanguageTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR@euro"], "fr_FR"),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "pt_BR.UTF-8"], "pt_BR"),
    (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
    (["LANG": "AAAAAAAAAAAA"], "en"), (["LANG": "de", "LC_ALL": "en_US@\(String(repeating: "a", count: 400))"], "de"),
    (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), (["LANG": ""], "en"), ([:], "en"),
  ])
  func `the environment names the language`(environment: [String: String], identifier: String) {
    #expect(CurrentLanguage.locale(environment: environment).identifier == identifier)
  }

  @Test func `variables that name no language are found`() {
    let found = CurrentLanguage.malformedVariables(in: [
      "LANG": "AAAAAAAAAAAA", "LC_ALL": "sr_RS.UTF-8@latin", "LC_MESSAGES": "en_\u{1B}[2J", "HOME": "AAAAAAAAAAAA",
    ])
    #expect(found.map(\.name) == ["LC_MESSAGES", "LANG"])
  }

  @Test func `a resource follows the language of the moment`() throws {
    let folder = try ResourceFolder()
      .write("de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\"; \"%@!\" = \"¡%@!\";")
      .write("fr.lproj/Localizable.strings", "\"Hello\" = \"Bonjour\";")
    let resource = LocalizedStringResource("Hello", locale: .current, bundle: folder.bundle)
    for (language, text) in [("de", "Hallo"), ("fr", "Bonjour")] {
      CurrentLanguage.speaking(Locale(identifier: language)) {
        #expect(resource.locale.identifier == language)
        #expect(String(localized: resource) == text)
      }
    }
    var chosen = resource
    chosen.locale = Locale(identifier: "fr")
    let nested = LocalizedStringResource("\(resource)!", bundle: folder.bundle)
    CurrentLanguage.speaking(Locale(identifier: "de")) {
      #expect(String(localized: chosen) == "Bonjour")
      #expect(String(localized: nested) == "¡Hallo!")
    }
  }

  @Test func `an inner resource is said in the language of the outer one`() throws {
    let folder = try ResourceFolder().write(
      "de.lproj/Localizable.strings", "\"Trail\" = \"Weg\"; \"Open %@\" = \"%@ öffnen\";")
    let trail = LocalizedStringResource("Trail", bundle: folder.bundle)
    #expect(folder.text("Open \(trail)", in: "de") == "Weg öffnen")
  }

  struct Chain: Sendable {
    let wanted: String
    let available: [String]
    let languages: [String]
  }

  static let chains = [
    Chain(wanted: "zh_TW", available: ["zh-Hans", "zh-Hant", "en"], languages: ["zh-hant", "en"]),
    Chain(wanted: "zh-Hant-HK", available: ["zh-HK", "zh-Hant", "zh"], languages: ["zh-hk", "zh-hant", "zh"]),
    Chain(wanted: "zh", available: ["zh-Hans", "zh-Hant"], languages: ["zh-hans"]),
    Chain(wanted: "pt-PT", available: ["pt", "pt-BR", "en"], languages: ["pt", "pt-br", "en"]),
    Chain(wanted: "pt", available: ["pt_BR"], languages: ["pt-br"]),
    Chain(wanted: "es_MX", available: ["es", "es-419"], languages: ["es-419", "es"]),
    Chain(wanted: "es_ES", available: ["es", "es-419"], languages: ["es", "es-419"]),
    Chain(wanted: "nb_NO", available: ["no"], languages: ["no"]),
    Chain(wanted: "fr", available: ["de", "Base", "en"], languages: ["base", "en"]),
    Chain(wanted: "sr-Latn", available: ["sr"], languages: ["sr"]),
    Chain(wanted: "tlh", available: ["de"], languages: []),
    Chain(wanted: "", available: ["en"], languages: ["en"]),
  ]

  @Test(arguments: chains)
  func `a language gives way step by step`(_ chain: Chain) {
    let found = LanguageChain(Locale(identifier: chain.wanted)).languages(
      among: Set(chain.available.map { LanguageName($0) }), development: [LanguageName("en")])
    #expect(found.map(\.name) == chain.languages)
  }

  @Test func `a key that a language lacks comes from the next one`() throws {
    let folder = try ResourceFolder()
      .write("pt-br.lproj/Localizable.strings", "\"a\" = \"A (Brasil)\";")
      .write("pt.lproj/Localizable.strings", "\"a\" = \"A\"; \"b\" = \"B\";")
      .write("Base.lproj/Localizable.strings", "\"c\" = \"C\";")
      .write("en.lproj/Localizable.strings", "\"d\" = \"D\";")
    #expect(
      ["a", "b", "c", "d", "e"].map { folder.text(.init($0), in: "pt_BR") } == ["A (Brasil)", "B", "C", "D", "e"])
  }

  @Test func `a folder that is not there has no words`() {
    let resource = LocalizedStringResource("Hello", bundle: .atURL(URL(filePath: "/nowhere/at/all")))
    #expect(String(localized: resource) == "Hello")
  }

  struct Plural: Sendable {
    let language: String
    let numbers: [Int]
    let category: String
  }

  static let plurals = [
    Plural(language: "en", numbers: [1], category: "one"),
    Plural(language: "en", numbers: [0, 2, 11], category: "other"),
    Plural(language: "fr", numbers: [0, 1], category: "one"), Plural(language: "fr", numbers: [2], category: "other"),
    Plural(language: "pt-BR", numbers: [0, 1], category: "one"),
    Plural(language: "pt-PT", numbers: [0], category: "other"),
    Plural(language: "ru", numbers: [1, 21, 101], category: "one"),
    Plural(language: "ru", numbers: [2, 24], category: "few"),
    Plural(language: "ru", numbers: [0, 5, 11, 12, 111], category: "many"),
    Plural(language: "pl", numbers: [21, 5, 12], category: "many"),
    Plural(language: "cs", numbers: [2, 4], category: "few"),
    Plural(language: "hr", numbers: [21], category: "one"), Plural(language: "hr", numbers: [5], category: "other"),
    Plural(language: "ro", numbers: [0, 2, 119], category: "few"),
    Plural(language: "ro", numbers: [20], category: "other"),
    Plural(language: "lt", numbers: [21], category: "one"), Plural(language: "lt", numbers: [2], category: "few"),
    Plural(language: "he", numbers: [2], category: "two"),
    Plural(language: "ja", numbers: [0, 1, 2], category: "other"),
    Plural(language: "ar", numbers: [0], category: "zero"), Plural(language: "ar", numbers: [1], category: "one"),
    Plural(language: "ar", numbers: [2], category: "two"), Plural(language: "ar", numbers: [3, 110], category: "few"),
    Plural(language: "ar", numbers: [11, 99], category: "many"),
    Plural(language: "ar", numbers: [100], category: "other"),
  ]

  @Test(arguments: plurals)
  func `each family of languages counts in its own way`(_ plural: Plural) {
    let rule = PluralRule(language: plural.language)
    for number in plural.numbers {
      #expect(rule.category(of: PluralNumber(integer: UInt64(number))).rawValue == plural.category)
    }
  }

  @Test func `a fraction is never one, except in French`() {
    #expect(PluralRule.english.category(of: PluralNumber(real: 1.5)) == .other)
    #expect(PluralRule.english.category(of: PluralNumber(real: 1)) == .one)
    #expect(PluralRule.french.category(of: PluralNumber(real: 1.5)) == .one)
    #expect(PluralRule.czech.category(of: PluralNumber(real: 1.5)) == .many)
    #expect(PluralRule.arabic.category(of: PluralNumber(real: .infinity)) == .many)
  }
}
