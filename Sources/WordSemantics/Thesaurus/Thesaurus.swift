internal import WordTables

/// The thesaurus of words and expressions of commands: a hash table in the program's own bytes, read in place. It is
/// packed from the texts in `WordTables/thesaurus` by `swift run pack-thesaurus`.
struct Thesaurus: Sendable {
  /// 0, or 1 + the index of a record.
  private let slots: FlatArray<UInt32>
  private let records: FlatArray<ThesaurusRecord>
  /// The groups of all records, concatenated.
  private let groups: FlatArray<UInt16>
  /// The combinations of ends of scales, each once; the first is none.
  private let ends: FlatArray<ScaleEnds>
  /// The classifier's feature for each group, and for the front and the back of each scale.
  let groupFeatures: FlatArray<UInt64>
  let frontFeatures: FlatArray<UInt64>
  let backFeatures: FlatArray<UInt64>

  /// The table that is part of the program; nil if it cannot be read, as on a machine with another byte order.
  static let builtIn = try? Thesaurus(reading: builtInBytes)

  static var builtInBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: behest_thesaurus_table(), count: behest_thesaurus_table_size())
  }

  /// Reads a table where it lies; the bytes, aligned to 8 or more, have to outlive it. Only its header is looked at.
  init(reading bytes: UnsafeRawBufferPointer) throws(WordTableError) {
    let header = try ThesaurusHeader(bytes)
    var sections = TableSections<WordTableError>(bytes, from: ThesaurusHeader.size)
    slots = try sections.next(header.slots, of: "slots")
    records = try sections.next(header.records, of: "records")
    groups = try sections.next(header.memberships, of: "memberships")
    ends = try sections.next(header.ends, of: "ends")
    groupFeatures = try sections.next(header.groups, of: "groups")
    frontFeatures = try sections.next(header.scales, of: "scales")
    backFeatures = try sections.next(header.scales, of: "scales")
    guard sections.offset == bytes.count, header.slots > header.records, header.slots & (header.slots - 1) == 0 else {
      throw .damaged(part: "slots")
    }
  }

  /// The entry of a word or expression.
  func value(for key: UInt64) -> ThesaurusEntry? {
    guard let record = record(of: key), !record.isPrefixOnly else { return nil }
    let run = groups.elements[Int(record.firstGroup)..<Int(record.firstGroup) + Int(record.groupCount)]
    let one = ListMembership(list: record.list, item: record.item)
    let other = ListMembership(list: record.otherList, item: record.otherItem)
    return ThesaurusEntry(
      ends: ends[Int(record.ends)],
      groups: GroupSet(UnsafeBufferPointer(rebasing: run), signature: record.signature), lists: (one, other))
  }

  /// Whether a word has an entry or begins an expression that has one.
  func knows(_ word: UInt64) -> Bool { record(of: word) != nil }

  /// The number of words of the longest expression that begins with a word; 1 if there is none.
  func reach(of word: UInt64) -> Int { record(of: word).map { Int($0.reach) } ?? 1 }

  /// The number of words and expressions.
  var count: Int { records.elements.count { !$0.isPrefixOnly } }

  private func record(of key: UInt64) -> ThesaurusRecord? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] != 0 {
      let record = records[Int(slots[slot]) - 1]
      if record.key == key { return record }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// The header of the thesaurus, its first 64 bytes.
///
/// ```text
/// 0   magic "BEHESTRL"     8   byte order mark    12  version of the format
/// 16  length of the table  24  slots              28  records
/// 32  memberships          36  ends of scales     40  groups   44  scales   48  zero
/// ```
/// Behind it lie, each at a multiple of 64 bytes: the slots, the records, the numbers of the groups that they belong to,
/// the combinations of ends, and the marks of groups, of fronts and of backs.
package struct ThesaurusHeader {
  package static let magic: [UInt8] = Array("BEHESTRL".utf8)
  package static let version: UInt32 = 2
  package static let size = 64

  let slots, records, memberships, ends, groups, scales: Int

  init(_ bytes: UnsafeRawBufferPointer) throws(WordTableError) {
    try WordTableError.checkHeader(of: bytes, magic: Self.magic, version: Self.version, size: Self.size)
    func number(at offset: Int) -> Int { Int(bytes.number(at: offset)) }
    (slots, records, memberships) = (number(at: 24), number(at: 28), number(at: 32))
    (ends, groups, scales) = (number(at: 36), number(at: 40), number(at: 44))
  }
}

/// A word or an expression in the table, by its key.
package struct ThesaurusRecord: BitwiseCopyable {
  let key: UInt64
  /// Where its groups begin; they are in ascending order.
  let firstGroup: UInt32
  let groupCount: UInt8
  /// How many words the longest expression has that begins with it, at least one.
  let reach: UInt8
  /// The index of the ends of scales at which it stands.
  let ends: UInt16
  /// A bit for each group, shared by many.
  let signature: UInt32
  let list: UInt8
  let item: UInt8
  let otherList: UInt8
  let otherItem: UInt8

  package init(key: UInt64, groups: Set<UInt16>, firstGroup: Int, reach: Int, ends: Int, lists: [ListMembership]) {
    self.key = key
    self.firstGroup = UInt32(firstGroup)
    groupCount = UInt8(groups.count)
    self.reach = UInt8(reach)
    self.ends = UInt16(ends)
    signature = groups.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    let none = ListMembership(list: 0, item: 0)
    let (first, second) = (lists.first ?? none, lists.dropFirst().first ?? none)
    (list, item, otherList, otherItem) = (first.list, first.item, second.list, second.item)
  }

  /// Whether it is only there as the beginning of expressions.
  var isPrefixOnly: Bool { groupCount == 0 && ends == 0 && list == 0 }
}

/// The scales at whose one end, and at whose other end, something stands: a bit each.
package struct ScaleEnds: BitwiseCopyable, Hashable {
  package var front: UInt64 = 0
  package var back: UInt64 = 0

  package init() {}
}

/// The key of a word or an expression, made of the hashes of its words in order; that of one word is its hash.
package enum ExpressionKey {
  package static func of(_ hashes: [UInt64]) -> UInt64 { hashes.dropFirst().reduce(hashes.first ?? 0, join) }

  static func join(_ head: UInt64, _ next: UInt64) -> UInt64 { TokenHash.mix(TokenHash.mix(head) &+ next) }
}
