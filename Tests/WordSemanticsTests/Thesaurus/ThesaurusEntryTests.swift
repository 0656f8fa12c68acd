import Testing
import ThesaurusPacking

@testable import WordSemantics

struct ThesaurusEntryTests {
  private let texts: ThesaurusTexts

  init() throws { texts = try ThesaurusTexts.shipped() }

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
    let (left, right) = (try entry(pair.0), try entry(pair.1))
    #expect(left.isSynonym(of: right) && right.isSynonym(of: left))
    #expect(!left.excludes(right) && !right.excludes(left))
    #expect(!marks(left).isDisjoint(with: marks(right)))
  }

  @Test(arguments: [
    ("start", "delete"), ("lights", "music"), ("buy", "fetch"), ("book", "photo"), ("weather", "route"),
    ("timer", "playlist"), ("call", "email"), ("dog", "cat"),
  ])
  func `words for different things may not`(pair: (String, String)) throws {
    let (left, right) = (try entry(pair.0), try entry(pair.1))
    #expect(!left.isSynonym(of: right) && !right.isSynonym(of: left))
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
    let (left, right) = (try entry(pair.0), try entry(pair.1))
    #expect(left.excludes(right) && right.excludes(left))
    #expect(!left.isSynonym(of: right) && marks(left).isDisjoint(with: marks(right)))
  }

  @Test(arguments: ["grey gray", "dinner supper", "autumn fall", "today tonight", "taxi cab", "lamp light", "mom mum"])
  func `names of one thing do not exclude each other`(names: String) throws {
    let names = names.split(separator: " ").map(String.init)
    let (left, right) = (try entry(names[0]), try entry(names[1]))
    #expect(!left.excludes(right) && !right.excludes(left))
  }

  @Test func `a word excludes neither itself nor what may stand for it`() throws {
    var against: [String] = []
    for group in texts.groups {
      for left in group {
        for right in group where try entry(left).excludes(entry(right)) { against.append("\(left), \(right)") }
      }
    }
    #expect(against.isEmpty)
  }

  // MARK: Looking up

  @Test func `different expressions have different keys`() {
    #expect(Thesaurus.builtIn?.count == Set(texts.members.map(ThesaurusTexts.hashes)).count)
  }

  @Test func `the order of an expression counts`() throws {
    let (turn, on) = (TokenHash.hash(of: "turn"), TokenHash.hash(of: "on"))
    #expect(ThesaurusEntry.of(key: ExpressionKey.of([turn, on])) != nil)
    #expect(ThesaurusEntry.of(key: ExpressionKey.of([on, turn])) == nil)
    #expect(ThesaurusEntry.of(key: ExpressionKey.of([turn, on, on])) == nil)
  }

  @Test func `a word that is not listed has no entry`() {
    #expect(ThesaurusEntry.of(key: ExpressionKey.of([TokenHash.hash(of: "quixotic")])) == nil)
    #expect(ThesaurusEntry.of(key: ExpressionKey.of([0])) == nil)
    #expect(
      ThesaurusEntry.of(key: ExpressionKey.of([TokenHash.hash(of: "quixotic"), TokenHash.hash(of: "lamps")])) == nil)
  }

  @Test func `groups and ends of scales have marks of their own`() throws {
    let table = try #require(Thesaurus.builtIn)
    let marks = [table.groupFeatures, table.frontFeatures, table.backFeatures].flatMap { Array($0.elements) }
    #expect(Set(marks).count == marks.count)
    #expect(!marks.contains(0))
  }

  @Test func `a word has a mark for each group and each end of a scale`() throws {
    var counts: [[UInt64]: Int] = [:]
    let ends = texts.scales.flatMap { [$0.front, $0.back] }
    for members in texts.groups + ends {
      for key in Set(members.map(ThesaurusTexts.hashes)) { counts[key, default: 0] += 1 }
    }
    for (key, count) in counts {
      #expect(marks(try #require(ThesaurusEntry.of(key: ExpressionKey.of(key)))).count == count)
    }
  }

  // MARK: The lists themselves

  @Test func `expressions are one to five words of small letters`() {
    let odd = texts.members.filter { text in
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      return !(1...ThesaurusEntry.longestExpression).contains(words.count) || !words.allSatisfy(isSmallLetters)
    }
    #expect(odd.isEmpty)
  }

  @Test func `a group has two members at least, each once`() {
    let odd = texts.groups.filter { $0.count < 2 || Set($0).count < $0.count }
    #expect(odd.isEmpty)
  }

  @Test func `no word is at both ends of a scale`() {
    let torn = texts.scales.flatMap { Set($0.front).intersection($0.back) }
    #expect(torn.isEmpty)
  }

  @Test func `no group holds both ends of a scale`() {
    let torn = texts.scales.flatMap { scale in
      texts.groups.filter { group in
        !group.allSatisfy { !scale.front.contains($0) } && !group.allSatisfy { !scale.back.contains($0) }
      }
    }
    #expect(torn.isEmpty)
  }

  @Test func `no group holds different things of a list`() {
    let torn = texts.lists.flatMap { list in
      let items = list.map(Set.init)
      return texts.groups.filter { group in items.count { !$0.isDisjoint(with: group) } > 1 }
    }
    #expect(torn.isEmpty)
  }

  @Test func `a word names one thing of a list and is in two lists at most`() {
    var lists: [String: Int] = [:]
    for names in texts.lists.map({ $0.flatMap { $0 } }) {
      for word in names { lists[word, default: 0] += 1 }
      #expect(Set(names).count == names.count, "\(names)")
    }
    #expect(lists.filter { $0.value > 2 }.isEmpty)
  }

  private func isSmallLetters(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { "a"..."z" ~= $0 }
  }

  private func entry(_ text: String) throws -> ThesaurusEntry {
    try #require(ThesaurusEntry.of(key: ExpressionKey.of(ThesaurusTexts.hashes(of: text))), "\(text)")
  }

  private func marks(_ entry: ThesaurusEntry) -> Set<UInt64> {
    var marks: Set<UInt64> = []
    entry.forEachFeature { marks.insert($0) }
    return marks
  }
}
