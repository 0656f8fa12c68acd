public import Diagnostics

/// A text that authors wrote phrases in, as findings name it and point into it.
public struct WrittenSource: Sendable {
  /// What it is called: the path as it was given, or the application's name where there is no file.
  public var name: String
  /// What it says; nothing where there is no file.
  public var text: SourceText

  /// Makes a source.
  public init(name: String, text: SourceText = SourceText([])) {
    self.name = name
    self.text = text
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
public struct Place: Sendable, Hashable {
  /// In which text.
  public var source: SourceID
  /// Its bytes there.
  public var range: Range<Int>

  /// Makes a place.
  public init(_ source: SourceID, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }
}
