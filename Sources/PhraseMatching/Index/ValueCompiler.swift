import Diagnostics

/// Compiles values' names to a trie over tokens.
struct ValueCompiler {
  struct Name {
    var tokens: Range<Int>
    var value: UInt32
    /// The name as it is written; nil for one that was derived from another.
    var text: UInt32?
  }

  private let tokenizer = TokenizerBox()
  private var strings = StringTableBuilder()
  let lexicon = LexiconBuilder()
  private(set) var values: [ValueRecord] = []
  private(set) var tokens: [UInt32] = []
  private(set) var names: [Name] = []
  private(set) var findings: [Finding] = []
  private(set) var articleCount: UInt32 = 0

  init() {
    for article in ["the", "a", "an"] {
      tokenizer.forEachToken(in: article) { token, bytes in
        _ = lexicon.add(bytes, hash: token.hash, weight: WordWeights.weight(of: token, bytes: bytes))
      }
    }
    articleCount = UInt32(lexicon.count)
  }

  mutating func add(_ value: Entity.Value, entity: UInt32, subject: String) {
    let index = UInt32(values.count)
    let namesBefore = names.count
    addName(value.title, of: index, id: value.id, subject: subject)
    for synonym in value.synonyms { addName(synonym, of: index, id: value.id, subject: subject) }
    guard names.count > namesBefore else { return }
    values.append(
      ValueRecord(
        entity: entity, id: strings.add(value.id), title: strings.add(value.title),
        subtitle: strings.add(value.subtitle), isSuggested: value.isSuggested ? 1 : 0)
    )
  }

  private mutating func addName(_ name: String, of value: UInt32, id: String, subject: String) {
    guard lexicon.count < LexiconBuilder.capacity - 64 else {
      return report(.tooManyWords, in: subject)
    }
    let start = tokens.count
    tokenizer.forEachToken(in: name) { token, bytes in
      let word = lexicon.add(bytes, hash: token.hash, weight: WordWeights.weight(of: token, bytes: bytes))
      tokens.append(word.rawValue)
      if token.kind == .number, let number = token.number.wholeNumber, let spelled = NumberWord.spelling(of: number) {
        lexicon.addAlias(spelled, of: word)
      }
    }
    guard tokens.count > start else { return report(.unspeakableValue(id: id, title: name), in: subject) }
    names.append(Name(tokens: start..<tokens.count, value: value, text: strings.add(name)))
    addWithoutArticle(start..<tokens.count, value: value)
  }

  /// "The Grand Canyon" is also called "Grand Canyon".
  private mutating func addWithoutArticle(_ name: Range<Int>, value: UInt32) {
    guard name.count > 1, tokens[name.lowerBound] < articleCount else { return }
    names.append(Name(tokens: name.dropFirst(), value: value))
  }

  private mutating func report(_ problem: CompilationError, in subject: String) {
    findings.append(problem.finding(subject: subject))
  }

  // MARK: Writing

  func write(to blob: inout IndexBlobWriter) {
    let tree = tree()
    blob.add(.trieNodes, tree.nodes)
    blob.add(.trieRoots, tree.roots)
    blob.add(.names, tree.names)
    blob.add(.values, values)
    blob.add(.valueStrings, strings.bytes)
    blob.add(.valueStringStarts, strings.starts)
    lexicon.write(to: &blob, .values)
    writeNames(to: &blob)
  }

  /// A run of sorted names that share their first `depth` tokens.
  private struct Branch {
    var names: Range<Int>
    var depth: Int
    var token: UInt32
  }

  /// Builds the trie in breadth-first order, so that each node's children are contiguous.
  private func tree() -> (nodes: [TrieNode], roots: [UInt32], names: [UInt32]) {
    let sorted = names.sorted { precedes($0, $1) }
    var branches = [Branch(names: 0..<sorted.count, depth: 0, token: 0)]
    var nodes: [TrieNode] = []
    var ends: [UInt32] = []
    var visited = 0
    while visited < branches.count {
      let branch = branches[visited]
      visited += 1
      nodes.append(TrieNode(token: branch.token, firstChild: UInt32(branches.count), firstName: UInt32(ends.count)))
      var at = branch.names.lowerBound
      while at < branch.names.upperBound, sorted[at].tokens.count == branch.depth {
        if ends.count == Int(nodes[nodes.count - 1].firstName) || ends[ends.count - 1] != sorted[at].value {
          ends.append(sorted[at].value)
        }
        at += 1
      }
      while at < branch.names.upperBound {
        let token = tokens[sorted[at].tokens.lowerBound + branch.depth]
        var end = at + 1
        while end < branch.names.upperBound, tokens[sorted[end].tokens.lowerBound + branch.depth] == token { end += 1 }
        branches.append(Branch(names: at..<end, depth: branch.depth + 1, token: token))
        at = end
      }
    }
    nodes.append(TrieNode(token: 0, firstChild: UInt32(nodes.count), firstName: UInt32(ends.count)))
    return (nodes, roots(nodes), ends)
  }

  private func precedes(_ a: Name, _ b: Name) -> Bool {
    let shared = min(a.tokens.count, b.tokens.count)
    for index in 0..<shared {
      let left = tokens[a.tokens.lowerBound + index]
      let right = tokens[b.tokens.lowerBound + index]
      if left != right { return left < right }
    }
    return a.tokens.count == b.tokens.count ? a.value < b.value : a.tokens.count < b.tokens.count
  }

  private func roots(_ nodes: [TrieNode]) -> [UInt32] {
    var roots = [UInt32](repeating: 0, count: lexicon.count)
    for child in nodes[0].firstChild..<nodes[1].firstChild { roots[Int(nodes[Int(child)].token)] = child }
    return roots
  }
}
