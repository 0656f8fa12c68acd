import WordSemantics

/// The values' half of an index: their names, as a trie over tokens.
///
/// An index has one such segment from its compilation and may have more, with the values that changed since.
final class ValueSections: Sendable {
  let strings: StringTable
  let lexicon: Lexicon
  let values: FlatArray<ValueRecord>
  private let nodes: FlatArray<TrieNode>
  private let roots: FlatArray<UInt32>
  private let names: FlatArray<ValueID>
  let completion: NameSections
  /// The owner of the bytes.
  private let memory: IndexMemory

  init(_ blob: IndexBlob, fillerLimit: Int) throws(IndexFileError) {
    strings = try StringTable(blob, bytes: .valueStrings, starts: .valueStringStarts)
    lexicon = try Lexicon(blob, .values)
    values = try blob.array(.values)
    nodes = try blob.array(.trieNodes)
    roots = try blob.array(.trieRoots)
    names = try blob.array(.names)
    completion = try NameSections(blob, values: values, words: lexicon.order.count, strings: strings.count)
    memory = blob.memory
    guard isSound(fillerLimit: fillerLimit) else { throw .damaged(part: "values") }
  }

  var isEmpty: Bool { values.count == 0 }

  var allValues: Range<ValueID> { ValueID(0)..<ValueID(values.count) }

  /// The node that a name's first token leads to.
  func root(_ word: TokenID) -> NameNodeID? {
    let node = roots[word]
    return node == 0 ? nil : NameNodeID(rawValue: node)
  }

  /// The node that the next token leads to.
  func child(of node: NameNodeID, _ word: TokenID) -> NameNodeID? {
    let end = nodes[node.index + 1].firstChild
    var low = nodes[node].firstChild
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].token < word.rawValue { low = middle + 1 } else { high = middle }
    }
    guard low < end, nodes[low].token == word.rawValue else { return nil }
    return NameNodeID(rawValue: low)
  }

  func hasChildren(_ node: NameNodeID) -> Bool { nodes[node].firstChild < nodes[node.index + 1].firstChild }

  /// The values whose name ends at a node, in catalog order.
  func values(at node: NameNodeID) -> UnsafeBufferPointer<ValueID> {
    UnsafeBufferPointer(rebasing: names.elements[Int(nodes[node].firstName)..<Int(nodes[node.index + 1].firstName)])
  }

  private func isSound(fillerLimit: Int) -> Bool {
    let last = nodes.count - 1
    guard last >= 1, roots.count == lexicon.count, roots.isBelow(last), names.areBelow(max(values.count, 1)),
      Int(nodes[last].firstChild) == last, Int(nodes[last].firstName) == names.count
    else { return false }
    for index in 0..<last {
      let node = nodes[index]
      let next = nodes[index + 1]
      guard node.firstChild <= next.firstChild, node.firstName <= next.firstName, Int(node.firstChild) > index else {
        return false
      }
    }
    for value in values.elements {
      guard Int(value.entity) < fillerLimit, Int(max(value.id, value.title, value.subtitle)) < strings.count else {
        return false
      }
    }
    return true
  }
}
