import WordSemantics

/// A name of a value, as people may type it; its words end where those of the next name begin.
struct CompletedName: BitwiseCopyable {
  var value: ValueID
  /// The name as it is written.
  var text: UInt32
  var firstWord: UInt32
}

/// A word of a name, by the word's position among all in the order of their letters.
struct NameEntry: BitwiseCopyable {
  var rank: UInt32
  var name: UInt32
}

/// The names of a segment's values by their words, so that an unfinished word leads to the names that have it.
///
/// Each filler has two runs of entries, ordered by word and then by catalog: names that begin with the word, an article
/// aside, and names that have it farther behind.
final class NameSections: Sendable {
  /// Where in its name a word stands.
  enum Position: Int, CaseIterable {
    case first, later

    var cost: Int32 { self == .first ? 0 : CompletionCosts.laterInName }
  }

  let names: FlatArray<CompletedName>
  /// The words of the names, as ranks.
  private let words: FlatArray<UInt32>
  private let starts: FlatArray<UInt32>
  private let entries: FlatArray<NameEntry>

  init(_ blob: IndexBlob, values: FlatArray<ValueRecord>, words count: Int, strings: Int) throws(IndexFileError) {
    names = try blob.array(.completedNames)
    words = try blob.array(.nameWords)
    starts = try blob.array(.nameEntryStarts)
    entries = try blob.array(.nameEntries)
    guard names.count > 0, starts.areStarts(upTo: entries.count), areSound(values: values.count, strings: strings),
      words.isBelow(max(count, 1))
    else { throw .damaged(part: "nameEntries") }
  }

  private func areSound(values: Int, strings: Int) -> Bool {
    let last = names.count - 1
    guard names[0].firstWord == 0, Int(names[last].firstWord) == words.count else { return false }
    for name in 0..<last {
      guard names[name].firstWord <= names[name + 1].firstWord, names[name].value.index < values,
        Int(names[name].text) < strings
      else { return false }
    }
    for entry in entries.elements where Int(entry.name) >= last { return false }
    return true
  }

  /// Whether a value has a name in front of this one.
  func isOtherName(_ name: UInt32) -> Bool { name > 0 && names[name - 1].value == names[name].value }

  /// The words of a name, as ranks.
  func words(of name: UInt32) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(
      rebasing: words.elements[Int(names[name].firstWord)..<Int(names[Int(name) + 1].firstWord)])
  }

  /// The entries of a filler's names that have a word of these ranks at a position. O(log n).
  func entries(of filler: FillerID, _ position: Position, ranks: Range<UInt32>) -> UnsafeBufferPointer<NameEntry> {
    let run = filler.index * 2 + position.rawValue
    guard run + 1 < starts.count else { return UnsafeBufferPointer(start: nil, count: 0) }
    let all = starts.run(run)
    let low = firstEntry(in: all, from: ranks.lowerBound)
    return UnsafeBufferPointer(
      rebasing: entries.elements[low..<firstEntry(in: low..<all.upperBound, from: ranks.upperBound)])
  }

  /// The entries of a filler's names at a position from a rank on, in the order of letters. O(log n).
  func entries(of filler: FillerID, _ position: Position, from rank: UInt32) -> UnsafeBufferPointer<NameEntry> {
    let run = filler.index * 2 + position.rawValue
    guard run + 1 < starts.count else { return UnsafeBufferPointer(start: nil, count: 0) }
    let all = starts.run(run)
    return UnsafeBufferPointer(rebasing: entries.elements[firstEntry(in: all, from: rank)..<all.upperBound])
  }

  /// Where an entry of a filler stands. O(log n).
  func position(of entry: NameEntry, _ filler: FillerID) -> Position {
    let first = entries(of: filler, .first, ranks: entry.rank..<entry.rank + 1)
    var (low, high) = (0, first.count)
    while low < high {
      let middle = (low + high) / 2
      if first[middle].name < entry.name { low = middle + 1 } else { high = middle }
    }
    return low < first.count && first[low].name == entry.name ? .first : .later
  }

  private func firstEntry(in range: Range<Int>, from rank: UInt32) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ValueCompiler {
  private struct SortedEntry {
    var run: UInt32
    var entry: NameEntry

    func precedes(_ other: SortedEntry) -> Bool {
      (run, entry.rank, entry.name) < (other.run, other.entry.rank, other.entry.name)
    }
  }

  /// Writes what names are completed by. O(n log n) in the words of all names.
  func writeNames(to blob: inout IndexBlobWriter) {
    var ranks = [UInt32](repeating: 0, count: lexicon.count)
    for (rank, word) in lexicon.order().enumerated() { ranks[Int(word)] = UInt32(rank) }
    var (written, words, entries): ([CompletedName], [UInt32], [SortedEntry]) = ([], [], [])
    for name in names {
      guard let text = name.text else { continue }
      let beginsWithArticle = name.tokens.count > 1 && tokens[name.tokens.lowerBound] < articleCount
      for token in name.tokens {
        let depth = token - name.tokens.lowerBound
        let isFirst = depth == 0 || (depth == 1 && beginsWithArticle)
        let run = values[Int(name.value)].entity * 2 + (isFirst ? 0 : 1)
        let entry = NameEntry(rank: ranks[Int(tokens[token])], name: UInt32(written.count))
        entries.append(SortedEntry(run: run, entry: entry))
      }
      written.append(CompletedName(value: ValueID(rawValue: name.value), text: text, firstWord: UInt32(words.count)))
      words += name.tokens.lazy.map { ranks[Int(tokens[$0])] }
    }
    written.append(CompletedName(value: ValueID(0), text: 0, firstWord: UInt32(words.count)))
    entries.sort { $0.precedes($1) }
    blob.add(.completedNames, written)
    blob.add(.nameWords, words)
    blob.add(.nameEntryStarts, Self.starts(of: entries.map(\.run)))
    blob.add(.nameEntries, entries.map(\.entry))
  }

  /// Where the entries of each run begin.
  private static func starts(of runs: [UInt32]) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: Int(runs.last ?? 0) + 2)
    for run in runs { starts[Int(run) + 1] += 1 }
    for run in 1..<starts.count { starts[run] += starts[run - 1] }
    return starts
  }
}
