import Foundation

@testable import PhraseMatching

/// The table of rival pairs, whose form stands at its top.
struct RivalTable: Sendable {
  private(set) var pairs: [RivalPair] = []
  private let lines: [String]

  private static let path = #filePath.components(separatedBy: "/PhraseMatchingTests/")[0] + "/Constants/rivals.txt"

  /// Empty when the file is missing, which a test notices.
  static let shared = RivalTable((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")

  private init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    var catalog = RivalCatalog(similarity: .lexical)
    var head: (constant: String, request: String)?
    var winner: RivalPhrase?
    for line in lines where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("== ") {
        catalog = RivalCatalog(similarity: line.contains("with their meaning") ? .semantic : .lexical)
      } else if line.hasPrefix("+ ") {
        catalog.phrases.append(String(line.dropFirst(2)))
      } else if !line.hasPrefix("  ") {
        let parts = line.components(separatedBy: ": ")
        (head, winner) = ((parts[0], parts.dropFirst().joined(separator: ": ")), nil)
      } else if let first = winner, let head {
        let rival = Self.phrase(line)
        pairs.append(
          RivalPair(
            constant: head.constant, request: head.request, catalog: catalog, winner: first, rival: rival))
      } else {
        winner = Self.phrase(line)
      }
    }
  }

  private static func phrase(_ line: String) -> RivalPhrase {
    let parts = line.dropFirst(2).components(separatedBy: " = ")
    return RivalPhrase(phrase: parts[0], record: parts.count > 1 ? parts[1] : nil)
  }

  /// The same file with other records, in the order of the pairs, winners before their rivals.
  func write(_ records: [String]) throws {
    var records = records[...]
    let recorded = lines.map { line in
      guard line.hasPrefix("  "), let record = records.popFirst() else { return line }
      return "  \(Self.phrase(line).phrase) = \(record)"
    }
    try recorded.joined(separator: "\n").write(toFile: Self.path, atomically: true, encoding: .utf8)
  }
}
