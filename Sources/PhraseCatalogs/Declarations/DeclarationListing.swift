internal import Diagnostics

/// A listing of texts that stand in no file, so that a finding can underline a part of one: a line for each.
public struct DeclarationListing: Sendable {
  private let source: SourceID
  private var bytes: [UInt8] = []

  /// Begins a listing.
  public init(_ source: SourceID) { self.source = source }

  /// Adds a line, and returns its text with its place.
  public mutating func add(_ text: String) -> LocatedText {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
    return LocatedText(verbatim: text, in: source, from: start)
  }

  /// The listing as a source, called by the name of whose texts it has.
  public func written(named name: String) -> DeclarationSource {
    DeclarationSource(name: name, text: SourceText(bytes), kind: .listing)
  }
}
