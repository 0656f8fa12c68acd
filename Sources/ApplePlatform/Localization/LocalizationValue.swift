extension String {
  /// A text with values in it, kept apart so that a translation may put them elsewhere.
  public struct LocalizationValue: Sendable, Hashable, Codable {
    /// What the text is filed under: literals with a format specifier such as `%@` for each value.
    ///
    /// A literal percent sign is doubled only where there are values; a text without any is never a format.
    package let key: String
    /// The values in the order in which they were written.
    package let arguments: [LocalizationArgument]

    /// A text without values.
    ///
    /// - Parameter value: the text, which is its own key.
    public init(_ value: String) {
      key = value
      arguments = []
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with the values that were interpolated.
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    key = stringInterpolation.key
  }

  /// A hole in a text whose value is not known yet.
  public enum Placeholder: Sendable, Hashable, Codable {
    case int
    /// A whole number that is never negative.
    case uint
    /// A number of single precision.
    case float
    /// A number of double precision.
    case double
    case object

    /// The specifier that stands for the value in a key.
    package var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
