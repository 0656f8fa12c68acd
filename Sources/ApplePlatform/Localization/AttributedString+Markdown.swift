internal import Foundation

extension AttributedString {
  /// Reads the inline Markdown in a translator's words. Values are never read as Markdown.
  ///
  /// Linux's Foundation has no attribute for emphasis, so its marks only go away; links become attributes.
  init(markdownIn fragments: [LocalizedFragment]) {
    var values: [AttributedString] = []
    var text = ""
    for fragment in fragments {
      switch fragment {
      case .words(let words): text += words
      case .value(let value) where value.allSatisfy { $0.isLetter || $0.isNumber }: text += value
      case .value(let value): text.append(Self.marker(for: AttributedString(value), in: &values))
      case .attributed(let value): text.append(Self.marker(for: value, in: &values))
      }
    }
    self = inlineMarkdown(text).map { $0.attributed(values) }.reduce(AttributedString(), +)
  }

  private static func marker(for value: AttributedString, in values: inout [AttributedString]) -> Character {
    values.append(value)
    return ValueMarker.character(values.count - 1)
  }
}

extension MarkdownRun {
  /// The words of this run with their link, and values in place of their markers.
  fileprivate func attributed(_ values: [AttributedString]) -> AttributedString {
    func filled(_ text: String) -> AttributedString {
      text.map { character in
        ValueMarker.index(character).flatMap { values.indices.contains($0) ? values[$0] : nil }
          ?? AttributedString(String(character))
      }
      .reduce(AttributedString(), +)
    }
    var words = filled(text)
    if let link, let url = URL(string: String(filled(link).characters)) { words.link = url }
    return words
  }
}
