/// A text of a language's folder, embedded in the program: lines of words; `#` begins a comment.
package struct EmbeddedText: Sendable {
  /// Each line as its fields, which spaces separate; empty lines and comments are left out.
  package let lines: [[Substring]]

  package init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.prefix { $0 != UInt8(ascii: "#") }.split(separator: UInt8(ascii: " "))
      return fields.isEmpty ? nil : fields.map { Substring(decoding: $0, as: UTF8.self) }
    }
  }

  /// The fields behind a name, of each line that begins with it.
  package func rows(_ name: String) -> [[String]] {
    lines.filter { $0[0] == name }.map { $0.dropFirst().map(String.init) }
  }

  /// The same of all those lines together.
  package func words(_ name: String) -> [String] { rows(name).flatMap(\.self) }

  /// Lines that begin with something else, or have too few fields, with what is wrong. A name of digits stands for any
  /// number.
  func mistakes(_ leastFields: [String: Int]) -> [String] {
    lines.compactMap { line in
      let name = Int32(line[0]) == nil ? String(line[0]) : "0"
      guard let least = leastFields[name] else { return "'\(line[0])' is no part of this list" }
      guard line.count > least else {
        return "'\(line.joined(separator: " "))' needs \(least) or more words behind its name"
      }
      return nil
    }
  }
}
