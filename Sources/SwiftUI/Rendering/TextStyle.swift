/// How characters look in a terminal.
nonisolated struct TextStyle: Hashable, Sendable {
  var isBold = false
  var isDim = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var color: TerminalColor?

  static let plain = TextStyle()

  /// The parameters of the escape sequence that selects this style, or `nil` if it is the plain one.
  var selectGraphicRendition: String? {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isStruckThrough { codes.append("9") }
    if let color { codes.append(color.code) }
    return codes.isEmpty ? nil : codes.joined(separator: ";")
  }
}

/// A colour that a terminal knows.
nonisolated enum TerminalColor: Hashable, Sendable {
  /// One of the sixteen colours that people choose for their terminal.
  case named(Int)
  case palette(Int)
  case components(red: Int, green: Int, blue: Int)

  var code: String {
    switch self {
    case .named(let code): "\(code)"
    case .palette(let index): "38;5;\(index)"
    case .components(let red, let green, let blue): "38;2;\(red);\(green);\(blue)"
    }
  }
}
