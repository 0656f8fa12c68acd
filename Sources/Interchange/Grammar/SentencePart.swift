/// A piece of a sentence as the grammars of other assistants have it: one sentence stands for all the ways to say it.
indirect enum SentencePart: Sendable, Hashable {
  /// Words, with the white space around them.
  case text(String)
  /// One after the other, with nothing between them.
  case sequence([SentencePart])
  /// Exactly one of them.
  case alternatives([SentencePart])
  /// All of them, in any order.
  case anyOrder([SentencePart])
  /// May be left out.
  case optional(SentencePart)
  /// Something from a list, to be known by a name.
  case slot(list: String, name: String)
  /// What a rule of this name says.
  case rule(String)
}

extension SentencePart {
  /// Brackets inside of brackets that a sentence may have; nobody can say more.
  static let deepest = 32

  /// The part with every inner part exchanged, from the outside in.
  func mapInner<Problem: Error>(
    _ change: (SentencePart) throws(Problem) -> SentencePart
  ) throws(Problem) -> SentencePart {
    func all(_ parts: [SentencePart]) throws(Problem) -> [SentencePart] {
      var changed: [SentencePart] = []
      for part in parts { changed.append(try change(part)) }
      return changed
    }
    switch self {
    case .text, .slot, .rule: return self
    case .sequence(let parts): return .sequence(try all(parts))
    case .alternatives(let parts): return .alternatives(try all(parts))
    case .anyOrder(let parts): return .anyOrder(try all(parts))
    case .optional(let part): return .optional(try change(part))
    }
  }

  /// The parts right inside of this one.
  var inner: [SentencePart] {
    switch self {
    case .text, .slot, .rule: []
    case .sequence(let parts), .alternatives(let parts), .anyOrder(let parts): parts
    case .optional(let part): [part]
    }
  }

  /// The part itself and every part in it, in reading order.
  var all: [SentencePart] { [self] + inner.flatMap(\.all) }
}

/// A mistake in the text of a sentence.
struct SentenceMistake: Error {
  /// One lower-case sentence without a full stop.
  var message: String
  /// How many bytes into the text.
  var offset: Int
}
