package import PhraseMatching

/// A way of opening an index that was written before.
package struct IndexOpening {
  /// What reports call it: `memory`, `file`.
  package var name: String
  /// Puts the bytes of an index where they can be opened, and returns what opens them: only that is timed.
  package var prepare: (UnsafeRawBufferPointer) throws -> () throws -> PhraseIndex

  /// Makes a way of opening.
  package init(
    name: String,
    prepare: @escaping (UnsafeRawBufferPointer) throws -> () throws -> PhraseIndex
  ) {
    self.name = name
    self.prepare = prepare
  }

  /// Opens the bytes where they are, without a file.
  package static var inMemory: IndexOpening {
    IndexOpening(name: "memory") { bytes in
      let memory = IndexMemory(copying: Array(bytes))
      return { try PhraseIndex(memory) }
    }
  }
}
