internal import WordSemantics

/// Packs the texts of the thesaurus into the table that the program embeds; see ``ThesaurusHeader`` for its layout.
///
/// The same texts give the same bytes.
package struct ThesaurusPacker {
  private struct Entry {
    var groups: Set<UInt16> = []
    var ends = ScaleEnds()
    var lists: [ListMembership] = []
    /// How many words the longest expression has that begins with it.
    var reach = 1
  }

  private let texts: ThesaurusTexts
  private var keys: [UInt64] = []
  private var entries: [UInt64: Entry] = [:]

  package init(_ texts: ThesaurusTexts) {
    self.texts = texts
    for (group, members) in texts.groups.enumerated() { update(members) { $0.groups.insert(UInt16(group)) } }
    for (scale, ends) in texts.scales.enumerated() {
      update(ends.front) { $0.ends.front |= 1 << UInt64(scale) }
      update(ends.back) { $0.ends.back |= 1 << UInt64(scale) }
    }
    for (list, items) in texts.lists.enumerated() {
      for (item, names) in items.enumerated() {
        let membership = ListMembership(list: UInt8(list + 1), item: UInt8(item))
        update(names) { if !$0.lists.contains(membership) { $0.lists.append(membership) } }
      }
    }
  }

  private mutating func update(_ expressions: [String], _ change: (inout Entry) -> Void) {
    for hashes in expressions.map(ThesaurusTexts.hashes) {
      guard let head = hashes.first else { continue }
      let key = ExpressionKey.of(hashes)
      for key in [head, key] where entries[key] == nil {
        keys.append(key)
        entries[key] = Entry()
      }
      change(&entries[key, default: Entry()])
      let reach = entries[head]?.reach ?? 1
      entries[head]?.reach = max(reach, hashes.count)
    }
  }

  /// The bytes of the table.
  package func bytes() -> [UInt8] {
    var slotCount = 64
    while slotCount * 2 < keys.count * 3 { slotCount *= 2 }
    var slots = [UInt32](repeating: 0, count: slotCount)
    var records: [ThesaurusRecord] = []
    var memberships: [UInt16] = []
    var ends = [ScaleEnds()]
    for key in keys {
      let entry = entries[key] ?? Entry()
      let end = ends.firstIndex(of: entry.ends) ?? ends.count
      if end == ends.count { ends.append(entry.ends) }
      records.append(
        ThesaurusRecord(
          key: key, groups: entry.groups, firstGroup: memberships.count, reach: entry.reach, ends: end,
          lists: entry.lists))
      memberships += entry.groups.sorted()
      var slot = Int(truncatingIfNeeded: key) & (slotCount - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt32(records.count)
    }
    let sections =
      [Self.section(slots), Self.section(records), Self.section(memberships), Self.section(ends)]
      + features.map(Self.section)
    let counts = [slots.count, records.count, memberships.count, ends.count, texts.groups.count, texts.scales.count]
    return header(counts, length: ThesaurusHeader.size + sections.joined().count) + sections.joined()
  }

  /// The numbers by which groups, fronts and backs are features: made of the first member of each, so that they stay when
  /// others are added.
  private var features: [[UInt64]] {
    func features(_ firsts: [String?], _ kind: UInt64) -> [UInt64] {
      firsts.map { TokenHash.mix(ExpressionKey.of(ThesaurusTexts.hashes(of: $0 ?? "")) ^ kind << 48) }
    }
    return [
      features(texts.groups.map(\.first), 0x6709), features(texts.scales.map(\.front.first), 0xF407),
      features(texts.scales.map(\.back.first), 0xBAC4),
    ]
  }

  private func header(_ counts: [Int], length: Int) -> [UInt8] {
    let bytes =
      ThesaurusHeader.magic + Self.bytes(of: [TableHeader.byteOrderMark, ThesaurusHeader.version])
      + Self.bytes(of: [UInt64(length)]) + Self.bytes(of: counts.map { UInt32($0) })
    return bytes + [UInt8](repeating: 0, count: ThesaurusHeader.size - bytes.count)
  }

  private static func section(_ elements: [some BitwiseCopyable]) -> [UInt8] {
    let bytes = bytes(of: elements)
    return bytes + [UInt8](repeating: 0, count: TableHeader.padded(bytes.count) - bytes.count)
  }

  private static func bytes(of elements: [some BitwiseCopyable]) -> [UInt8] {
    elements.withUnsafeBytes { Array($0) }
  }
}
