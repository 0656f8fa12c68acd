/// A text of a language's folder, embedded in the program: lines of words; `#` begins a comment.
struct EmbeddedText {
  /// Each line as its fields, which spaces separate; empty lines and comments are left out.
  let lines: [[Substring]]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: " ")
      return fields.isEmpty ? nil : fields
    }
  }
}
