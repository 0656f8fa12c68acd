public import Diagnostics
internal import FileFormats

/// What an author wrote, and where, so that a finding can underline any part of it.
public struct LocatedText: Sendable, Hashable {
  /// How the bytes of the text lie in its source.
  enum Layout: Sendable, Hashable {
    /// One for one: byte n of the text is byte n of the place.
    case verbatim
    /// With escapes: byte n of the text begins at element n; one more element ends the last byte.
    case escaped([Int])
    /// Nobody knows; a part of it is underlined as a whole.
    case whole
  }

  /// How something that replaces a part of the text has to be spelled in its source.
  enum Spelling: Sendable, Hashable {
    /// As it is.
    case plain
    /// As the characters of a quoted string, of JSON or a `.strings` file.
    case quoted
    /// As the characters of a JSON5 string in single quotes.
    case singleQuoted
  }

  /// What it says, decoded.
  public let text: String
  /// Where it is written.
  public let place: SourceRange
  let layout: Layout
  let spelling: Spelling

  init(_ text: String, at place: SourceRange, layout: Layout, spelling: Spelling) {
    (self.text, self.place, self.layout, self.spelling) = (text, place, layout, spelling)
  }

  /// A text whose parts cannot be told apart in its source: a range of Swift, or nothing at all.
  public init(_ text: String, at place: SourceRange) { self.init(text, at: place, layout: .whole, spelling: .plain) }

  /// A text that stands in its source byte for byte: a line of a listing.
  public init(verbatim text: String, in source: SourceID, from start: Int) {
    let place = SourceRange(source, start..<start + text.utf8.count)
    self.init(text, at: place, layout: .verbatim, spelling: .plain)
  }

  /// The bytes of the whole text, to point at all of it.
  public var whole: Range<Int> { 0..<text.utf8.count }

  /// Where a part of the text is written, given in bytes of `text`.
  public func place(of part: Range<Int>) -> SourceRange {
    switch layout {
    case .whole: return place
    case .verbatim:
      let start = place.range.lowerBound
      return SourceRange(place.source, start + part.lowerBound..<start + part.upperBound)
    case .escaped(let offsets):
      return SourceRange(place.source, offsets[part.lowerBound]..<offsets[part.upperBound])
    }
  }

  /// The edit that replaces a part of the text; nil where its place is not known exactly.
  public func fix(_ summary: String, replacing part: Range<Int>, with replacement: String) -> Finding.Fix? {
    guard layout != .whole else { return nil }
    return Finding.Fix(summary: summary, range: place(of: part).range, replacement: spelled(replacement))
  }

  private func spelled(_ text: String) -> String {
    switch spelling {
    case .plain: text
    case .quoted: JSONWriter.escaped(text)
    case .singleQuoted: text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
  }
}
