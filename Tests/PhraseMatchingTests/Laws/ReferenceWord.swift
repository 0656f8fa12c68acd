@testable import PhraseMatching
@testable import WordSemantics

/// A word with the numbers of its row in the table of vectors and its entry in the thesaurus, compared in Double.
struct ReferenceWord {
  /// Nil for a word that the table does not have.
  let vector: [Double]?
  let entry: ThesaurusEntry?

  init(_ letters: WordText, _ vectors: WordVectors) {
    vector = letters.withUnsafeBufferPointer { vectors.entry(of: $0) }.map { vectors.vector($0) }
    entry = ThesaurusEntry.all(of: [letters]).first
  }

  static let synonymSimilarity = Double(SemanticWord.synonymSimilarity)

  /// The cosine of both vectors, at least 0; a fixed one for words of one group, 0 for words that exclude each other.
  func similarity(to other: ReferenceWord) -> Double {
    if let entry, let others = other.entry {
      if entry.isSynonym(of: others) { return Self.synonymSimilarity }
      if entry.isIncompatible(with: others) { return 0 }
    }
    guard let vector, let others = other.vector else { return 0 }
    let lengths = vector.length * others.length
    return lengths > 0 ? max(0, zip(vector, others).map(*).reduce(0, +) / lengths) : 0
  }

  /// How specific the word is: 0 for a vector of length 0.33, 1 for one of 0.68 or more, and for a word without any.
  var content: Double {
    guard let vector else { return 1 }
    return min(max((vector.length - 0.33) / (0.68 - 0.33), 0), 1)
  }
}

extension WordVectors {
  /// A row of the table: its numbers, scaled.
  func vector(_ entry: Entry) -> [Double] {
    (0..<dimensions).map { Double(row(entry)[$0]) * Double(scale(entry)) }
  }
}

extension [Double] {
  /// The Euclidean length.
  var length: Double { map { $0 * $0 }.reduce(0, +).squareRoot() }

  /// The same direction with another length; zeros stay.
  func scaled(to length: Double) -> [Double] {
    let own = self.length
    return own > 0 ? map { $0 * length / own } : self
  }
}
