/// A phrase as a graph of nodes and edges, while it is being compiled.
///
/// `predecessors[k]` are the nodes that node `k` may follow: 0 is the start, `k + 1` the node `k`. The last entry is
/// that of the end. A phrase without optional or alternative parts is a chain.
///
/// ```text
/// "(turn|switch) on [the] ${lamp}"
///
///          ┌─ turn ───┐        ┌─ the ─┐
///   start ─┤          ├─ on ───┤       ├─ ${lamp} ─ end
///          └─ switch ─┘        └───────┘
/// ```
struct PhraseGraph {
  var nodes: [PhraseNode] = []
  var predecessors: [[UInt16]] = []

  /// The most nodes: the time of an alignment grows with them.
  static let capacity = 1_000
  /// The most edges: they are counted in 16 bits.
  static let edgeCapacity = 60_000

  var isChain: Bool { predecessors.enumerated().allSatisfy { $1 == [UInt16($0)] } }

  /// The least sum of node costs on any path from start to end.
  func minimumCost(_ cost: (PhraseNode) -> Int32) -> Int32 {
    var least: [Int32] = [0]
    for (index, before) in predecessors.enumerated() {
      let entry = before.map { least[Int($0)] }.min() ?? 0
      least.append(index < nodes.count ? entry + cost(nodes[index]) : entry)
    }
    return least.last ?? 0
  }

  /// Calls `body` with the ways from start to end, each as its nodes from the last to the first: the first ways, as many
  /// as a limit allows. Those that differ early come first.
  func forEachPath(limit: Int, _ body: ([Int]) -> Void) {
    var path: [Int] = []
    var left = limit
    extend(&path, behind: nodes.count, &left, body)
  }

  private func extend(_ path: inout [Int], behind node: Int, _ left: inout Int, _ body: ([Int]) -> Void) {
    for predecessor in predecessors[node] where left > 0 {
      if predecessor == 0 {
        left -= 1
        body(path)
      } else {
        path.append(Int(predecessor) - 1)
        extend(&path, behind: Int(predecessor) - 1, &left, body)
        path.removeLast()
      }
    }
  }

  /// The edges as stored in an index: for each node and the end where its predecessors start, then the predecessors.
  var edges: [UInt16] {
    var starts: [UInt16] = [0]
    for before in predecessors { starts.append(starts[starts.count - 1] + UInt16(before.count)) }
    return starts + predecessors.flatMap { $0 }
  }
}

/// Builds the graph of a phrase template.
struct PhraseGraphBuilder {
  /// The node of a placeholder by its name; nil if there is no such parameter.
  typealias Resolve = (String) -> PhraseNode?

  enum Problem: Error {
    case unknownPlaceholder(String)
    case tooLong
    case nothingToSay
  }

  private var graph = PhraseGraph()
  private var tails: [UInt16] = [0]
  private var edgeCount = 0
  private let tokenize: (String) -> [PhraseNode]
  private let resolve: Resolve

  static func graph(
    of parts: [PhraseTemplate.Part], tokenize: (String) -> [PhraseNode], resolve: Resolve
  ) throws(Problem) -> PhraseGraph {
    try withoutActuallyEscaping(tokenize) { tokenize throws(Problem) in
      try withoutActuallyEscaping(resolve) { resolve throws(Problem) in
        var builder = PhraseGraphBuilder(tokenize: tokenize, resolve: resolve)
        try builder.append(parts)
        try builder.appendPredecessors()
        guard !builder.graph.nodes.isEmpty else { throw .nothingToSay }
        return builder.graph
      }
    }
  }

  private init(tokenize: @escaping (String) -> [PhraseNode], resolve: @escaping Resolve) {
    (self.tokenize, self.resolve) = (tokenize, resolve)
  }

  private mutating func append(_ parts: [PhraseTemplate.Part]) throws(Problem) {
    for part in parts {
      switch part {
      case .words(let words): for node in tokenize(words) { try append(node) }
      case .application:
        markConnector()
        try append(PhraseNode(.application))
      case .placeholder(let name, _):
        guard let node = resolve(name) else { throw .unknownPlaceholder(name) }
        try append(node)
      case .optional(let inner): try branch([inner, []])
      case .alternatives(let branches): try branch(branches)
      }
    }
  }

  private mutating func append(_ node: PhraseNode) throws(Problem) {
    guard graph.nodes.count < PhraseGraph.capacity else { throw .tooLong }
    graph.nodes.append(node)
    try appendPredecessors()
    tails = [UInt16(graph.nodes.count)]
  }

  private mutating func appendPredecessors() throws(Problem) {
    edgeCount += tails.count
    guard edgeCount <= PhraseGraph.edgeCapacity else { throw .tooLong }
    graph.predecessors.append(tails)
  }

  /// Marks the preposition that was just appended as part of the application's name, unless it is the only word.
  private mutating func markConnector() {
    guard graph.nodes.count > 1, tails == [UInt16(graph.nodes.count)], let last = graph.nodes.last, last.kind == .word,
      AddressWords.leads(last.payload)
    else { return }
    graph.nodes[graph.nodes.count - 1] = PhraseNode(.connector, last.payload)
  }

  private mutating func branch(_ branches: [[PhraseTemplate.Part]]) throws(Problem) {
    let entry = tails
    var exits: [UInt16] = []
    for parts in branches {
      tails = entry
      try append(parts)
      for tail in tails where !exits.contains(tail) { exits.append(tail) }
    }
    tails = exits.sorted()
  }
}
