/// The directions of words and of telling pairs of words ("take off"): a view on a table of bytes that is never copied.
///
/// A likely synonym of a word points the same way. The length of a row counts as well: frequent, empty words are short,
/// so what a request means is the plain sum of the rows of its words and of its neighbouring pairs. Nothing here
/// allocates; every look-up reads three cache lines or so, and a likeness reads two rows.
///
/// ```swift
/// guard let vectors = WordVectors.builtIn, let start = vectors.entry(of: "start"),
///   let begin = vectors.entry(of: "begin")
/// else { return }
/// vectors.likeness(start, begin)  // 0.91
/// ```
///
/// Opposites are not far apart ("on" and "off" are alike by a half): a likeness never outweighs the very word.
package struct WordVectors: @unchecked Sendable {  // Proof: nobody writes to the table after it is made.
  /// A word or pair of the table, by its row. It says nothing about another table: see `identity`.
  package struct Entry: Hashable, Sendable, BitwiseCopyable {
    package let row: UInt32

    init(row: UInt32) { self.row = row }
  }

  /// What makes numbers of a row into those of its vector, and into those of a vector of length 1.
  struct Measure: BitwiseCopyable {
    let scale: Float
    let inverseLength: Float
  }

  /// How many numbers a row has: a multiple of 16.
  package let dimensions: Int
  /// How many rows are words; the pairs come behind them, most frequent words first.
  package let wordCount: Int
  /// The checksum of the table. What was computed with one table is of no use with another.
  package let identity: UInt64
  /// The version of the script that made the table.
  package let scriptVersion: UInt32

  let slots: FlatArray<UInt32>
  let starts: FlatArray<UInt32>
  let text: FlatArray<UInt8>
  let measures: FlatArray<Measure>
  let vectors: FlatArray<Int8>

  /// How many words and pairs there are.
  package var count: Int { measures.count }

  /// The word or pair of a row, if there is such a row.
  package func entry(atRow row: UInt32) -> Entry? { Int(row) < count ? Entry(row: row) : nil }

  /// The word, or the pair with a space in the middle.
  package func text(of entry: Entry) -> String { String(decoding: bytes(of: entry), as: UTF8.self) }

  func bytes(of entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.elements[starts.run(Int(entry.row))])
  }
}
