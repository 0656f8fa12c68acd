internal import SwiftText

// Types and their members.
extension DeclarationReader {
  mutating func typeDeclaration(_ keyword: String) -> TypeDeclaration {
    let nameStart = position
    _ = qualifiedName()
    let name = source.text(of: nameStart..<position)
    skipAngleBrackets()
    let inherited = skip(.colon) ? inheritedTypes() : []
    while let token = current, token.kind != .open(.curly) {
      if case .open = token.kind { skipBracketed() } else { position += 1 }
    }
    return TypeDeclaration(keyword: keyword, name: name, inheritedTypes: inherited, members: members())
  }

  mutating func inheritedTypes() -> [String] {
    var types: [String] = []
    repeat {
      let start = position
      while let token = current, token.kind != .comma, token.kind != .open(.curly),
        !source.isWord("where", at: position)
      {
        if case .open = token.kind {
          skipBracketed()
        } else if token.kind == .mark(UInt8(ascii: "<")) {
          skipAngleBrackets()
        } else {
          position += 1
        }
      }
      types.append(source.text(of: start..<position))
    } while skip(.comma)
    return types
  }

  mutating func members() -> [Declaration] {
    guard skip(.open(.curly)) else { return [] }
    var members: [Declaration] = []
    while let token = current, token.kind != .close(.curly) {
      let start = position
      if source.isType(at: keywordPosition) {
        members.append(nestedType())
      } else if let member = declaration() {
        members.append(member)
      } else if case .open = token.kind {
        skipBracketed()
      }
      if position == start { position += 1 }
    }
    _ = skip(.close(.curly))
    return members
  }

  /// Where the keyword of the next declaration is, behind its attributes and modifiers.
  var keywordPosition: Int {
    var reader = self
    _ = reader.attributes()
    _ = reader.modifiers()
    return reader.position
  }

  /// A type inside another: its name, without its members.
  mutating func nestedType() -> Declaration {
    let attributes = attributes()
    let modifiers = modifiers()
    let offset = current?.range.lowerBound ?? source.bytes.count
    let keyword = current.map(source.text(of:)) ?? ""
    position += 1
    let name = qualifiedName() ?? ""
    skipToBody()
    let type = TypeDeclaration(keyword: keyword, name: name, inheritedTypes: [], members: [])
    return Declaration(attributes: attributes, modifiers: modifiers, kind: .type(type), offset: offset)
  }

  mutating func enumCases() -> [EnumCase] {
    var cases: [EnumCase] = []
    repeat {
      guard let token = current, token.kind == .word else { break }
      position += 1
      var payload: [String] = []
      if current?.kind == .open(.round) { payload = associatedTypes() }
      if skip(.equal) { skipExpression(endsAtComma: true) }
      cases.append(EnumCase(name: source.text(of: token), payload: payload, offset: token.range.lowerBound))
    } while skip(.comma)
    return cases
  }

  mutating func associatedTypes() -> [String] {
    position += 1
    var types: [String] = []
    while let token = current, token.kind != .close(.round) {
      skipLabel()
      types.append(type())
      if current?.kind == .equal { skipBalanced { $0 == .comma } }
      if !skip(.comma) { break }
    }
    while let token = current, token.kind != .close(.round) { position += 1 }
    _ = skip(.close(.round))
    return types
  }

  /// Moves past `label:` and `_ label:`.
  mutating func skipLabel() {
    guard current?.kind == .word else { return }
    if peek(1)?.kind == .colon {
      position += 2
    } else if peek(1)?.kind == .word, peek(2)?.kind == .colon {
      position += 3
    }
  }
}
