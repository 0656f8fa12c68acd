/// A text of which parts look different.
package struct StyledText: Equatable, Sendable, ExpressibleByStringInterpolation {
  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: CellStyle
  }

  package private(set) var spans: [Span] = []

  package init(_ text: String = "", _ style: CellStyle = .plain) {
    if !text.isEmpty { spans = [Span(text: text, style: style)] }
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Makes a text of which some characters stand out.
  package init(_ text: String, marking ranges: [Range<Int>], _ style: CellStyle = .plain) {
    let marked = style.adding([.bold, .underlined])
    for (index, character) in text.enumerated() {
      self += StyledText(String(character), ranges.contains { $0.contains(index) } ? marked : style)
    }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var text = left
    text += right
    return text
  }

  package static func += (left: inout StyledText, right: StyledText) { left.spans += right.spans }
}
