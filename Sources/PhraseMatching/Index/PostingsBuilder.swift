/// Builds postings: for each key the groups of phrases that have it, in order. Counted in one pass, written in another.
struct PostingsBuilder {
  enum Pass: CaseIterable { case count, write }

  private(set) var starts: [UInt32]
  private(set) var postings: [UInt32] = []
  private var lastGroup: [UInt32]
  private var next: [UInt32] = []
  private var pass = Pass.count

  init(keys: Int) {
    starts = [UInt32](repeating: 0, count: keys + 1)
    lastGroup = []
  }

  mutating func begin(_ pass: Pass) {
    self.pass = pass
    lastGroup = [UInt32](repeating: .max, count: starts.count - 1)
    guard pass == .write else { return }
    for key in 1..<starts.count { starts[key] += starts[key - 1] }
    next = Array(starts.dropLast())
    postings = [UInt32](repeating: 0, count: Int(starts[starts.count - 1]))
  }

  mutating func note(_ key: Int, in group: UInt32) {
    guard lastGroup[key] != group else { return }
    lastGroup[key] = group
    switch pass {
    case .count: starts[key + 1] += 1
    case .write:
      postings[Int(next[key])] = group
      next[key] += 1
    }
  }
}
