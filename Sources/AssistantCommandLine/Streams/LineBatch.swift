/// Lines that arrived together.
package struct LineBatch: Sendable, Equatable {
  /// The bytes of all lines, without what ended them.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  package init() {}

  /// A single line.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    ends = [bytes.count]
  }

  package var count: Int { ends.count }

  package mutating func append(_ line: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: line)
    ends.append(bytes.count)
  }

  /// Goes through the lines.
  package func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in ends {
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  /// The lines as text; malformed bytes become U+FFFD.
  package var texts: [String] {
    var texts: [String] = []
    forEach { texts.append(String(decoding: $0, as: UTF8.self)) }
    return texts
  }
}

extension LineReader {
  /// What reading several lines at once led to.
  package enum BatchEvent {
    /// At least one line.
    case lines(LineBatch)
    case interrupted
    case end
    case failed(Int32)
  }

  /// The next line and those behind it that are read already. Waits until there is one.
  package func nextBatch() -> BatchEvent {
    var batch = LineBatch()
    switch next() {
    case .line(let line): batch.append(line)
    case .interrupted: return .interrupted
    case .end: return .end
    case .failed(let number): return .failed(number)
    }
    while let line = readyLine() { batch.append(line) }
    return .lines(batch)
  }
}
