internal import Glibc

/// The file that keeps a history from one session to the next. Only its owner can read it.
///
/// Several prompts may append at once. A line is written whole, under a lock. Loading leaves out what is damaged and cuts a file that has
/// grown beyond the limit, by replacing it at once.
package struct HistoryFile: Sendable {
  package let path: String
  private let limit: Int

  /// Longer lines are not kept: they were pasted by mistake.
  private static let longestLine = 16 * 1024

  package init(path: String, limit: Int = 10_000) { (self.path, self.limit) = (path, limit) }

  /// The lines that the file holds; none if there is no file.
  package func load() throws(HistoryError) -> History {
    try locked { file throws(HistoryError) in
      let lines = Self.lines(of: try file.contents())
      if lines.count > limit { try file.replace(with: Self.bytes(of: lines.suffix(limit))) }
      return History(lines.map { String(decoding: $0, as: UTF8.self) }, limit: limit)
    }
  }

  /// Adds a line at the end.
  package func append(_ line: String) throws(HistoryError) {
    let bytes = Array(line.utf8)
    guard bytes.count <= Self.longestLine, !bytes.contains(0x0A) else { return }
    try locked { file throws(HistoryError) in
      try file.append((try file.endsInsideOfLine() ? [0x0A] : []) + bytes + [0x0A])
    }
  }

  /// Forgets all lines. The file is another one then, so that whoever watches it notices.
  package func removeAll() throws(HistoryError) {
    try locked { file throws(HistoryError) in try file.replace(with: []) }
  }

  private func locked<Result>(_ body: (borrowing LockedFile) throws(HistoryError) -> Result) throws(HistoryError)
    -> Result
  {
    let file = try LockedFile(path: path)
    return try body(file)
  }

  /// The lines that are text.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A).filter { line in
      line.count <= longestLine && !line.contains(0) && String(validating: line, as: UTF8.self) != nil
    }
  }

  private static func bytes(of lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] { lines.flatMap { $0 + [0x0A] } }
}

/// Why a history cannot be kept.
package struct HistoryError: Error, Equatable {
  package var path: String
  /// The system's error number.
  package var code: Int32
}
