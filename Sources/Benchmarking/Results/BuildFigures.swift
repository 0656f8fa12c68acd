/// What it takes to make an index and to open it.
package struct BuildFigures: FigureGroup {
  /// Reading all phrases from their texts.
  package var parse = 0
  /// Compiling them and the values.
  package var compile = 0
  /// Opening the index when it was written before.
  package var open = 0
  /// The size of the index.
  package var indexBytes = 0
  /// How much of it is the text of phrases, titles and identifiers of values.
  package var textBytes = 0

  package init() {}

  static var fields: [FigureField<Self>] {
    [
      .init("parse", .nanoseconds, \.parse), .init("compile", .nanoseconds, \.compile),
      .init("open", .nanoseconds, \.open), .init("indexBytes", .bytes, \.indexBytes),
      .init("textBytes", .bytes, \.textBytes),
    ]
  }
}
