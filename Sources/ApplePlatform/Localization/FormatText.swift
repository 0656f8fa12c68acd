/// A text cut at its format specifiers.
struct FormatText: Sendable, Hashable {
  /// A stretch of the text.
  enum Piece: Sendable, Hashable {
    /// Words to say as they are.
    case literal(String)
    /// The value with this number, counted from 0, as its specifier wants it.
    case value(Int, FormatSpecifier)
    /// `%#@name@`: words that depend on a number.
    case substitution(String, implicitArgument: Int)
    /// `%arg`: the number that a substitution depends on.
    case argument
  }

  private(set) var pieces: [Piece] = []

  /// Cuts a text; what is no specifier stays as it is.
  init(_ text: String) {
    var rest = Substring(text)
    var nextArgument = 0
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      guard let piece = Self.piece(at: &rest, nextArgument: &nextArgument) else {
        append("%")
        continue
      }
      if case .literal(let words) = piece { append(Substring(words)) } else { pieces.append(piece) }
    }
    append(rest)
  }

  private mutating func append(_ words: Substring) {
    guard !words.isEmpty else { return }
    if case .literal(let before)? = pieces.last {
      pieces[pieces.count - 1] = .literal(before + words)
    } else {
      pieces.append(.literal(String(words)))
    }
  }

  /// What a percent sign introduces; `nil`, with nothing taken, when that is no specifier.
  private static func piece(at rest: inout Substring, nextArgument: inout Int) -> Piece? {
    if rest.take("%") { return .literal("%") }
    if rest.take("arg") { return .argument }
    var ahead = rest
    let position = takePosition(&ahead)
    if ahead.take("#@"), let end = ahead.firstIndex(of: "@") {
      defer { nextArgument += position == nil ? 1 : 0 }
      rest = ahead[ahead.index(after: end)...]
      return .substitution(String(ahead[..<end]), implicitArgument: position ?? nextArgument)
    }
    guard let specifier = FormatSpecifier(taking: &ahead) else { return nil }
    defer { nextArgument += position == nil ? 1 : 0 }
    rest = ahead
    return .value(position ?? nextArgument, specifier)
  }

  /// A number before a dollar sign, counted from 0.
  private static func takePosition(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...99).contains(number), rest.dropFirst(digits.count).first == "$" else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }
}

/// How a value is written: what stands between a percent sign and the letter that ends it.
struct FormatSpecifier: Sendable, Hashable {
  /// Flags, width and precision.
  let shape: String
  /// The letter at the end, which says what kind of value is meant.
  let conversion: Character

  /// Any value, written as it likes.
  static let anything = FormatSpecifier(shape: "", conversion: "@")

  private init(shape: String, conversion: Character) { (self.shape, self.conversion) = (shape, conversion) }

  /// Reads a whole specifier such as `%.1f`, with or without its percent sign; `nil` when it is none.
  init?(_ text: String) {
    var rest = Substring(text)
    _ = rest.take("%")
    guard let specifier = FormatSpecifier(taking: &rest), rest.isEmpty else { return nil }
    self = specifier
  }

  /// Takes what follows a percent sign; takes nothing when that is no specifier.
  init?(taking rest: inout Substring) {
    var ahead = rest
    let flags = ahead.takeAll { "-+ 0#'".contains($0) }
    let width = ahead.takeAll { $0.isASCII && $0.isNumber }
    let precision = ahead.take(".") ? "." + ahead.takeAll { $0.isASCII && $0.isNumber } : ""
    _ = ahead.takeAll { "hlqLzjt".contains($0) }
    guard width.count < 4, precision.count < 4, let conversion = ahead.popFirst(),
      "@diuoxXfFeEgGaAcCsS".contains(conversion)
    else { return nil }
    self.init(shape: flags + width + precision, conversion: conversion)
    rest = ahead
  }
}

extension Substring {
  fileprivate mutating func take(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    self = dropFirst(prefix.count)
    return true
  }

  fileprivate mutating func takeAll(_ isWanted: (Character) -> Bool) -> String {
    let taken = prefix(while: isWanted)
    self = self[taken.endIndex...]
    return String(taken)
  }
}
