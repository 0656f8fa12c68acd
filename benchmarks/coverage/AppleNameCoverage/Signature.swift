/// The base name and the labels of a member, and which of its arguments may be left out.
struct Signature {
  var base: Substring
  /// Nil for a member that is not called.
  var labels: [Substring]?
  /// Whether each argument has a default.
  var isDefaulted: [Bool] = []

  /// Reads a name such as `init(title:image:)`.
  init(_ name: String) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else {
      self.base = name[...]
      return
    }
    self.base = name[..<open]
    self.labels = name[name.index(after: open)...].dropLast().split(separator: ":")
  }

  /// Whether a call with exactly these labels may be one of a declaration that has defaults.
  func fits(_ declared: Signature) -> Bool {
    guard base == declared.base, (labels == nil) == (declared.labels == nil) else { return false }
    var written = (labels ?? [])[...]
    for (position, label) in (declared.labels ?? []).enumerated() {
      if written.first == label {
        written.removeFirst()
      } else if !declared.isDefaulted.indices.contains(position) || !declared.isDefaulted[position] {
        return false
      }
    }
    return written.isEmpty
  }

  /// Whether each argument of a declaration has a default; `source` begins at the name of the declaration.
  static func defaults(in source: Substring) -> [Bool] {
    var depth = 0
    var isDefaulted = [false]
    var previous: Character = " "
    for character in source {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 1: isDefaulted.append(false)
      case "=" where depth == 1: isDefaulted[isDefaulted.count - 1] = true
      default: break
      }
      if character == ")" && depth == 0 { return isDefaulted }
      previous = character
    }
    return []
  }
}
