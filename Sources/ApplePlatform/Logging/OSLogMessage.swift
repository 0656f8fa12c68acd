import Foundation

/// A message with values, some of which are nobody's business.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with the values that were interpolated.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a hidden value.
  public enum Mask: Sendable {
    /// A number by which equal values are recognized.
    case hash
    /// Nothing but a note.
    case none
  }

  let isHidden: Bool

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Nobody, ever.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Whoever runs the program.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  /// Nobody. No hash is written either.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody, ever. No hash is written either.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// Whoever runs the program.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How wide a value is written, and on which side.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right, none }
  private let side: Side
  private let columns: Int

  /// As wide as it is.
  public static var none: OSLogStringAlignment { Self(side: .none, columns: 0) }

  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    Self(side: .right, columns: columns())
  }

  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    Self(side: .left, columns: columns())
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    switch side {
    case .left: return text + space
    case .right: return space + text
    case .none: return text
    }
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate let radix: Int
  fileprivate var prefix = ""
  fileprivate var isUppercase = false
  fileprivate var showsPlus = false
  fileprivate var minDigits = 1

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { Self(radix: 10) }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { Self(radix: 16) }
  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { Self(radix: 8) }

  /// With ten digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a plus sign is written.
  ///   - minDigits: how many digits are written at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting { Self(radix: 10, showsPlus: explicitPositiveSign, minDigits: minDigits()) }

  /// With sixteen digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a plus sign is written.
  ///   - includePrefix: whether `0x` is written.
  ///   - uppercase: whether the letters are capitals.
  ///   - minDigits: how many digits are written at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
      minDigits: minDigits())
  }

  /// With eight digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a plus sign is written.
  ///   - includePrefix: whether `0o` is written.
  ///   - uppercase: has no effect on digits.
  ///   - minDigits: how many digits are written at least.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    Self(
      radix: 8, prefix: includePrefix ? "0o" : "", showsPlus: explicitPositiveSign, minDigits: minDigits())
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let conversion: String
  fileprivate var precision: Int?

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { Self(conversion: "f") }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { Self(conversion: "e") }
  /// Whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { Self(conversion: "g") }
  /// Exactly, in hexadecimal digits.
  public static var hex: OSLogFloatFormatting { Self(conversion: "a") }

  /// With a number of digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    Self(conversion: "f", precision: precision())
  }

  /// With an exponent and a number of digits after the point.
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    Self(conversion: "e", precision: precision())
  }

  /// Whichever is shorter, with a number of digits.
  public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    Self(conversion: "g", precision: precision())
  }

  func text(_ number: Double) -> String { String(format: "%\(precision.map { ".\($0)" } ?? "")\(conversion)", number) }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// “true” or “false”.
  case truth
  /// “yes” or “no”.
  case answer
}

/// Collects the words and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// Makes room for a message of about this size.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Appends words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) { text += privacy.isHidden ? "<private>" : align.aligned(value()) }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ string: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(string, align, privacy) }

  /// Appends a value that describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(String(describing: value), align, privacy) }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ type: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(String(describing: type), align, privacy) }

  /// Appends a whole number.
  public mutating func appendInterpolation<T>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) where T: BinaryInteger { append(format.text(number), align, privacy) }

  /// Appends a number with a fraction.
  public mutating func appendInterpolation<T>(
    _ number: T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) where T: BinaryFloatingPoint { append(format.text(Double(number)), align, privacy) }

  /// Appends a truth value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: append(boolean ? "true" : "false", .none, privacy)
    case .answer: append(boolean ? "yes" : "no", .none, privacy)
    }
  }
}
