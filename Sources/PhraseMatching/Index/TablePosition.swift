import WordSemantics

/// An index into one kind of table, which cannot be taken for one into another.
protocol TablePosition: Hashable, Comparable, Strideable, Sendable, BitwiseCopyable where Stride == Int {
  var rawValue: UInt32 { get set }
  init(rawValue: UInt32)
}

extension TablePosition {
  init(_ index: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: index)) }

  var index: Int { Int(rawValue) }

  static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  func distance(to other: Self) -> Int { other.index - index }
  func advanced(by number: Int) -> Self { Self(index + number) }
}

/// An application of an index.
struct ApplicationID: TablePosition {
  var rawValue: UInt32
}

/// A shortcut of an index, in catalog order.
struct ShortcutID: TablePosition {
  var rawValue: UInt32
}

/// A phrase of an index: the shortcuts' in catalog order, then the negative ones.
struct PhraseID: TablePosition {
  var rawValue: UInt32
}

/// A group of phrases, in the order of the first phrase of each.
struct PhraseGroupID: TablePosition {
  var rawValue: UInt32
}

/// A node of a phrase, among the nodes of all phrases.
struct NodeID: TablePosition {
  var rawValue: UInt32
}

/// What can fill a placeholder: an entity, an application's name, or a kind of typed value.
struct FillerID: TablePosition {
  var rawValue: UInt32
}

/// A value of a segment of values.
struct ValueID: TablePosition {
  var rawValue: UInt32
}

/// A node of the trie of the names of a segment of values.
struct NameNodeID: TablePosition {
  var rawValue: UInt32
}

/// A word of a lexicon.
struct TokenID: TablePosition {
  var rawValue: UInt32

  /// Stands for a token that is no word of the lexicon.
  static let unknown = TokenID(rawValue: .max)
}

extension FlatArray {
  subscript<Position: TablePosition>(position: Position) -> Element { self[position.index] }
}

extension GrowableBuffer {
  subscript<Position: TablePosition>(position: Position) -> Element {
    get { self[position.index] }
    set { self[position.index] = newValue }
  }
}

extension FlatArray where Element: TablePosition {
  /// Whether every element is below `limit`.
  func areBelow(_ limit: Int) -> Bool {
    var largest: UInt32 = 0
    for element in elements { largest = Swift.max(largest, element.rawValue) }
    return count == 0 || Int(largest) < limit
  }
}
