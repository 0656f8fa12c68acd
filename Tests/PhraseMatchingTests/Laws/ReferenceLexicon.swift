@testable import PhraseMatching

/// The normalized bytes of one token.
typealias WordText = [UInt8]

/// Known words in the order in which the catalog first says them.
///
/// A spelled number is another entry of its digits' word: "five" leads to "5".
struct ReferenceLexicon {
  struct Entry {
    var text: WordText
    var letters: [UInt32]
    /// The entry whose word this is: itself, or for a spelled number its digits.
    var word: Int
    var weight: Int32
    /// Whether words may be typos for it.
    var isNeighbour = true
    /// The known word that it shortens, if it is a word itself.
    var unshortened: Int?
  }

  /// A known word that a typed one may stand for, and thousandths of its weight.
  struct Neighbour: Hashable {
    var word: Int
    var penalty: Int32
  }

  private(set) var entries: [Entry] = []
  private var indices: [WordText: Int] = [:]

  /// The word of a text, new ones with a weight.
  mutating func add(_ text: WordText, weight: Int32) -> Int {
    if let word = word(text) { return word }
    append(text, word: entries.count, weight: weight)
    return entries.count - 1
  }

  mutating func addAlias(_ text: WordText, of word: Int) {
    guard indices[text] == nil else { return }
    append(text, word: word, weight: entries[word].weight)
  }

  /// Another entry for a known word, of those that are said if there are any.
  mutating func addAbbreviation(_ abbreviation: Abbreviation, said: (Int) -> Bool) {
    let short = Array(abbreviation.short.utf8)
    let known = abbreviation.words.compactMap { word(Array($0.utf8)) }
    guard let word = (known.filter(said) + known).first else { return }
    if let index = indices[short] {
      entries[index].unshortened = word
    } else {
      addAlias(short, of: word)
      entries[entries.count - 1].isNeighbour = false
    }
  }

  private mutating func append(_ text: WordText, word: Int, weight: Int32) {
    indices[text] = entries.count
    entries.append(Entry(text: text, letters: Self.letters(text), word: word, weight: weight))
  }

  func word(_ text: WordText) -> Int? { indices[text].map { entries[$0].word } }

  func weight(_ word: Int) -> Int32 { entries[word].weight }

  func text(_ word: Int) -> WordText { entries[word].text }

  /// The plural of a singular or the singular of a plural; "off" for "of"; the word that another shortens.
  func sibling(_ word: Int) -> Int? {
    let text = entries[word].text
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    func known(_ text: WordText) -> Int? { indices[text].flatMap { entries[$0].word == $0 ? $0 : nil } }
    if text == WordText("of".utf8), let off = known(WordText("off".utf8)) { return off }
    if text.count >= 3, letters.contains(text[text.count - 1]), let plural = known(text + [0x73]) { return plural }
    if text.count >= 4, text.last == 0x73, letters.contains(text[text.count - 2]),
      let singular = known(WordText(text.dropLast()))
    {
      return singular
    }
    return entries[word].unshortened
  }

  /// The words that a typed one of 2 to 24 letters may be a typo for: at most six, the likeliest first, then in the
  /// order of the catalog.
  func neighbours(of typed: WordText) -> [Neighbour] {
    let letters = Self.letters(typed)
    guard (2...Letters.limit).contains(letters.count) else { return [] }
    var least: [Int: Int32] = [:]
    for entry in entries where entry.isNeighbour {
      guard let penalty = Self.penalty(letters, entry.letters) else { continue }
      least[entry.word] = min(least[entry.word] ?? .max, penalty)
    }
    let all = least.map { Neighbour(word: $0.key, penalty: $0.value) }
    return Array(all.sorted { ($0.penalty, $0.word) < ($1.penalty, $1.word) }.prefix(WordSearch.neighbourLimit))
  }

  private static func letters(_ text: WordText) -> [UInt32] {
    String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
  }

  /// Thousandths of the known word's weight, or nil when it does not forgive so many edits.
  private static func penalty(_ typed: [UInt32], _ known: [UInt32]) -> Int32? {
    let forgiven = Spelling.forgivenEdits(letters: known.count)
    guard known.count <= Letters.limit, abs(typed.count - known.count) <= forgiven else { return nil }
    let edits = edits(typed, known)
    guard edits > 0, edits <= forgiven else { return nil }
    let (shorter, longer) = typed.count < known.count ? (typed, known) : (known, typed)
    if shorter.count >= 3, longer == shorter + [0x73] { return Spelling.inflectionPenalty }
    let difference = Spelling.Difference(
      edits: edits, isTransposition: edits == 1 && typed.sorted() == known.sorted(), isFirstLetter: typed[0] != known[0]
    )
    return Spelling.penalty(difference, letters: shorter.count)
  }

  /// The least number of letters to insert, remove, replace or swap with their neighbour, no letter twice.
  private static func edits(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var table = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for i in 1...a.count {
      for j in 1...b.count {
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
