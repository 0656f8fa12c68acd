/// The lists made ready for look-up, once, when they are first asked for.
extension WordRelations {
  static let table: RelationTable = {
    precondition(scales.count <= 64 && lists.count < 256, "a scale is a bit, a list a byte")
    precondition(groups.count <= GroupSet.capacity, "a group is a bit")
    var table = RelationTable()
    for (place, scale) in scales.enumerated() {
      Expressions.forEach(in: scale.0) { key, _ in table.update(key) { $0.join(frontOfScale: place) } }
      Expressions.forEach(in: scale.1) { key, _ in table.update(key) { $0.join(backOfScale: place) } }
    }
    for (place, list) in lists.enumerated() {
      Expressions.forEach(in: list) { key, thing in
        table.update(key) { $0.join(ListPlace(list: UInt8(place + 1), thing: UInt8(thing))) }
      }
    }
    for (place, group) in groups.enumerated() {
      Expressions.forEach(in: group) { key, _ in table.update(key) { $0.join(group: place) } }
    }
    return table
  }()

  /// Groups of words and expressions that may stand for each other in a command.
  static let groups: [String] =
    actions + homeWords + planningWords + talkingWords + mediaWords + travelWords + livingWords + deviceWords

  /// The numbers of the groups and of the ends of the scales.
  static let marks: RelationMarks = RelationMarks(
    groups: groups.map { mark(of: $0, 0x6709) },
    fronts: scales.map { mark(of: $0.0, 0xF407) },
    backs: scales.map { mark(of: $0.1, 0xBAC4) })

  private static func mark(of words: String, _ kind: UInt64) -> UInt64 {
    var mark: UInt64?
    Expressions.forEach(in: words) { key, _ in mark = mark ?? TokenHash.mix(key ^ kind << 48) }
    return mark ?? 0
  }
}

/// The numbers by which groups and ends of scales are known as evidence.
struct RelationMarks: Sendable {
  let groups: [UInt64]
  let fronts: [UInt64]
  let backs: [UInt64]
}

/// The relations of words and expressions, by their keys.
struct RelationTable: Sendable {
  private var keys: [UInt64] = []
  private var relations: [WordRelations] = []
  /// Places in `keys`, one more; 0 where there is none. At least half are free.
  private var slots = [UInt16](repeating: 0, count: 8_192)

  var count: Int { keys.count }

  func value(for key: UInt64) -> WordRelations? {
    let entry = slots[slot(of: key)]
    return entry == 0 ? nil : relations[Int(entry) - 1]
  }

  mutating func update(_ key: UInt64, _ change: (inout WordRelations) -> Void) {
    let slot = slot(of: key)
    if slots[slot] != 0 { return change(&relations[Int(slots[slot]) - 1]) }
    precondition(keys.count < slots.count / 2, "the table of relations is more than half full")
    keys.append(key)
    relations.append(WordRelations())
    slots[slot] = UInt16(keys.count)
    change(&relations[keys.count - 1])
  }

  /// The slot where the key is, or the free one where it would be.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }
}

/// The key of an expression: that of a word is its hash, that of a run is made of the hashes of its words in order.
enum RunKey {
  static func join(_ head: UInt64, _ next: UInt64) -> UInt64 { TokenHash.mix(TokenHash.mix(head) &+ next) }
}

/// The expressions of a text that writes a stroke between things, and a comma between names of one thing.
enum Expressions {
  /// Calls `body` with the key of each expression and the place of the thing it names.
  static func forEach(in text: String, _ body: (_ key: UInt64, _ thing: Int) -> Void) {
    var text = text
    text.withUTF8 { forEach(in: $0, body) }
  }

  private static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt64, Int) -> Void) {
    var (key, thing, start): (UInt64?, Int, Int) = (nil, 0, 0)
    func finishWord(at end: Int) {
      guard start < end else { return }
      let word = TokenHash.hash(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      key = key.map { RunKey.join($0, word) } ?? word
    }
    func finishExpression() {
      if let key { body(key, thing) }
      key = nil
    }
    for (place, byte) in bytes.enumerated() where byte < UInt8(ascii: "a") || byte == UInt8(ascii: "|") {
      finishWord(at: place)
      start = place + 1
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") { finishExpression() }
      if byte == UInt8(ascii: "|") { thing += 1 }
    }
    finishWord(at: bytes.count)
    finishExpression()
  }
}
