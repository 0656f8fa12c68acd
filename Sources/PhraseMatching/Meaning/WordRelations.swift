/// What is known of the words that commands are made of, where directions mislead: "increase" and "decrease" point the
/// same way and are opposites, "set" and "adjust" point apart and often mean the same.
///
/// A closed list of everyday English, with expressions of two and three words. What is outside of it has no relations,
/// and is judged by its directions alone. A look-up allocates nothing.
struct WordRelations: BitwiseCopyable, Sendable, Equatable {
  /// The scales at whose one end, and at whose other end, the word stands.
  private var front: UInt64 = 0
  private var back: UInt64 = 0
  /// The groups of words that may stand for each other.
  private var groups = GroupSet()
  /// The lists of things of which one excludes the others, two at most.
  private var list = ListPlace.none
  private var otherList = ListPlace.none

  /// The relations of a word, if it has any.
  static func of(_ hash: UInt64) -> WordRelations? { table.value(for: hash) }

  /// The relations of an expression of two words, if it has any.
  static func ofRun(_ first: UInt64, _ second: UInt64) -> WordRelations? {
    table.value(for: RunKey.join(first, second))
  }

  /// The relations of an expression of three words, if it has any.
  static func ofRun(_ first: UInt64, _ second: UInt64, _ third: UInt64) -> WordRelations? {
    table.value(for: RunKey.join(RunKey.join(first, second), third))
  }

  /// Whether two different words exclude each other.
  func excludes(_ other: WordRelations) -> Bool {
    if replaces(other) { return false }
    if list.excludes(other.list) || list.excludes(other.otherList) { return true }
    if otherList.excludes(other.list) || otherList.excludes(other.otherList) { return true }
    return opposes(other)
  }

  /// Whether two words stand at the two ends of a scale.
  func opposes(_ other: WordRelations) -> Bool {
    guard !replaces(other), front & other.front | back & other.back == 0 else { return false }
    return front & other.back | back & other.front != 0
  }

  /// Whether one word may stand for the other in a command.
  func replaces(_ other: WordRelations) -> Bool { groups.meets(other.groups) }

  /// Calls `body` with a number for each group and each end of a scale that the word belongs to.
  ///
  /// The number is made of the first word of the group or of the end: it is equal in every process, and stays when
  /// others are added.
  func forEachMark(_ body: (UInt64) -> Void) {
    groups.forEach { body(Self.marks.groups[$0]) }
    Self.forEachBit(of: front) { body(Self.marks.fronts[$0]) }
    Self.forEachBit(of: back) { body(Self.marks.backs[$0]) }
  }

  // MARK: Making

  mutating func join(group: Int) { groups.insert(group) }
  mutating func join(frontOfScale scale: Int) { front |= 1 << UInt64(scale) }
  mutating func join(backOfScale scale: Int) { back |= 1 << UInt64(scale) }

  mutating func join(_ place: ListPlace) {
    if list == .none || list == place { return list = place }
    precondition(otherList == .none || otherList == place, "a word is in two lists at most")
    otherList = place
  }

  static func forEachBit(of set: UInt64, _ body: (Int) -> Void) {
    var set = set
    while set != 0 {
      body(set.trailingZeroBitCount)
      set &= set - 1
    }
  }
}

/// Where in the lists a word stands: which list, counted from one, and which thing of it.
struct ListPlace: BitwiseCopyable, Sendable, Equatable {
  var list: UInt8
  var thing: UInt8

  static let none = ListPlace(list: 0, thing: 0)

  /// Whether both name different things of one list.
  func excludes(_ other: ListPlace) -> Bool { list != 0 && list == other.list && thing != other.thing }
}

/// A set of groups, by their places among all groups.
struct GroupSet: BitwiseCopyable, Sendable, Equatable {
  private var low = Quarters()
  private var high = Quarters()

  static let capacity = 2 * Quarters.capacity

  mutating func insert(_ group: Int) {
    if group < Quarters.capacity { low.insert(group) } else { high.insert(group - Quarters.capacity) }
  }

  func meets(_ other: GroupSet) -> Bool { low.meets(other.low) || high.meets(other.high) }

  func forEach(_ body: (Int) -> Void) {
    low.forEach(body)
    high.forEach { body($0 + Quarters.capacity) }
  }

  /// A bit for each of 256 groups.
  private struct Quarters: BitwiseCopyable, Sendable, Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0
    var fourth: UInt64 = 0

    static let capacity = 256

    mutating func insert(_ group: Int) {
      let bit: UInt64 = 1 << UInt64(group & 63)
      switch group >> 6 {
      case 0: first |= bit
      case 1: second |= bit
      case 2: third |= bit
      default: fourth |= bit
      }
    }

    func meets(_ other: Quarters) -> Bool {
      first & other.first | second & other.second | third & other.third | fourth & other.fourth != 0
    }

    func forEach(_ body: (Int) -> Void) {
      WordRelations.forEachBit(of: first) { body($0) }
      WordRelations.forEachBit(of: second) { body($0 + 64) }
      WordRelations.forEachBit(of: third) { body($0 + 128) }
      WordRelations.forEachBit(of: fourth) { body($0 + 192) }
    }
  }
}
