/// JSON that knows how it wants to stand on the page.
indirect enum CatalogLayout {
  /// A number or a word of JSON.
  case literal(String)
  case string(String)
  /// An array in one line if it fits.
  case row([CatalogLayout])
  /// An array with a line for each element.
  case list([CatalogLayout])
  /// An object in one line if it fits.
  case record([Member])
  /// An object with a line for each member.
  case lines([Member])
}

extension CatalogLayout {
  /// A key and its value.
  struct Member {
    var key: String
    var value: CatalogLayout

    init(_ key: String, _ value: CatalogLayout) {
      self.key = key
      self.value = value
    }
  }

  /// Longer lines are broken where they can be.
  private static let columns = 100

  /// The text, without a final line break.
  static func text(_ layout: CatalogLayout) -> String { layout.text(indent: 0, taken: 0) }

  private func text(indent: Int, taken: Int) -> String {
    if let line = line(room: Self.columns - taken) { return line }
    switch self {
    case .literal, .string: return leaf
    case .row(let elements), .list(let elements):
      return broken(elements.map { $0.text(indent: indent + 2, taken: indent + 3) }, in: ("[", "]"), indent: indent)
    case .record(let members), .lines(let members):
      let lines = members.map { member in
        let key = "\(JSONText.quoted(member.key)): "
        return key + member.value.text(indent: indent + 2, taken: indent + 3 + key.count)
      }
      return broken(lines, in: ("{", "}"), indent: indent)
    }
  }

  private func broken(_ lines: [String], in brackets: (open: String, close: String), indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let body = lines.map { "\(margin)  \($0)" }.joined(separator: ",\n")
    return "\(brackets.open)\n\(body)\n\(margin)\(brackets.close)"
  }

  private var leaf: String {
    switch self {
    case .literal(let text): text
    case .string(let text): JSONText.quoted(text)
    default: ""
    }
  }

  /// The layout in one line; nil if it does not fit or does not want to.
  private func line(room: Int) -> String? {
    switch self {
    case .literal, .string: return leaf
    case .row(let elements): return joined(elements.lazy.map { (nil, $0) }, in: ("[", "]"), room: room)
    case .record(let members): return joined(members.lazy.map { ($0.key, $0.value) }, in: ("{ ", " }"), room: room)
    case .list(let elements): return elements.isEmpty ? "[]" : nil
    case .lines(let members): return members.isEmpty ? "{}" : nil
    }
  }

  private func joined(
    _ members: some Sequence<(String?, CatalogLayout)>, in brackets: (open: String, close: String), room: Int
  ) -> String? {
    var line = ""
    for (key, value) in members {
      if !line.isEmpty { line += ", " }
      if let key { line += "\(JSONText.quoted(key)): " }
      guard let text = value.line(room: room - line.count) else { return nil }
      line += text
      if line.count > room { return nil }
    }
    if line.isEmpty { return brackets.open == "[" ? "[]" : "{}" }
    line = brackets.open + line + brackets.close
    return line.count > room ? nil : line
  }
}
