/// A few numbers that belong together, each with its name and unit.
protocol FigureGroup: Sendable, Hashable {
  init()
  static var fields: [FigureField<Self>] { get }
}

/// One number of a group: what it is called and where it is kept.
struct FigureField<Group: FigureGroup> {
  enum Storage {
    case always(WritableKeyPath<Group, Int>)
    /// Nil where it was not measured.
    case perhaps(WritableKeyPath<Group, Int?>)
  }

  var name: String
  var unit: FigureUnit
  var storage: Storage

  init(_ name: String, _ unit: FigureUnit, _ path: WritableKeyPath<Group, Int>) {
    (self.name, self.unit, storage) = (name, unit, .always(path))
  }

  init(_ name: String, _ unit: FigureUnit, _ path: WritableKeyPath<Group, Int?>) {
    (self.name, self.unit, storage) = (name, unit, .perhaps(path))
  }

  func value(in group: Group) -> Int? {
    switch storage {
    case .always(let path): group[keyPath: path]
    case .perhaps(let path): group[keyPath: path]
    }
  }
}

/// What a figure counts.
package enum FigureUnit: Sendable, Hashable {
  /// Things: the same on every machine.
  case count
  /// Time.
  case nanoseconds
  /// Memory.
  case bytes
  /// Requests in a second; more is better.
  case perSecond
}

/// How long matching took.
package struct LatencyFigures: FigureGroup {
  /// Half of the requests took no longer.
  package var p50 = 0
  /// Nine in ten.
  package var p90 = 0
  /// Ninety-nine in a hundred.
  package var p99 = 0
  /// The slowest.
  package var max = 0
  /// The p50 of the fastest round.
  package var fastestRound = 0
  /// The p50 of the slowest round.
  package var slowestRound = 0

  package init() {}

  /// The figures of the middle one of several rounds, by p50.
  init(ofRounds rounds: [[Int]]) {
    let rounds = rounds.map(Percentiles.init).sorted { $0[0.5] < $1[0.5] }
    guard let first = rounds.first, let last = rounds.last else { return }
    let middle = rounds[rounds.count / 2]
    (p50, p90, p99, max) = (middle[0.5], middle[0.9], middle[0.99], middle[1])
    (fastestRound, slowestRound) = (first[0.5], last[0.5])
  }

  static var fields: [FigureField<Self>] {
    [
      .init("p50", .nanoseconds, \.p50), .init("p90", .nanoseconds, \.p90), .init("p99", .nanoseconds, \.p99),
      .init("max", .nanoseconds, \.max), .init("fastestRound", .nanoseconds, \.fastestRound),
      .init("slowestRound", .nanoseconds, \.slowestRound),
    ]
  }
}

/// How large a workload is.
package struct SizeFigures: FigureGroup {
  /// Shortcuts, one for each suggested value.
  package var expandedShortcuts = 0
  /// Applications.
  package var applications = 0
  /// Shortcuts before they are expanded.
  package var shortcuts = 0
  /// Phrases of all shortcuts.
  package var phrases = 0
  /// Values of all entities.
  package var values = 0

  package init() {}

  init(_ shape: Workload.Shape, _ material: WorkloadMaterial) {
    expandedShortcuts = shape.expandedShortcuts
    applications = shape.applications
    shortcuts = shape.shortcuts
    phrases = material.phraseCount
    values = material.valueCount
  }

  static var fields: [FigureField<Self>] {
    [
      .init("expandedShortcuts", .count, \.expandedShortcuts), .init("applications", .count, \.applications),
      .init("shortcuts", .count, \.shortcuts), .init("phrases", .count, \.phrases), .init("values", .count, \.values),
    ]
  }
}

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

/// What the process has in memory.
package struct MemoryFigures: FigureGroup {
  /// With the index and a warm matcher.
  package var resident: Int?
  /// The most while the catalog was made up and compiled.
  package var peak: Int?

  package init() {}

  init(resident: Int?, peak: Int?) { (self.resident, self.peak) = (resident, peak) }

  static var fields: [FigureField<Self>] {
    [.init("resident", .bytes, \.resident), .init("peak", .bytes, \.peak)]
  }
}

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
