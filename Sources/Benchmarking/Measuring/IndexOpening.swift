package import PhraseMatching

/// A way of opening an index that was written before.
package struct IndexOpening {
  /// What reports call it: `memory`, `file`.
  package var name: String
  /// Puts an index where it can be opened, and returns what opens it: only that is timed.
  package var prepare: (PhraseIndex) throws -> () throws -> PhraseIndex

  package init(name: String, prepare: @escaping (PhraseIndex) throws -> () throws -> PhraseIndex) {
    (self.name, self.prepare) = (name, prepare)
  }

  /// Opens the bytes where they are, without a file.
  package static var inMemory: IndexOpening {
    IndexOpening(name: "memory") { index in { try PhraseIndex(index.memory) } }
  }
}
