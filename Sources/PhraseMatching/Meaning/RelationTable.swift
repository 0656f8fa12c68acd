internal import MeaningTable

/// What is known of words and expressions, by their keys: a hash table that lies in the program's own bytes and is read
/// where it lies. It is made of the texts in `MeaningTable/relations`; see `RelationTableTests`.
struct RelationTable: Sendable {
  /// 0, or 1 + the place of a record.
  private let slots: FlatArray<UInt32>
  private let records: FlatArray<RelationRecord>
  /// The groups of all records, side by side.
  private let groups: FlatArray<UInt16>
  /// Which ends of scales a record stands at, each combination once; the first is none.
  private let ends: FlatArray<ScaleEnds>
  /// For each group, for each front of a scale and for each back the number by which it is known as evidence.
  let groupMarks: FlatArray<UInt64>
  let frontMarks: FlatArray<UInt64>
  let backMarks: FlatArray<UInt64>

  /// The table that is part of the program; nil if it cannot be read, as on a machine with another byte order.
  static let builtIn = RelationTable(reading: builtInBytes)

  static var builtInBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: behest_relation_table(), count: behest_relation_table_size())
  }

  /// Reads a table where it lies; the bytes, aligned to 8 or more, have to outlive it. Nil if they are none.
  init?(reading bytes: UnsafeRawBufferPointer) {
    guard let header = RelationHeader(bytes), let base = bytes.baseAddress else { return nil }
    var offset = RelationHeader.size
    func next<Element>(_ count: Int) -> FlatArray<Element> {
      let section = FlatArray(base: (base + offset).assumingMemoryBound(to: Element.self), count: count)
      offset += RelationHeader.padded(count * MemoryLayout<Element>.stride)
      return section
    }
    slots = next(header.slots)
    records = next(header.records)
    groups = next(header.memberships)
    ends = next(header.ends)
    groupMarks = next(header.groups)
    frontMarks = next(header.scales)
    backMarks = next(header.scales)
    guard offset == bytes.count, header.slots > header.records, header.slots & (header.slots - 1) == 0 else {
      return nil
    }
  }

  /// What is known of a word or an expression, if anything is.
  func value(for key: UInt64) -> WordRelations? {
    guard let record = record(of: key), !record.isHeadAlone else { return nil }
    let run = groups.elements[Int(record.firstGroup)..<Int(record.firstGroup) + Int(record.groupCount)]
    let one = ListPlace(list: record.list, thing: record.thing)
    let other = ListPlace(list: record.otherList, thing: record.otherThing)
    return WordRelations(
      ends: ends[Int(record.ends)],
      groups: GroupRun(UnsafeBufferPointer(rebasing: run), signature: record.signature), lists: (one, other))
  }

  /// Whether something is known of a word, or of an expression that begins with it.
  func knows(_ word: UInt64) -> Bool { record(of: word) != nil }

  /// How many words the longest expression has that begins with a word: nothing else has to be looked up.
  func reach(of word: UInt64) -> Int { record(of: word).map { Int($0.reach) } ?? 1 }

  /// How many words and expressions it knows.
  var count: Int { records.elements.count { !$0.isHeadAlone } }

  private func record(of key: UInt64) -> RelationRecord? {
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

/// What a table of relations says of itself in its first 64 bytes.
///
/// ```text
/// 0   magic "BEHESTRL"     8   byte order mark    12  version of the format
/// 16  length of the table  24  slots              28  records
/// 32  memberships          36  ends of scales     40  groups   44  scales   48  zero
/// ```
/// Behind it lie, each at a multiple of 64 bytes: the slots, the records, the numbers of the groups that they belong to,
/// the combinations of ends, and the marks of groups, of fronts and of backs.
struct RelationHeader {
  static let magic: [UInt8] = Array("BEHESTRL".utf8)
  static let byteOrderMark: UInt32 = 0x0102_0304
  static let version: UInt32 = 2
  static let size = 64

  let slots, records, memberships, ends, groups, scales: Int

  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.size, bytes.prefix(Self.magic.count).elementsEqual(Self.magic) else { return nil }
    func number(at offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    guard number(at: 8) == Self.byteOrderMark, number(at: 12) == Self.version else { return nil }
    guard bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self) == UInt64(bytes.count) else { return nil }
    (slots, records, memberships) = (number(at: 24), number(at: 28), number(at: 32))
    (ends, groups, scales) = (number(at: 36), number(at: 40), number(at: 44))
  }

  /// The length of a section with what fills it up.
  static func padded(_ length: Int) -> Int { (length + 63) & ~63 }
}

/// A word or an expression in the table: its key and where its relations are.
struct RelationRecord: BitwiseCopyable {
  var key: UInt64
  /// Which groups it belongs to, in ascending order.
  var firstGroup: UInt32
  var groupCount: UInt8
  /// How many words the longest expression has that begins with it, at least one.
  var reach: UInt8
  /// The ends of scales at which it stands.
  var ends: UInt16
  /// A bit for each group, shared by many.
  var signature: UInt32
  var list: UInt8
  var thing: UInt8
  var otherList: UInt8
  var otherThing: UInt8

  /// Whether it is only there as the beginning of expressions.
  var isHeadAlone: Bool { groupCount == 0 && ends == 0 && list == 0 }
}

/// The scales at whose one end, and at whose other end, something stands.
struct ScaleEnds: BitwiseCopyable, Hashable {
  var front: UInt64 = 0
  var back: UInt64 = 0
}

/// The key of an expression: that of a word is its hash, that of a run is made of the hashes of its words in order.
enum RunKey {
  static func join(_ head: UInt64, _ next: UInt64) -> UInt64 { TokenHash.mix(TokenHash.mix(head) &+ next) }
}
