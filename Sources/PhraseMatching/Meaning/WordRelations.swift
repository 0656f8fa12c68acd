/// What is known of the words that commands are made of, where directions mislead: "increase" and "decrease" point the
/// same way and are opposites, "set" and "adjust" point apart and often mean the same.
///
/// A closed list of everyday English, with expressions of up to five words, in a table that is part of the program.
/// What is outside of it has no relations, and is judged by its directions alone. A look-up allocates nothing.
struct WordRelations: BitwiseCopyable, Sendable, Equatable {
  /// The scales at whose one end, and at whose other end, the word stands.
  private let front: UInt64
  private let back: UInt64
  /// The groups of words that may stand for each other.
  let groups: GroupRun
  /// The lists of things of which one excludes the others, two at most.
  private let list: ListPlace
  private let otherList: ListPlace

  init(ends: ScaleEnds, groups: GroupRun, lists: (ListPlace, ListPlace)) {
    (front, back) = (ends.front, ends.back)
    self.groups = groups
    (list, otherList) = lists
  }

  /// What is known of a word or an expression by its key.
  static func of(key: UInt64) -> WordRelations? { RelationTable.builtIn?.value(for: key) }

  /// Whether a word puts an end to what it stands in front of: "stop", "quit".
  var endsWishes: Bool { Self.stop?.replaces(self) ?? false }

  private static let stop = of(key: TokenHash.hash(of: "stop"))

  /// The relations of a word, if it has any; else those of the word that it is a form of: "irrigated", "irrigate".
  static func of(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) -> WordRelations? {
    of(key: hash) ?? RelationKeys(letters, hash: hash).base.flatMap { of(key: $0) }
  }

  /// Calls `body` with the relations of each expression of several words that begins at a token, and where it ends.
  /// The first word may stand in another form: "turned on".
  ///
  /// - Parameters:
  ///   - start: the place of the first token.
  ///   - end: how far expressions may reach.
  ///   - first: the token at `start`.
  ///   - hash: the hash of the token at a place.
  static func forEachExpression(
    from start: Int, to end: Int, first: RelationKeys, hash: (Int) -> UInt64, _ body: (WordRelations, Int) -> Void
  ) {
    guard start + 1 < end else { return }
    forEachExpression(from: start, to: end, first: first.own, hash: hash, body)
    guard let base = first.base else { return }
    forEachExpression(from: start, to: end, first: base, hash: hash, body)
  }

  private static func forEachExpression(
    from start: Int, to end: Int, first: UInt64, hash: (Int) -> UInt64, _ body: (WordRelations, Int) -> Void
  ) {
    guard let reach = RelationTable.builtIn?.reach(of: first), reach > 1 else { return }
    var key = first
    for place in start + 1..<min(start + reach, end) {
      key = RunKey.join(key, hash(place))
      if let relations = of(key: key) { body(relations, place + 1) }
    }
  }

  /// So many words an expression has at most.
  static let longestExpression = 5

  /// Calls `body` with the relations of each verb that begins at a token and has what it is about in front of its
  /// particle, and with the place of that: "crank the music up".
  static func forEachTornVerb(
    from start: Int, to end: Int, verb: RelationKeys, hash: (Int) -> UInt64, _ body: (WordRelations, Int) -> Void
  ) {
    guard start + 2 < end else { return }
    for place in start + 2..<min(start + widestVerb, end) where particles.value(for: hash(place)) != nil {
      if let relations = verb.relations(joining: { RunKey.join($0, hash(place)) }) { body(relations, place) }
    }
  }

  /// So many words a verb reaches over, its particle counted.
  static let widestVerb = 6
  /// Words that a verb takes behind what it is about. "In" and "on" mostly begin something else.
  private static let particles = HashedWords(
    ["up", "down", "off", "out", "away", "back", "over", "going", "running"].map { ($0, true) })

  /// Whether two different words exclude each other.
  func excludes(_ other: WordRelations) -> Bool { !replaces(other) && isElsewhere(than: other) }

  /// Whether two words that may not stand for each other exclude each other.
  func isElsewhere(than other: WordRelations) -> Bool {
    if list.excludes(other.list) || list.excludes(other.otherList) { return true }
    if otherList.excludes(other.list) || otherList.excludes(other.otherList) { return true }
    return isAtOtherEnd(than: other)
  }

  /// Whether two words stand at the two ends of a scale.
  func opposes(_ other: WordRelations) -> Bool { !replaces(other) && isAtOtherEnd(than: other) }

  private func isAtOtherEnd(than other: WordRelations) -> Bool {
    front & other.front | back & other.back == 0 && front & other.back | back & other.front != 0
  }

  /// Whether one word may stand for the other in a command.
  func replaces(_ other: WordRelations) -> Bool { groups.meets(other.groups) }

  /// Calls `body` with a number for each group and each end of a scale that the word belongs to.
  ///
  /// The number is made of the first word of the group or of the end: it is equal in every process, and stays when
  /// others are added.
  func forEachMark(_ body: (UInt64) -> Void) {
    guard let table = RelationTable.builtIn else { return }
    for group in groups.groups { body(table.groupMarks[Int(group)]) }
    Self.forEachBit(of: front) { body(table.frontMarks[$0]) }
    Self.forEachBit(of: back) { body(table.backMarks[$0]) }
  }

  static func forEachBit(of set: UInt64, _ body: (Int) -> Void) {
    var set = set
    while set != 0 {
      body(set.trailingZeroBitCount)
      set &= set - 1
    }
  }
}

/// The keys under which a word's relations may be found: its own, and that of the word that it is a form of.
struct RelationKeys: BitwiseCopyable {
  let own: UInt64
  /// Nil unless that is another word, which has relations or begins an expression that has.
  let base: UInt64?

  init(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) {
    own = hash
    let base = RelationTable.builtIn.flatMap { WordForms.base(of: letters, hash: hash, exists: $0.knows) }
    self.base = base == hash ? nil : base
  }

  /// The relations of the word.
  var relations: WordRelations? { relations(joining: { $0 }) }

  /// The relations under what a key is made to, the word's own first.
  func relations(joining key: (UInt64) -> UInt64) -> WordRelations? {
    WordRelations.of(key: key(own)) ?? base.flatMap { WordRelations.of(key: key($0)) }
  }
}

/// Where in the lists a word stands: which list, counted from one, and which thing of it.
struct ListPlace: BitwiseCopyable, Sendable, Equatable {
  var list: UInt8
  var thing: UInt8

  /// Whether both name different things of one list.
  func excludes(_ other: ListPlace) -> Bool { list != 0 && list == other.list && thing != other.thing }
}

/// The groups that a word belongs to: a run of their numbers in ascending order, in the table's memory.
struct GroupRun: BitwiseCopyable, @unchecked Sendable, Equatable {  // Proof: nobody writes to it after it is made.
  private let base: UnsafePointer<UInt16>?
  private let count: UInt32
  /// A bit for each group, shared by many: runs without a common bit have no common group.
  private let signature: UInt32

  init(_ groups: UnsafeBufferPointer<UInt16>, signature: UInt32) {
    base = groups.baseAddress
    count = UInt32(groups.count)
    self.signature = signature
  }

  /// A bit for each group.
  static func signature(of groups: some Sequence<UInt16>) -> UInt32 { groups.reduce(0) { $0 | 1 << UInt32($1 & 31) } }

  var groups: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(start: base, count: Int(count)) }

  func meets(_ other: GroupRun) -> Bool {
    guard signature & other.signature != 0, let base, let others = other.base else { return false }
    var (place, otherPlace): (UInt32, UInt32) = (0, 0)
    while place < count, otherPlace < other.count {
      let (group, otherGroup) = (base[Int(place)], others[Int(otherPlace)])
      if group == otherGroup { return true }
      if group < otherGroup { place += 1 } else { otherPlace += 1 }
    }
    return false
  }

  static func == (a: GroupRun, b: GroupRun) -> Bool { a.groups.elementsEqual(b.groups) }
}
