internal import PhraseMatching

/// The words that phrases are made of, in lists with names.
struct WordLists: Sendable, Hashable {
  /// A list's place among the lists.
  struct ListID: Sendable, Hashable {
    var rawValue: Int
  }

  /// Which words of a list are drawn most.
  enum Frequency: Sendable, Hashable {
    case even
    /// The first words, as with the verbs of real phrases.
    case firstMost
  }

  private struct List: Hashable {
    var name: String
    var words: [String]
    var frequency: Frequency
  }

  private var lists: [List] = []

  mutating func add(_ name: String, _ words: [String], _ frequency: Frequency) {
    lists.append(List(name: name, words: words, frequency: frequency))
  }

  func list(named name: String) -> ListID? { lists.firstIndex { $0.name == name }.map(ListID.init) }

  func word(of id: ListID, _ random: inout SeededGenerator) -> String {
    let list = lists[id.rawValue]
    switch list.frequency {
    case .even: return random.element(of: list.words)
    case .firstMost: return list.words[random.skewedBelow(list.words.count)]
    }
  }
}
