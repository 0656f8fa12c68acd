/// The phrases of an index, grouped by their content words and placeholders: what is true of these is found out once for all
/// phrases of a group.
///
/// Of phrases with the same words in the same order, "5 minutes" and "5-minutes", only the first is in a group: of equal
/// phrases the earlier one wins.
struct PhraseGroups {
  /// One more than there are groups: the last one ends the members of the one before it.
  private(set) var records: [PhraseGroupRecord] = []
  /// The phrases of each group, concatenated. Those of a shortcut stay together.
  private(set) var members: [UInt32] = []

  /// Groups phrases, those of each owner by themselves; `isContent` tells which nodes of a phrase count. O(nodes).
  init(_ phrases: [PhraseRecord], _ nodes: [PhraseNode], isContent: (PhraseNode, PhraseRecord) -> Bool) {
    members.reserveCapacity(phrases.count)
    var first = 0
    while first < phrases.count {
      let end = phrases[first...].firstIndex { !$0.hasOwner(of: phrases[first]) } ?? phrases.count
      add(first..<end) { phrase in
        let record = phrases[phrase]
        let own = nodes[phrases.nodes(of: phrase, end: nodes.count)]
        let content = own.filter { isContent($0, record) }.map(\.rawValue).sorted()
        // What has several ways of saying it stays alone.
        let key = Key(traits: record.traits, edges: record.edges, content: content)
        return (key, own.map(\.rawValue))
      }
      first = end
    }
    records.append(PhraseGroupRecord(firstMember: UInt32(members.count), traits: PhraseTraits()))
  }

  private struct Key: Hashable {
    var traits: PhraseTraits
    var edges: UInt32
    var content: [UInt32]
  }

  private struct Group {
    var traits: PhraseTraits
    var phrases: [UInt32] = []
    var said: Set<[UInt32]> = []
  }

  private mutating func add(_ phrases: Range<Int>, _ describe: (Int) -> (Key, nodes: [UInt32])) {
    var numbers: [Key: Int] = [:]
    var groups: [Group] = []
    for phrase in phrases {
      let (key, nodes) = describe(phrase)
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append(Group(traits: key.traits))
      }
      if groups[number].said.insert(nodes).inserted { groups[number].phrases.append(UInt32(phrase)) }
    }
    for group in groups {
      records.append(PhraseGroupRecord(firstMember: UInt32(members.count), traits: group.traits))
      members += group.phrases
    }
  }

  /// The first phrase of each group.
  var firstPhrases: some Sequence<Int> { records.dropLast().lazy.map { Int(members[Int($0.firstMember)]) } }
}

extension PhraseRecord {
  fileprivate func hasOwner(of other: PhraseRecord) -> Bool { owner == other.owner && isNegative == other.isNegative }
}

extension [PhraseRecord] {
  /// The nodes of a phrase, before its end is known from the next.
  func nodes(of phrase: Int, end: Int) -> Range<Int> {
    Int(self[phrase].firstNode)..<(phrase + 1 < count ? Int(self[phrase + 1].firstNode) : end)
  }
}
