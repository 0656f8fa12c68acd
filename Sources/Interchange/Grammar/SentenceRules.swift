/// The rules that sentences refer to by name.
struct SentenceRules {
  /// Why a sentence cannot be written out.
  enum Problem: Error {
    /// Nobody says what the rule means.
    case unknown(String)
    /// The rule means itself, through these.
    case recursive([String])
    /// Written out, it has too many parts.
    case tooLarge

    /// One lower-case sentence without a full stop.
    var message: String {
      switch self {
      case .unknown(let name): "no rule is called '<\(name)>'"
      case .recursive(let names):
        names.count == 1
          ? "rule '<\(names[0])>' refers to itself"
          : "rule '<\(names[0])>' refers to itself through "
            + names.dropFirst().map { "'<\($0)>'" }.joined(separator: ", ")
      case .tooLarge: "written out with all its rules, the sentence has more than \(SentenceRules.mostParts) parts"
      }
    }
  }

  /// More parts of one sentence than this are refused: rules that use each other twice grow without bound.
  fileprivate static let mostParts = 4_000
  /// Parts that can stand in any order in every order: six ways of three, 24 of four.
  private static let mostInAnyOrder = 4

  /// Rules that use each other in a row.
  private static let longestChain = 64

  /// What each rule says.
  var rules: [String: SentencePart] = [:]

  /// The sentence without rules and without parts in any order.
  func writtenOut(_ sentence: SentencePart) throws(Problem) -> SentencePart {
    var path: [String] = []
    var room = Self.mostParts
    return try writtenOut(sentence, path: &path, room: &room)
  }

  private func writtenOut(_ part: SentencePart, path: inout [String], room: inout Int) throws(Problem) -> SentencePart {
    room -= 1
    if room < 0 { throw .tooLarge }
    if case .rule(let name) = part { return try writtenOut(rule: name, path: &path, room: &room) }
    let whole = try part.mapInner { (inner) throws(Problem) in
      try writtenOut(inner, path: &path, room: &room)
    }
    guard case .anyOrder(let parts) = whole else { return whole }
    return try inEveryOrder(parts, room: &room)
  }

  private func writtenOut(rule name: String, path: inout [String], room: inout Int) throws(Problem) -> SentencePart {
    if let start = path.firstIndex(of: name) { throw .recursive(Array(path[start...])) }
    guard let body = rules[name] else { throw .unknown(name) }
    if path.count == Self.longestChain { throw .tooLarge }
    path.append(name)
    defer { path.removeLast() }
    return .sequence([try writtenOut(body, path: &path, room: &room)])
  }

  private func inEveryOrder(_ parts: [SentencePart], room: inout Int) throws(Problem) -> SentencePart {
    if parts.count > Self.mostInAnyOrder { throw .tooLarge }
    let orders = Self.orders(of: parts)
    room -= orders.count * parts.reduce(0) { $0 + $1.all.count }
    if room < 0 { throw .tooLarge }
    return .alternatives(orders.map { .sequence(Array($0.map { [$0] }.joined(separator: [.text(" ")]))) })
  }

  private static func orders(of parts: [SentencePart]) -> [[SentencePart]] {
    if parts.count < 2 { return [parts] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}
