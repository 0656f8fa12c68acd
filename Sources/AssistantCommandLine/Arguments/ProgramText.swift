/// A text with lines to type, which begin with the name of the program, whatever that is.
///
/// ```swift
/// let hint: ProgramText = "no rule is called '\(name)'; \(.program) lint --rules lists them"
/// ```
///
/// Only what is written as `\(.program)` is named; words of a person stay as they are.
package struct ProgramText: Equatable, ExpressibleByStringInterpolation {
  /// Stands for the name.
  package enum Name { case program }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts = [""]

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { parts[parts.count - 1] += text }
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    package mutating func appendInterpolation(_ name: Name) { parts.append("") }

    package mutating func appendInterpolation(_ text: ProgramText) {
      appendLiteral(text.parts[0])
      parts += text.parts.dropFirst()
    }
  }

  /// What stands between the names.
  private let parts: [String]

  package init(stringLiteral text: String) { parts = [text] }

  package init(stringInterpolation interpolation: StringInterpolation) { parts = interpolation.parts }

  /// The text for a program of this name.
  package func text(for program: String) -> String { parts.joined(separator: program) }
}
