/// What is allocated while a warm matcher matches: nothing, by promise.
package struct AllocationFigures: FigureGroup {
  /// How many requests were matched.
  package var matches = 0
  /// Objects of the Swift runtime; nil where they cannot be counted.
  package var objects: Int? = 0
  /// How often the matcher's own memory grew.
  package var growths = 0
  /// Bytes of the heap that were in use afterwards and not before; nil where the C library does not say.
  package var heapBytes: Int? = 0

  package init() {}

  init(matches: Int, objects: Int?, growths: Int, heapBytes: Int?) {
    (self.matches, self.objects, self.growths, self.heapBytes) = (matches, objects, growths, heapBytes)
  }

  /// Whether the promise is kept, as far as can be seen.
  package var areNone: Bool { objects ?? 0 == 0 && growths == 0 && heapBytes ?? 0 <= 0 }

  mutating func add(_ other: AllocationFigures) {
    matches += other.matches
    growths += other.growths
    objects = objects.flatMap { mine in other.objects.map { mine + $0 } }
    heapBytes = heapBytes.flatMap { mine in other.heapBytes.map { mine + $0 } }
  }

  static var fields: [FigureField<Self>] {
    [
      .init("matches", .count, \.matches), .init("objects", .count, \.objects), .init("growths", .count, \.growths),
      .init("heapBytes", .count, \.heapBytes),
    ]
  }
}
