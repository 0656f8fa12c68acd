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
