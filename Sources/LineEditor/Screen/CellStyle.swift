/// How characters look. Attributes say what colors only underline: without color nothing is lost.
package struct CellStyle: Hashable, Sendable {
  package enum Attribute: Int, CaseIterable, Sendable {
    case bold = 1
    case dim = 2
    case underlined = 4
    case reversed = 7
  }

  /// The colors that are readable on light and on dark.
  package enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  package var attributes: Set<Attribute>
  package var color: Color?

  package init(_ attributes: Set<Attribute> = [], color: Color? = nil) {
    (self.attributes, self.color) = (attributes, color)
  }

  package static let plain = CellStyle()
  package static let bold = CellStyle([.bold])
  package static let dim = CellStyle([.dim])

  func adding(_ attribute: Attribute) -> CellStyle { CellStyle(attributes.union([attribute]), color: color) }

  /// The parameters of the escape sequence that selects the style from the plain one.
  func parameters(isColored: Bool) -> String {
    let codes = attributes.map(\.rawValue).sorted() + (isColored ? [color?.rawValue].compactMap(\.self) : [])
    return codes.map(String.init).joined(separator: ";")
  }
}
