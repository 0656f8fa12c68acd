internal import AppIntents

/// The words for the values that a property has.
struct FindVocabulary: Sendable {
  /// A value under one of its names.
  struct Entry: Sendable {
    /// What a filter compares with.
    let value: any Sendable
    /// The name as it is written.
    let title: String
    fileprivate let text: FindText

    init(_ value: any Sendable, called title: String) {
      self.value = value
      self.title = title
      text = FindText(title)
    }

    var words: [String] { text.words.map(\.text) }
    /// Whether it is another name for a text.
    var isAlias: Bool { (value as? String).map { $0 != title } ?? false }

    /// The words of a range as they are written.
    fileprivate func written(_ range: Range<Int>) -> String { text.typed(range) }
  }

  private(set) var entries: [Entry] = []
  private var wordCount = 0
  /// Where a word occurs.
  private var places: [String: [Int]] = [:]

  init(_ entries: [Entry] = []) {
    for entry in entries { add(entry) }
  }

  mutating func add(_ entry: Entry) {
    for word in Set(entry.words) { places[word, default: []].append(entries.count) }
    entries.append(entry)
    wordCount += entry.words.count
  }

  var words: Dictionary<String, [Int]>.Keys { places.keys }

  /// Whether the texts are sentences rather than names.
  var isProse: Bool { wordCount > Self.longestName * entries.count }

  /// More words than this on average make sentences.
  private static let longestName = 8

  /// The values called exactly so.
  func named(_ words: ArraySlice<String>) -> [Entry] { entries(with: words).filter { $0.words.elementsEqual(words) } }

  /// The values that the forms of verbs are about: "ride a horse" of "Horse Riding".
  func verbal(_ words: some Sequence<String>, _ stem: (String) -> String) -> [Entry] {
    let said = Set(words.map(stem))
    guard !said.isEmpty, said.count <= Self.mostVerbs, entries.count <= Self.mostCases else { return [] }
    return entries.filter { Set($0.words.map(stem)) == said }
  }

  private static let mostVerbs = 3
  /// What has more values is no choice of things to do.
  private static let mostCases = 200

  /// How a text that contains the words in this order writes them; nil if none does.
  func written(_ words: ArraySlice<String>) -> String? {
    for entry in entries(with: words) where !entry.isAlias {
      if let range = entry.words.firstRange(of: words) { return entry.written(range) }
    }
    return nil
  }

  /// The values whose names contain the words.
  func containing(_ words: ArraySlice<String>) -> [Entry] {
    entries(with: words).filter { !$0.isAlias && $0.words.firstRange(of: words) != nil }
  }

  private func entries(with words: ArraySlice<String>) -> [Entry] {
    var rarest: [Int]?
    for word in words {
      guard let here = places[word] else { return [] }
      if here.count < rarest?.count ?? .max { rarest = here }
    }
    return (rarest ?? []).map { entries[$0] }
  }
}
