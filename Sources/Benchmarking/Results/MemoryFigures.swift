/// What the process has in memory.
package struct MemoryFigures: FigureGroup {
  /// With the index and a warm matcher.
  package var resident: Int?
  /// The most while the catalog was made up and compiled.
  package var peak: Int?

  package init() {}

  init(resident: Int?, peak: Int?) { (self.resident, self.peak) = (resident, peak) }

  static var fields: [FigureField<Self>] { [.init("resident", .bytes, \.resident), .init("peak", .bytes, \.peak)] }
}
