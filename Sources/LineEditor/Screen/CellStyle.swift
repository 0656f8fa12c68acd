/// How characters look. Attributes say what colors only underline: without color nothing is lost.
package struct CellStyle: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits are numbered as the parameters of the escape sequence are.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1 << 1)
    package static let dim = Attributes(rawValue: 1 << 2)
    package static let underlined = Attributes(rawValue: 1 << 4)
  }

  /// Of the 16 colors those that are readable on light and on dark: yellow, green and cyan are lost on white, blue on black.
  package enum Color: Int, Sendable {
    case red = 31
    case magenta = 35
  }

  package var attributes: Attributes
  package var color: Color?

  package init(_ attributes: Attributes = [], color: Color? = nil) {
    (self.attributes, self.color) = (attributes, color)
  }

  package static let plain = CellStyle()
  package static let bold = CellStyle(.bold)
  package static let dim = CellStyle(.dim)

  func adding(_ more: Attributes) -> CellStyle { CellStyle(attributes.union(more), color: color) }

  /// The parameters of the escape sequence that selects the style from the plain one.
  func parameters(isColored: Bool) -> String {
    var codes = (1...7).filter { attributes.rawValue & 1 << $0 != 0 }
    if isColored, let color { codes.append(color.rawValue) }
    return codes.map(String.init).joined(separator: ";")
  }
}
