/// What the thesaurus knows of a word or expression, where vectors mislead: "increase" and "decrease" are close and
/// opposites, "set" and "adjust" are far apart and often synonyms.
///
/// A closed list of everyday English, with expressions of up to five words. Words that are not listed have no entry and
/// are compared by their vectors alone. A look-up is O(1) and allocates nothing.
public struct ThesaurusEntry: BitwiseCopyable, Sendable, Equatable {
  /// The scales that have the word at the front, and at the back.
  @usableFromInline let front: UInt64
  @usableFromInline let back: UInt64
  @usableFromInline let groups: GroupSet
  /// The lists of items that exclude each other, two at most.
  private let list: ListMembership
  private let otherList: ListMembership

  init(ends: ScaleEnds, groups: GroupSet, lists: (ListMembership, ListMembership)) {
    (front, back) = (ends.front, ends.back)
    self.groups = groups
    (list, otherList) = lists
  }

  package static func of(key: UInt64) -> ThesaurusEntry? { Thesaurus.builtIn?.value(for: key) }

  /// Whether a word stops the action behind it: "stop", "quit".
  package var meansStopping: Bool { Self.stop?.isSynonym(of: self) ?? false }

  private static let stop = of(key: TokenHash.hash(of: "stop"))

  /// The entry of a word, or else of its lemma: "irrigated", "irrigate".
  package static func of(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) -> ThesaurusEntry? {
    of(key: hash) ?? ThesaurusKeys(letters, hash: hash).base.flatMap { of(key: $0) }
  }

  /// Calls `body` with each expression of several words that begins at a token, and its end. The first word may be
  /// inflected: "turned on".
  ///
  /// - Parameters:
  ///   - start: the index of the first token.
  ///   - end: how far expressions may reach.
  ///   - first: the token at `start`.
  ///   - hash: the hash of the token at an index.
  package static func forEachExpression(
    from start: Int, to end: Int, first: ThesaurusKeys, hash: (Int) -> UInt64, _ body: (ThesaurusEntry, Int) -> Void
  ) {
    guard start + 1 < end else { return }
    forEachExpression(from: start, to: end, first: first.own, hash: hash, body)
    guard let base = first.base else { return }
    forEachExpression(from: start, to: end, first: base, hash: hash, body)
  }

  private static func forEachExpression(
    from start: Int, to end: Int, first: UInt64, hash: (Int) -> UInt64, _ body: (ThesaurusEntry, Int) -> Void
  ) {
    guard let reach = Thesaurus.builtIn?.reach(of: first), reach > 1 else { return }
    var key = first
    for index in start + 1..<min(start + reach, end) {
      key = ExpressionKey.join(key, hash(index))
      if let entry = of(key: key) { body(entry, index + 1) }
    }
  }

  /// The most words of an expression.
  package static let longestExpression = 5

  /// Calls `body` with each phrasal verb that begins at a token with its object in front of the particle, and the index
  /// of the particle: "crank the music up".
  package static func forEachSplitVerb(
    from start: Int, to end: Int, verb: ThesaurusKeys, hash: (Int) -> UInt64, _ body: (ThesaurusEntry, Int) -> Void
  ) {
    guard start + 2 < end else { return }
    for index in start + 2..<min(start + maximumVerbSpan, end) where particles.contains(hash(index)) {
      if let entry = verb.entry(joining: { ExpressionKey.join($0, hash(index)) }) { body(entry, index) }
    }
  }

  /// The most words of a split phrasal verb, with its object and particle.
  static let maximumVerbSpan = 6
  /// Particles that may follow the object. "In" and "on" mostly begin something else.
  private static let particles = WordSet(Language.english.verbs.words("particle"))

  /// Whether two different words exclude each other.
  func excludes(_ other: ThesaurusEntry) -> Bool { !isSynonym(of: other) && isIncompatible(with: other) }

  /// Whether two words that are no synonyms exclude each other.
  func isIncompatible(with other: ThesaurusEntry) -> Bool {
    if list.excludes(other.list) || list.excludes(other.otherList) { return true }
    if otherList.excludes(other.list) || otherList.excludes(other.otherList) { return true }
    return isAtOppositeEnd(to: other)
  }

  /// Whether two words are antonyms.
  @inlinable public func isOpposite(of other: ThesaurusEntry) -> Bool {
    isAtOppositeEnd(to: other) && !isSynonym(of: other)
  }

  @inlinable func isAtOppositeEnd(to other: ThesaurusEntry) -> Bool {
    front & other.front | back & other.back == 0 && front & other.back | back & other.front != 0
  }

  /// Whether one word may replace the other in a command.
  @inlinable public func isSynonym(of other: ThesaurusEntry) -> Bool { groups.meets(other.groups) }

  /// Calls `body` with the classifier's feature for each group and each end of a scale of the word.
  ///
  /// The feature is a hash of the first member of the group or end: the same in every process, and independent of other
  /// groups.
  func forEachFeature(_ body: (UInt64) -> Void) {
    guard let table = Thesaurus.builtIn else { return }
    for group in groups.groups { body(table.groupFeatures[Int(group)]) }
    Self.forEachBit(of: front) { body(table.frontFeatures[$0]) }
    Self.forEachBit(of: back) { body(table.backFeatures[$0]) }
  }

  static func forEachBit(of set: UInt64, _ body: (Int) -> Void) {
    var set = set
    while set != 0 {
      body(set.trailingZeroBitCount)
      set &= set - 1
    }
  }
}

/// The keys under which a word may be found: its own, and that of its lemma.
package struct ThesaurusKeys: BitwiseCopyable {
  let own: UInt64
  /// The lemma's key, if that is another word that the thesaurus knows.
  let base: UInt64?

  package init(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) {
    own = hash
    let base = Thesaurus.builtIn.flatMap { Lemmatizer.base(of: letters, hash: hash, exists: $0.knows) }
    self.base = base == hash ? nil : base
  }

  var entry: ThesaurusEntry? { entry(joining: { $0 }) }

  /// The entry of a key derived from the word's, or else from its lemma's.
  func entry(joining key: (UInt64) -> UInt64) -> ThesaurusEntry? {
    ThesaurusEntry.of(key: key(own)) ?? base.flatMap { ThesaurusEntry.of(key: key($0)) }
  }
}

/// Which list a word is on, counted from one, and which item of it the word names.
package struct ListMembership: BitwiseCopyable, Sendable, Equatable {
  let list: UInt8
  let item: UInt8

  package init(list: UInt8, item: UInt8) { (self.list, self.item) = (list, item) }

  /// Whether both name different items of one list.
  func excludes(_ other: ListMembership) -> Bool { list != 0 && list == other.list && item != other.item }
}

/// The groups of a word: their numbers in ascending order, in the table's memory.
@usableFromInline struct GroupSet: BitwiseCopyable, @unchecked Sendable, Equatable {
  // Proof: never written after init.

  @usableFromInline let base: UnsafePointer<UInt16>?
  @usableFromInline let count: UInt32
  /// A bit for each group, shared by many: sets without a common bit have no common group.
  @usableFromInline let signature: UInt32

  init(_ groups: UnsafeBufferPointer<UInt16>, signature: UInt32) {
    base = groups.baseAddress
    count = UInt32(groups.count)
    self.signature = signature
  }

  var groups: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(start: base, count: Int(count)) }

  @inlinable func meets(_ other: GroupSet) -> Bool {
    guard signature & other.signature != 0, let base, let others = other.base else { return false }
    var (index, otherPlace): (UInt32, UInt32) = (0, 0)
    while index < count, otherPlace < other.count {
      let (group, otherGroup) = (base[Int(index)], others[Int(otherPlace)])
      if group == otherGroup { return true }
      if group < otherGroup { index += 1 } else { otherPlace += 1 }
    }
    return false
  }

  @usableFromInline static func == (a: GroupSet, b: GroupSet) -> Bool { a.groups.elementsEqual(b.groups) }
}
