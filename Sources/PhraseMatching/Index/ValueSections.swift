import FlatMemory

/// The values' half of an index: their names, as a trie over tokens.
///
/// An index has one such segment from its compilation and may have more, with the values that changed since.
final class ValueSections: Sendable {
  let strings: StringTable
  let lexicon: Lexicon
  let values: FlatArray<ValueRecord>
  private let nodes: FlatArray<TrieNode>
  private let roots: FlatArray<UInt32>
  private let names: FlatArray<UInt32>
  /// The owner of the bytes.
  private let memory: IndexMemory

  init(_ blob: IndexBlob, fillerLimit: Int) throws(IndexFileError) {
    strings = try StringTable(blob, bytes: .valueStrings, starts: .valueStringStarts)
    lexicon = try Lexicon(blob, .values)
    values = try blob.array(.values)
    nodes = try blob.array(.trieNodes)
    roots = try blob.array(.trieRoots)
    names = try blob.array(.names)
    memory = blob.memory
    guard isSound(fillerLimit: fillerLimit) else { throw .damaged(part: "values") }
  }

  var isEmpty: Bool { values.count == 0 }

  /// The node that a name's first token leads to.
  func root(_ word: TokenID) -> UInt32? {
    let node = roots[word.rawValue]
    return node == 0 ? nil : node
  }

  /// The node that the next token leads to.
  func child(of node: UInt32, _ word: TokenID) -> UInt32? {
    var low = nodes[node].firstChild
    var high = nodes[node + 1].firstChild
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].token < word.rawValue { low = middle + 1 } else { high = middle }
    }
    guard low < nodes[node + 1].firstChild, nodes[low].token == word.rawValue else { return nil }
    return low
  }

  func hasChildren(_ node: UInt32) -> Bool { nodes[node].firstChild < nodes[node + 1].firstChild }

  /// The values whose name ends at a node, in catalog order.
  func values(at node: UInt32) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: names.elements[Int(nodes[node].firstName)..<Int(nodes[node + 1].firstName)])
  }

  private func isSound(fillerLimit: Int) -> Bool {
    let last = nodes.count - 1
    guard last >= 1, roots.count == lexicon.count, roots.isBelow(last), names.isBelow(max(values.count, 1)),
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
