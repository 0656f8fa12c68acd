internal import SwiftText

// Attributes and modifiers.
extension DeclarationReader {
  /// The attribute that stands alone in a source.
  mutating func attribute() -> Attribute? {
    guard skip(.at), let name = qualifiedName() else { return nil }
    skipAngleBrackets()
    guard let open = current, open.kind == .open(.round), touches(open) else { return Attribute(name: name) }
    return Attribute(name: name, arguments: arguments())
  }

  mutating func attributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while current?.kind == .at {
      let start = position
      if let attribute = attribute() { attributes.append(attribute) }
      if position == start { position += 1 }
    }
    return attributes
  }

  mutating func arguments() -> [Attribute.Argument] {
    position += 1
    var arguments: [Attribute.Argument] = []
    while let token = current, token.kind != .close(.round) {
      var label: String?
      if token.kind == .word, peek(1)?.kind == .colon {
        label = source.text(of: token)
        position += 2
      }
      let start = position
      skipBalanced { $0 == .comma }
      arguments.append(Attribute.Argument(label: label, value: source.text(of: start..<position)))
      if !skip(.comma) { break }
    }
    _ = skip(.close(.round))
    return arguments
  }

  mutating func modifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while let token = current, token.kind == .word, isModifier(token) {
      position += 1
      var detail: String?
      if current?.kind == .open(.round) {
        position += 1
        let start = position
        skipBalanced { _ in false }
        detail = source.text(of: start..<position)
        _ = skip(.close(.round))
      }
      modifiers.append(Modifier(name: source.text(of: token), detail: detail))
    }
    return modifiers
  }

  static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "final", "lazy", "weak", "unowned",
    "nonisolated", "isolated", "mutating", "nonmutating", "override", "required", "convenience", "indirect", "dynamic",
    "optional", "consuming", "borrowing", "distributed", "prefix", "postfix", "infix", "async",
  ]

  /// `class` is a modifier only before another keyword, as in `class var`.
  func isModifier(_ token: Token) -> Bool {
    if source.isWord("class", at: position) {
      return ["var", "let", "func", "subscript", "override", "final"].contains(peek(1).map(source.text(of:)))
    }
    return Self.modifiers.contains(source.text(of: token))
  }

  mutating func qualifiedName() -> String? {
    guard let first = current, first.kind == .word else { return nil }
    var name = source.text(of: first)
    position += 1
    while current?.kind == .dot, let next = peek(1), next.kind == .word {
      name += "." + source.text(of: next)
      position += 2
    }
    return name
  }
}
