import Foundation
import Testing

@testable import ApplePlatform

/// What is said when no table has the key.
@Suite struct DefaultValueTests {
  struct Case: Sendable {
    let value: String.LocalizationValue
    let text: String
  }

  static let cases = [
    Case(value: "100 %", text: "100 %"),
    Case(value: "%@ is no hole here", text: "%@ is no hole here"),
    Case(value: "\(5) %", text: "5 %"),
    Case(value: "\(-1_234_567)", text: "-1,234,567"),
    Case(value: "\(UInt64.max)", text: "18,446,744,073,709,551,615"),
    Case(value: "\(2.5)", text: "2.500000"),
    Case(value: "\(2.25, specifier: "%.1f") \(7, specifier: "%03d") \(255, specifier: "%x")", text: "2.2 007 ff"),
    Case(value: "\(3, specifier: "%.1f") \("a", specifier: "%d")", text: "3.0 a"),
    Case(value: "\(3, specifier: "nonsense")", text: "nonsense"),
    Case(value: "\("50%") of \("%lld")", text: "50% of %lld"),
    Case(value: "\(LocalizedStringResource("Trail \(1)"))!", text: "Trail 1!"),
    Case(value: "\(0.5, format: .percent)", text: "50%"),
    Case(value: "\(AttributedString("plain"))", text: "plain"),
    Case(value: "\(true), \([1, 2])", text: "true, [1, 2]"),
    Case(value: "\(placeholder: .int) trails", text: "%lld trails"),
  ]

  @Test(arguments: cases)
  func `values are put in their places`(_ sample: Case) {
    #expect(String(localized: sample.value, locale: Locale(identifier: "en_US")) == sample.text)
  }

  @Test func `numbers follow the language`() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234567) \(1.5)", locale: german) == "1.234.567 1,500000")
    #expect(String(localized: "\(1234.5, format: .number)", locale: german) == "1.234,5")
  }

  @Test func `holes are filled by the replacements in order`() {
    var options = String.LocalizationOptions()
    options.replacements = [3, "Rome"]
    let resource: LocalizedStringResource = "\(placeholder: .int) of \(10) trails to \(placeholder: .object)"
    #expect(String(localized: resource, options: options) == "3 of 10 trails to Rome")
  }

  @Test func `emphasis marks go away, links and attributes stay`() {
    var name = AttributedString("N*gara* Falls")
    name.link = URL(string: "https://falls.example")
    let text = AttributedString(
      localized: "**See** the [\(name)](https://x.example), _or_ `x*y*` 2 * 3 * 4 snake_case_name")
    #expect(String(text.characters) == "See the N*gara* Falls, or x*y* 2 * 3 * 4 snake_case_name")
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://x.example"])
    #expect(AttributedString(localized: "Go to \(name)").runs.compactMap(\.link).count == 1)
  }

  @Test func `unclosed marks are words`() {
    for words in ["2 * 3", "**open", "[no](link", "a\\b", "snake_case", "* item", "[x]"] {
      let text = AttributedString(localized: String.LocalizationValue(words))
      #expect(String(text.characters) == words)
    }
  }
}
