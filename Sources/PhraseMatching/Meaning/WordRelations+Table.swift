/// The lists made ready for look-up, once, when they are first asked for.
extension WordRelations {
  static let table: RelationTable = {
    precondition(scales.count <= 64 && lists.count < 256, "a scale is a bit, a list a byte")
    var draft = RelationDraft()
    for (place, scale) in scales.enumerated() {
      Expressions.forEach(in: scale.0) { found, _ in draft.update(found) { $0.join(frontOfScale: place) } }
      Expressions.forEach(in: scale.1) { found, _ in draft.update(found) { $0.join(backOfScale: place) } }
    }
    for (place, list) in lists.enumerated() {
      Expressions.forEach(in: list) { found, thing in
        draft.update(found) { $0.join(ListPlace(list: UInt8(place + 1), thing: UInt8(thing))) }
      }
    }
    for text in groupTexts {
      RelationText.forEachGroup(in: text) { group in
        draft.beginGroup()
        Expressions.forEach(in: group) { found, _ in draft.joinGroup(found) }
      }
    }
    return draft.finish()
  }()

  /// Groups of words and expressions that may stand for each other in a command, by what they are about.
  static let groupTexts: [String] = [
    actionWords, everydayWords, homeWords, householdWords, deviceWords, computerWords, calendarWords, clockWords,
    taskWords, noteWords,
    talkingWords, foodWords, healthWords, moneyWords, workWords, musicWords, pictureWords, leisureWords, travelWords,
    drivingWords, weatherWords, knowledgeWords, favoriteWords, askingWords,
    calendarSayings, clockSayings, homeSayings, musicSayings, noteSayings, computerSayings, travelSayings,
  ]

  /// What is known of a word that puts an end to what it stands in front of.
  static let stop = table.value(for: TokenHash.hash(of: "stop"))

  /// The numbers of the groups and of the ends of the scales.
  static let marks: RelationMarks = RelationMarks(
    groups: table.groupMarks, fronts: scales.map { mark(of: $0.0, 0xF407) },
    backs: scales.map { mark(of: $0.1, 0xBAC4) })

  private static func mark(of words: String, _ kind: UInt64) -> UInt64 {
    var mark: UInt64?
    Expressions.forEach(in: words) { found, _ in mark = mark ?? RelationMarks.mark(found.key, kind) }
    return mark ?? 0
  }
}

/// The numbers by which groups and ends of scales are known as evidence.
struct RelationMarks: Sendable {
  let groups: [UInt64]
  let fronts: [UInt64]
  let backs: [UInt64]

  static func mark(_ key: UInt64, _ kind: UInt64) -> UInt64 { TokenHash.mix(key ^ kind << 48) }
}

/// A text of groups, one a line; a line that ends with a stroke goes on in the next.
enum RelationText {
  static func forEachGroup(in text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for place in 0...bytes.count where place == bytes.count || bytes[place] == UInt8(ascii: "\n") {
        guard place > start, bytes[place - 1] != UInt8(ascii: "|") else { continue }
        body(UnsafeBufferPointer(rebasing: bytes[start..<place]))
        start = place + 1
      }
    }
  }
}

/// The relations of words and expressions, by their keys.
struct RelationTable: Sendable {
  fileprivate var keys: [UInt64] = []
  fileprivate var relations: [WordRelations] = []
  /// Places in `keys`, one more; 0 where there is none. At least half are free.
  private var slots = [UInt16](repeating: 0, count: 1 << 17)
  /// For each group the number by which it is known.
  fileprivate(set) var groupMarks: [UInt64] = []

  /// The words with which expressions of several words begin.
  private var heads = Set<UInt64>(minimumCapacity: 1 << 14)

  var count: Int { keys.count }

  /// Whether a word has relations, or begins an expression that has.
  func knows(_ word: UInt64) -> Bool { slots[slot(of: word)] != 0 || heads.contains(word) }

  func value(for key: UInt64) -> WordRelations? {
    let entry = slots[slot(of: key)]
    return entry == 0 ? nil : relations[Int(entry) - 1]
  }

  /// Where an expression stands, now if it did not before.
  fileprivate mutating func place(of expression: Expressions.Expression) -> Int {
    let key = expression.key
    if key != expression.head { heads.insert(expression.head) }
    let slot = slot(of: key)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    precondition(keys.count < UInt16.max, "the table of relations is full")
    keys.append(key)
    relations.append(WordRelations())
    slots[slot] = UInt16(keys.count)
    return keys.count - 1
  }

  /// The slot where the key is, or the free one where it would be.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }
}

/// A table of relations that is being filled.
private struct RelationDraft {
  private var table = RelationTable()
  /// What belongs to which group, in the order of the groups.
  private var memberships: [(place: Int, group: UInt16)] = []
  private var isGroupNew = false

  mutating func update(_ expression: Expressions.Expression, _ change: (inout WordRelations) -> Void) {
    change(&table.relations[table.place(of: expression)])
  }

  mutating func beginGroup() { isGroupNew = true }

  /// Puts an expression into the group that was begun last, which is known by its first.
  mutating func joinGroup(_ expression: Expressions.Expression) {
    if isGroupNew { table.groupMarks.append(RelationMarks.mark(expression.key, 0x6709)) }
    isGroupNew = false
    memberships.append((table.place(of: expression), UInt16(table.groupMarks.count - 1)))
  }

  /// The table, in which each word knows its groups. The memory they lie in is never freed: there is one table.
  consuming func finish() -> RelationTable {
    var ends = [Int](repeating: 0, count: table.count + 1)
    for membership in memberships { ends[membership.place + 1] += 1 }
    for place in 0..<table.count { ends[place + 1] += ends[place] }
    let starts = ends
    let groups = UnsafeMutablePointer<UInt16>.allocate(capacity: max(memberships.count, 1))
    for membership in memberships {
      groups[ends[membership.place]] = membership.group
      ends[membership.place] += 1
    }
    for place in 0..<table.count where starts[place] < starts[place + 1] {
      let run = UnsafeBufferPointer(start: groups + starts[place], count: starts[place + 1] - starts[place])
      table.relations[place].groups = GroupRun(run)
    }
    return table
  }
}

/// The key of an expression: that of a word is its hash, that of a run is made of the hashes of its words in order.
enum RunKey {
  static func join(_ head: UInt64, _ next: UInt64) -> UInt64 { TokenHash.mix(TokenHash.mix(head) &+ next) }
}

/// The expressions of a text that writes a stroke between things, and a comma between names of one thing.
enum Expressions {
  /// A word or a run of words: its key, and that of its first word.
  struct Expression {
    let key: UInt64
    let head: UInt64
  }

  /// Calls `body` with each expression and the place of the thing it names.
  static func forEach(in text: String, _ body: (Expression, _ thing: Int) -> Void) {
    var text = text
    text.withUTF8 { forEach(in: $0, body) }
  }

  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Expression, Int) -> Void) {
    var (expression, thing, start): (Expression?, Int, Int) = (nil, 0, 0)
    func finishWord(at end: Int) {
      guard start < end else { return }
      let word = read(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      if let begun = expression {
        expression = Expression(key: RunKey.join(begun.key, word), head: begun.head)
      } else {
        expression = Expression(key: word, head: word)
      }
    }
    func finishExpression() {
      if let expression { body(expression, thing) }
      expression = nil
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

  /// The hash of a word as it is read in a request: a number in digits.
  private static func read(_ letters: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let hash = TokenHash.hash(letters)
    return digits.value(for: hash) ?? hash
  }

  private static let digits = HashedWords(
    (NumberWord.units + NumberWord.teens).enumerated().map { ($1, TokenHash.hash(of: String($0))) })
}
