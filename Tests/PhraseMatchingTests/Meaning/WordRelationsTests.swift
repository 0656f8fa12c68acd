import Testing

@testable import PhraseMatching

struct WordRelationsTests {
  // MARK: What may stand for what

  @Test(arguments: [
    ("begin", "kick off"), ("start", "fire up"), ("stop", "wrap up"), ("cancel", "call it off"),
    ("delete", "get rid of"),
    ("remove", "throw away"), ("resume", "carry on"), ("resume", "pick up where"), ("skip", "jump over"),
    ("show", "let me see"), ("illuminate", "turn on"), ("extinguish", "switch off"), ("volume", "sound"),
    ("louder", "crank up"), ("remind", "nudge"), ("book", "reserve"), ("schedule", "pencil in"), ("note", "jot down"),
    ("duration", "how much time"), ("next", "coming up"), ("weather", "forecast"), ("directions", "route"),
    ("vacuum", "hoover"), ("taxi", "cab"), ("hotel", "place to stay"), ("wifi", "wireless"), ("trash", "bin"),
  ])
  func `words and expressions for the same thing may stand for each other`(pair: (String, String)) throws {
    let (left, right) = (try relations(pair.0), try relations(pair.1))
    #expect(left.replaces(right) && right.replaces(left))
    #expect(!left.excludes(right) && !right.excludes(left))
    #expect(!marks(left).isDisjoint(with: marks(right)))
  }

  @Test(arguments: [
    ("start", "delete"), ("lights", "music"), ("buy", "fetch"), ("book", "photo"), ("weather", "route"),
    ("timer", "playlist"), ("call", "email"), ("dog", "cat"),
  ])
  func `words for different things may not`(pair: (String, String)) throws {
    let (left, right) = (try relations(pair.0), try relations(pair.1))
    #expect(!left.replaces(right) && !right.replaces(left))
    #expect(marks(left).isDisjoint(with: marks(right)))
  }

  // MARK: What excludes what

  @Test(arguments: [
    ("on", "off"), ("illuminate", "extinguish"), ("turn on", "kill"), ("louder", "quieter"), ("turn up", "turn down"),
    ("start", "stop"), ("resume", "pause"), ("open", "close"), ("add", "get rid of"), ("jot down", "cross off"),
    ("show", "hide"), ("log in", "sign out"), ("monday", "tuesday"), ("red", "grey"), ("kitchen", "bedroom"),
    ("breakfast", "supper"), ("train", "flight"), ("celsius", "fahrenheit"), ("week", "month"),
    ("living room", "kitchen"),
  ])
  func `opposites exclude each other, whichever is said first`(pair: (String, String)) throws {
    let (left, right) = (try relations(pair.0), try relations(pair.1))
    #expect(left.excludes(right) && right.excludes(left))
    #expect(!left.replaces(right) && marks(left).isDisjoint(with: marks(right)))
  }

  @Test(arguments: ["grey gray", "dinner supper", "autumn fall", "today tonight", "taxi cab", "lamp light", "mom mum"])
  func `names of one thing do not exclude each other`(names: String) throws {
    let names = names.split(separator: " ").map(String.init)
    let (left, right) = (try relations(names[0]), try relations(names[1]))
    #expect(!left.excludes(right) && !right.excludes(left))
  }

  @Test func `a word excludes neither itself nor what may stand for it`() throws {
    var astray: [String] = []
    for group in WordRelations.groups.map(members) {
      for left in group {
        for right in group where try relations(left).excludes(relations(right)) { astray.append("\(left), \(right)") }
      }
    }
    #expect(astray.isEmpty)
  }

  // MARK: Looking up

  @Test func `every word and every expression is found`() {
    let missing = allTexts.flatMap(members).filter { (try? relations($0)) == nil }
    #expect(missing.isEmpty)
  }

  @Test func `different expressions have different keys`() {
    #expect(WordRelations.table.count == Set(allTexts.flatMap(members)).count)
  }

  @Test func `the order of an expression counts`() throws {
    let (turn, on) = (TokenHash.hash(of: "turn"), TokenHash.hash(of: "on"))
    #expect(WordRelations.of(run: [turn, on]) != nil)
    #expect(WordRelations.of(run: [on, turn]) == nil)
    #expect(WordRelations.of(run: [turn, on, on]) == nil)
  }

  @Test func `a word that is not listed has no relations`() {
    #expect(WordRelations.of(run: [TokenHash.hash(of: "quixotic")]) == nil)
    #expect(WordRelations.of(run: [0]) == nil)
    #expect(WordRelations.of(run: [TokenHash.hash(of: "quixotic"), TokenHash.hash(of: "lamps")]) == nil)
  }

  @Test func `groups and ends of scales have marks of their own`() {
    let marks = WordRelations.marks.groups + WordRelations.marks.fronts + WordRelations.marks.backs
    #expect(Set(marks).count == marks.count)
    #expect(!marks.contains(0))
  }

  @Test func `a word has a mark for each group and each end of a scale`() throws {
    var counts: [String: Int] = [:]
    let ends = WordRelations.scales.flatMap { [$0.0, $0.1] }
    for text in WordRelations.groups + ends { for word in members(text) { counts[word, default: 0] += 1 } }
    for (text, count) in counts { #expect(marks(try relations(text)).count == count, "\(text)") }
  }

  // MARK: The lists themselves

  @Test func `expressions are written as requests are read`() {
    let unread = allTexts.flatMap(members).filter { text in
      var tokenizer = Tokenizer()
      var text = text
      text.withUTF8 { tokenizer.read($0) }
      return WordRelations.of(run: (0..<tokenizer.view.count).map { tokenizer.view[$0].hash }) == nil
    }
    #expect(unread.isEmpty)
  }

  @Test func `expressions are one to five words of small letters`() {
    let odd = allTexts.flatMap(members).filter { text in
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      return !(1...WordRelations.longestExpression).contains(words.count) || !words.allSatisfy(isSmallLetters)
    }
    #expect(odd.isEmpty)
  }

  @Test func `a group has two members at least, each once`() {
    let odd = WordRelations.groups.filter { members($0).count < 2 || Set(members($0)).count < members($0).count }
    #expect(odd.isEmpty)
  }

  @Test func `no word is at both ends of a scale`() {
    let torn = WordRelations.scales.flatMap { Set(members($0.0)).intersection(members($0.1)) }
    #expect(torn.isEmpty)
  }

  @Test func `no group holds both ends of a scale`() {
    let groups = WordRelations.groups.map(members)
    let torn = WordRelations.scales.flatMap { scale in
      let (front, back) = (Set(members(scale.0)), Set(members(scale.1)))
      return groups.filter { !front.isDisjoint(with: $0) && !back.isDisjoint(with: $0) }
    }
    #expect(torn.isEmpty)
  }

  @Test func `no group holds different things of a list`() {
    let groups = WordRelations.groups.map(members)
    let torn = WordRelations.lists.flatMap { list in
      let things = things(list).map(Set.init)
      return groups.filter { group in things.count { !$0.isDisjoint(with: group) } > 1 }
    }
    #expect(torn.isEmpty)
  }

  @Test func `a word names one thing of a list and is in two lists at most`() {
    var lists: [String: Int] = [:]
    for list in WordRelations.lists {
      for word in things(list).flatMap({ $0 }) { lists[word, default: 0] += 1 }
      #expect(Set(things(list).flatMap { $0 }).count == things(list).flatMap { $0 }.count, "\(list)")
    }
    #expect(lists.filter { $0.value > 2 }.isEmpty)
  }

  // MARK: Reading the lists

  private var allTexts: [String] {
    WordRelations.groups + WordRelations.lists + WordRelations.scales.flatMap { [$0.0, $0.1] }
  }

  private func members(_ text: String) -> [String] { things(text).flatMap { $0 } }

  private func things(_ text: String) -> [[String]] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { thing in
      thing.split(separator: ",", omittingEmptySubsequences: false).map { trimmed($0) }
    }
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private func isSmallLetters(_ word: Substring) -> Bool { !word.isEmpty && word.allSatisfy { "a"..."z" ~= $0 } }

  private func relations(_ text: String) throws -> WordRelations {
    let words = text.split(separator: " ").map { TokenHash.hash(of: String($0)) }
    return try #require(WordRelations.of(run: words), "\(text)")
  }

  private func marks(_ relations: WordRelations) -> Set<UInt64> {
    var marks: Set<UInt64> = []
    relations.forEachMark { marks.insert($0) }
    return marks
  }
}

extension WordRelations {
  /// The groups as they are written.
  fileprivate static var groups: [String] {
    var groups: [String] = []
    for text in groupTexts {
      RelationText.forEachGroup(in: text) { group in
        groups.append(String(decoding: group.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, as: UTF8.self))
      }
    }
    return groups
  }
}
