internal import Dialog

/// Finds where a request may name several things: "milk, eggs and bread" in "add milk, eggs and bread to the list".
enum ItemLists {
  /// One way of taking a text for a list: what stands before it, its items, and what stands behind.
  struct List: Sendable {
    var head: String
    var items: [String]
    var tail: String

    /// Whether each item is a thing of a word or two, and more than one is said of them: a sentence has longer parts.
    func isOfShortItems(beginningWith first: String) -> Bool {
      let isShort = ([first] + items.dropFirst()).allSatisfy { $0.split(separator: " ").count <= ItemLists.mostWords }
      return isShort && (items.count > 2 || !tail.isEmpty)
    }
  }

  private static let mostItems = 8
  /// How many words the last item has at most.
  private static let mostWords = 3

  /// The ways of taking a text for a list; those whose last item is longest first.
  ///
  /// - Parameter joints: the bytes of what stands between items.
  static func lists(in text: String, joints: [Range<Int>]) -> [List] {
    guard !joints.isEmpty, joints.count < mostItems else { return [] }
    var pieces: [String] = []
    var start = 0
    for joint in joints {
      pieces.append(text.bytes(start..<joint.lowerBound))
      start = joint.upperBound
    }
    let last = text.bytes(start..<text.utf8.count)
    guard let first = pieces.first, !pieces.contains(where: { $0.allSatisfy(\.isWhitespace) }) else { return [] }
    let middle = pieces.dropFirst().map(trimmed)
    let words = last.split(separator: " ")
    return (1...max(1, min(words.count, mostWords + 1))).reversed().map { count in
      let item = words.prefix(count).joined(separator: " ")
      let tail = words.dropFirst(count).joined(separator: " ")
      return List(head: "", items: [first] + middle + [item], tail: tail.isEmpty ? "" : " " + tail)
    } + [List(head: "", items: [first] + middle + [trimmed(last)], tail: "")]
  }

  private static func trimmed(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
}

extension String {
  func bytes(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

extension ContinuationReader {
  /// What stands between the joints of a list: "milk", "eggs" and "bread" in "milk, eggs and bread".
  func items(of text: String) -> [String] {
    let joints = joints(in: text)
    return zip([0] + joints.map(\.upperBound), joints.map(\.lowerBound) + [text.utf8.count]).map { text.bytes($0..<$1) }
  }
}
