package import AppIntents
package import FileFormats
internal import Foundation

/// What a value looks like to a program that gives it or gets it.
package indirect enum ValueShape: Sendable {
  /// One of few things.
  package struct Choice: Sendable, Equatable {
    package var id: String
    package var title: String
  }

  case text
  case url
  case integer(ClosedRange<Int>?)
  case number(ClosedRange<Double>?)
  case boolean
  case date(IntentDateKind)
  /// Seconds, or words such as `10 minutes`.
  case duration
  /// A number of a unit.
  case measurement(unit: String)
  case choice([Choice])
  /// The identifier or the name of an entity, some of them for example.
  case name(of: String, examples: [String])
  case list(ValueShape)
  /// An entity that is returned.
  case entity(String)

  /// Whether a value can be read as one.
  package func accepts(_ value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.list(let element), .array(let values)): values.allSatisfy(element.accepts)
    case (.list(let element), _): element.accepts(value)
    case (.integer(let range), .number(let number, _)):
      Int(exactly: number).map { range?.contains($0) ?? true } ?? false
    case (.number(let range), .number(let number, _)): range?.contains(number) ?? true
    case (.boolean, .boolean), (.duration, .number), (.measurement, .number): true
    case (.measurement, .object): value["value"]?.number != nil && value["unit"].map { $0.string != nil } ?? true
    case (.choice(let choices), .string(let text)): choices.contains { $0.isCalled(text) }
    case (.integer, _), (.number, _), (.boolean, _), (.choice, _), (.entity, _): false
    case (.text, .string), (.url, .string), (.date, .string), (.duration, .string), (.measurement, .string),
      (.name, .string):
      true
    case (.name, .number): true
    case (.text, _), (.url, _), (.date, _), (.duration, _), (.measurement, _), (.name, _): false
    }
  }

  /// What it has to be: `a whole number from 1 to 8`.
  package var inWords: String {
    switch self {
    case .text: "a string"
    case .url: "an address in a string"
    case .integer(let range): "a whole number" + (range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .number(let range): "a number" + Self.words(range)
    case .boolean: "true or false"
    case .date(.date): "a day in a string, such as 2026-11-20"
    case .date(.time): "a time in a string, such as 14:30"
    case .date(.dateTime): "a moment in a string, such as 2026-11-20T14:30"
    case .duration: "a number of seconds, or a string such as \"10 minutes\""
    case .measurement(let unit): "an object of value and unit, or a number of \(unit)"
    case .choice(let choices): "one of " + choices.map { "\"\($0.id)\"" }.joined(separator: ", ")
    case .name(let kind, _): "the identifier or the name of a \(kind), in a string"
    case .list(let element): "an array, each element \(element.inWords)"
    case .entity(let kind): "a \(kind)"
    }
  }

  private static func words(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return "" }
    return range.upperBound.isFinite
      ? " from \(range.lowerBound.formatted()) to \(range.upperBound.formatted())"
      : " not below \(range.lowerBound.formatted())"
  }
}

extension ValueShape.Choice {
  /// Whether a text is its identifier or its title.
  func isCalled(_ text: String) -> Bool {
    text == id || text.compare(title, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
  }
}
