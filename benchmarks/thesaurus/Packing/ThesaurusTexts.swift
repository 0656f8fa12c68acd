package import Foundation
internal import PhraseMatching
internal import WordSemantics

/// The texts that the thesaurus is made of: `Sources/WordTables/thesaurus/*.txt`.
///
/// A line is a group of words and expressions, separated by bars; a line that ends with a bar continues in the next,
/// and a line that begins with "#" is a comment. Of `scales.txt` two lines are the ends of a scale; in `lists.txt` a
/// comma separates names of one item.
package struct ThesaurusTexts {
  /// Words and expressions that may stand for each other in a command.
  package private(set) var groups: [[String]] = []
  package private(set) var scales: [(front: [String], back: [String])] = []
  /// Lists of items that exclude each other, each item by its names.
  package private(set) var lists: [[[String]]] = []

  /// Reads every text of a folder, in order of their names.
  package init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    for name in names.sorted() {
      let lines = try Self.lines(of: folder.appendingPathComponent(name))
      switch name {
      case "scales.txt":
        for index in stride(from: 0, to: lines.count - 1, by: 2) {
          scales.append((lines[index].flatMap { $0 }, lines[index + 1].flatMap { $0 }))
        }
      case "lists.txt": lists = lines
      default: groups += lines.map { $0.flatMap { $0 } }
      }
    }
  }

  /// Every word and every expression, as often as it is written.
  package var members: [String] {
    groups.flatMap { $0 } + scales.flatMap { $0.front + $0.back } + lists.flatMap { $0.flatMap { $0 } }
  }

  private static func lines(of file: URL) throws -> [[[String]]] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return rows.joined(separator: "\n").replacingOccurrences(of: "|\n", with: "| ").split(separator: "\n").map { line in
      line.components(separatedBy: "|").map { item in
        item.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  /// The hashes of an expression's words, as they are read in a request.
  package static func hashes(of expression: String) -> [UInt64] {
    var tokenizer = Tokenizer()
    var text = expression
    text.withUTF8 { tokenizer.read($0) }
    return (0..<tokenizer.view.count).map { tokenizer.view[$0].hash }
  }
}
