public import Foundation

/// A number that has a format specifier of its own.
public protocol _FormatSpecifiable: Equatable {
  /// What the number is when it is handed to a format.
  associatedtype _Arg: CVarArg
  /// The number as a format wants it.
  var _arg: _Arg { get }
  /// The specifier that stands for the type in a key.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int { self }
  /// The specifier `%lld`.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int8 { self }
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int16 { self }
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int32 { self }
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int64 { self }
  /// The specifier `%lld`.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt { self }
  /// The specifier `%llu`.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt8 { self }
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt16 { self }
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt32 { self }
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt64 { self }
  /// The specifier `%llu`.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Float { self }
  /// The specifier `%f`.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Double { self }
  /// The specifier `%lf`.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number itself.
  public var _arg: CGFloat { self }
  /// The specifier `%lf`.
  public var _specifier: String { "%lf" }
}
