import Foundation

@testable import PhraseMatching

/// The texts of which the table of relations is made: `Sources/MeaningTable/relations/*.txt`.
///
/// A line is a group of words and expressions with strokes between them; one that ends with a stroke goes on in the
/// next, and one that begins with "#" is a remark. Of `scales.txt` two lines are the ends of a scale, and in `lists.txt`
/// a comma stands between names of one thing.
struct RelationTexts {
  /// Words and expressions that may stand for each other.
  private(set) var groups: [[String]] = []
  private(set) var scales: [(front: [String], back: [String])] = []
  /// Things of which one excludes the others, each by its names.
  private(set) var lists: [[[String]]] = []

  /// Where the table lies, and the folder of its texts.
  static let table = root.appendingPathComponent("relations.table")
  private static let folder = root.appendingPathComponent("relations")
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/MeaningTable")

  init() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".txt") }
    for name in names.sorted() {
      let lines = try Self.lines(of: name)
      switch name {
      case "scales.txt":
        for place in stride(from: 0, to: lines.count - 1, by: 2) {
          scales.append((lines[place].flatMap { $0 }, lines[place + 1].flatMap { $0 }))
        }
      case "lists.txt": lists = lines
      default: groups += lines.map { $0.flatMap { $0 } }
      }
    }
  }

  /// Every word and every expression, as often as it is written.
  var members: [String] {
    groups.flatMap { $0 } + scales.flatMap { $0.front + $0.back } + lists.flatMap { $0.flatMap { $0 } }
  }

  private static func lines(of name: String) throws -> [[[String]]] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return rows.joined(separator: "\n").replacingOccurrences(of: "|\n", with: "| ").split(separator: "\n").map { line in
      line.components(separatedBy: "|").map { thing in
        thing.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  /// The hashes of an expression's words, as they are read in a request.
  static func hashes(of expression: String) -> [UInt64] {
    var tokenizer = Tokenizer()
    var text = expression
    text.withUTF8 { tokenizer.read($0) }
    return (0..<tokenizer.view.count).map { tokenizer.view[$0].hash }
  }
}

/// Puts texts together to a table: see ``RelationHeader`` for how it is laid out.
struct RelationTableWriter {
  private struct Entry {
    var groups: [UInt16] = []
    var ends = ScaleEnds()
    var lists: [ListPlace] = []
    /// How many words the longest expression has that begins with it.
    var reach = 1
  }

  private let texts: RelationTexts
  private var keys: [UInt64] = []
  private var entries: [UInt64: Entry] = [:]

  init(_ texts: RelationTexts) {
    self.texts = texts
    for (group, members) in texts.groups.enumerated() {
      for member in members { update(member) { $0.groups.append(UInt16(group)) } }
    }
    for (scale, ends) in texts.scales.enumerated() {
      for member in ends.front { update(member) { $0.ends.front |= 1 << UInt64(scale) } }
      for member in ends.back { update(member) { $0.ends.back |= 1 << UInt64(scale) } }
    }
    for (list, things) in texts.lists.enumerated() {
      for (thing, names) in things.enumerated() {
        let place = ListPlace(list: UInt8(list + 1), thing: UInt8(thing))
        for name in names { update(name) { if !$0.lists.contains(place) { $0.lists.append(place) } } }
      }
    }
  }

  private mutating func update(_ expression: String, _ change: (inout Entry) -> Void) {
    let hashes = RelationTexts.hashes(of: expression)
    guard let head = hashes.first else { return }
    let key = hashes.dropFirst().reduce(head, RunKey.join)
    for key in [head, key] where entries[key] == nil {
      keys.append(key)
      entries[key] = Entry()
    }
    change(&entries[key, default: Entry()])
    let reach = entries[head]?.reach ?? 1
    entries[head]?.reach = max(reach, hashes.count)
  }

  /// The bytes of the table.
  func bytes() -> [UInt8] {
    var slotCount = 64
    while slotCount * 2 < keys.count * 3 { slotCount *= 2 }
    var slots = [UInt32](repeating: 0, count: slotCount)
    var records: [RelationRecord] = []
    var memberships: [UInt16] = []
    var ends = [ScaleEnds()]
    for key in keys {
      let entry = entries[key] ?? Entry()
      let place = ends.firstIndex(of: entry.ends) ?? ends.count
      if place == ends.count { ends.append(entry.ends) }
      records.append(Self.record(key, entry, firstGroup: memberships.count, ends: place))
      memberships += Set(entry.groups).sorted()
      var slot = Int(truncatingIfNeeded: key) & (slotCount - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt32(records.count)
    }
    var bytes: [UInt8] = []
    for section in [Self.section(slots), Self.section(records), Self.section(memberships), Self.section(ends)]
      + marks.map(Self.section)
    {
      bytes += section
    }
    let counts = [slots.count, records.count, memberships.count, ends.count, texts.groups.count, texts.scales.count]
    return header(counts, length: RelationHeader.size + bytes.count) + bytes
  }

  private static func record(_ key: UInt64, _ entry: Entry, firstGroup: Int, ends: Int) -> RelationRecord {
    let groups = Set(entry.groups)
    let lists = entry.lists + [ListPlace(list: 0, thing: 0), ListPlace(list: 0, thing: 0)]
    return RelationRecord(
      key: key, firstGroup: UInt32(firstGroup), groupCount: UInt8(groups.count), reach: UInt8(entry.reach),
      ends: UInt16(ends),
      signature: GroupRun.signature(of: groups.sorted()), list: lists[0].list, thing: lists[0].thing,
      otherList: lists[1].list, otherThing: lists[1].thing)
  }

  /// The numbers by which groups, fronts and backs are known: of the first that is written of each, so that they stay
  /// when others are added.
  private var marks: [[UInt64]] {
    func marks(_ firsts: [String?], _ kind: UInt64) -> [UInt64] {
      firsts.map { first in
        let hashes = RelationTexts.hashes(of: first ?? "")
        let key = hashes.dropFirst().reduce(hashes.first ?? 0, RunKey.join)
        return TokenHash.mix(key ^ kind << 48)
      }
    }
    return [
      marks(texts.groups.map(\.first), 0x6709), marks(texts.scales.map(\.front.first), 0xF407),
      marks(texts.scales.map(\.back.first), 0xBAC4),
    ]
  }

  private func header(_ counts: [Int], length: Int) -> [UInt8] {
    var bytes = RelationHeader.magic
    for number in [RelationHeader.byteOrderMark, RelationHeader.version] { bytes += Self.bytes(of: [number]) }
    bytes += Self.bytes(of: [UInt64(length)])
    bytes += Self.bytes(of: counts.map { UInt32($0) })
    return bytes + [UInt8](repeating: 0, count: RelationHeader.size - bytes.count)
  }

  private static func section(_ elements: [some BitwiseCopyable]) -> [UInt8] {
    let bytes = bytes(of: elements)
    return bytes + [UInt8](repeating: 0, count: RelationHeader.padded(bytes.count) - bytes.count)
  }

  private static func bytes(of elements: [some BitwiseCopyable]) -> [UInt8] {
    elements.withUnsafeBytes { Array($0) }
  }
}
