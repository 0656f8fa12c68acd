public import Diagnostics

/// A text that authors wrote phrases in, as findings name it and point into it.
public struct DeclarationSource: Sendable {
  /// Where the text comes from.
  public enum Kind: Sendable, Hashable {
    /// A file: its lines have numbers, and it can be mended.
    case file
    /// A list of what a running app says of itself, a line for each text.
    case listing
  }

  /// What it is called: the path as it was given, or the application's name where there is no file.
  public var name: String
  /// What it says; nothing where there is no file.
  public var text: SourceText
  /// Where the text comes from.
  public var kind: Kind

  /// Makes a source.
  public init(name: String, text: SourceText = SourceText([]), kind: Kind = .file) {
    (self.name, self.text, self.kind) = (name, text, kind)
  }
}

/// Which of the sources something is written in.
public struct SourceID: Sendable, Hashable {
  /// Where it stands among the sources.
  public var index: Int

  /// Makes an identifier.
  public init(_ index: Int) { self.index = index }
}

/// Where something is written.
public struct SourceRange: Sendable, Hashable {
  /// In which text.
  public var source: SourceID
  /// Its bytes there.
  public var range: Range<Int>

  /// Makes a place.
  public init(_ source: SourceID, _ range: Range<Int>) { (self.source, self.range) = (source, range) }
}
