/// What things are called in all languages: a line for each thing, its key and then names with commas between them.
struct NameTable {
  let lines: [(key: String, names: [String])]

  init(_ text: [UInt8]) {
    lines = String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let names = line[line.index(after: colon)...].split(separator: ",").map { $0.drop(while: \.isWhitespace) }
      return (String(line[..<colon]), names.map(String.init))
    }
  }
}
