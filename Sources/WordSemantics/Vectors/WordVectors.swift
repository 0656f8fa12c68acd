/// The vectors of words and of pairs of words ("take off"): a view of a table that is never copied.
///
/// Synonyms have similar directions. The length of a vector counts as well: function words are short, so the meaning of
/// a request is the sum of the vectors of its words and neighbouring pairs. Nothing here allocates; a look-up is O(1)
/// and reads about three cache lines, a similarity reads two rows. Safe for concurrent use.
///
/// ```swift
/// guard let vectors = WordVectors.builtIn, let start = vectors.entry(of: "start"),
///   let begin = vectors.entry(of: "begin")
/// else { return }
/// vectors.similarity(start, begin)  // 0.91
/// ```
///
/// Opposites are not far apart ("on" and "off" have a similarity of one half): a similarity never outweighs the exact
/// word.
package struct WordVectors: @unchecked Sendable {  // Proof: the table is never written after init.
  /// A word or pair of the table, by its row; only valid for tables of the same `identity`.
  package struct Entry: Hashable, Sendable, BitwiseCopyable {
    package let row: UInt32
  }

  /// The factors from a row's numbers to its vector, and to a vector of length 1.
  struct Measure: BitwiseCopyable {
    let scale: Float
    let inverseLength: Float
  }

  /// The numbers of a row: a multiple of 16.
  package let dimensions: Int
  /// The number of words; rows are words, most frequent first, then pairs.
  package let wordCount: Int
  /// The checksum of the table. Results computed with one table are invalid for another.
  package let identity: UInt64
  /// The version of the script that made the table.
  package let scriptVersion: UInt32

  let slots: FlatArray<UInt32>
  let starts: FlatArray<UInt32>
  let text: FlatArray<UInt8>
  let measures: FlatArray<Measure>
  let vectors: FlatArray<Int8>

  /// The number of words and pairs.
  package var count: Int { measures.count }

  /// The word or pair of a row, if there is such a row.
  package func entry(atRow row: UInt32) -> Entry? { Int(row) < count ? Entry(row: row) : nil }

  /// The word, or the pair with a space in the middle.
  package func text(of entry: Entry) -> String { String(decoding: bytes(of: entry), as: UTF8.self) }

  package func bytes(of entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.elements[starts.run(Int(entry.row))])
  }
}
