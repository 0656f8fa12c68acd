internal import SwiftText

/// Reads declarations from tokens.
///
/// It knows where attributes, modifiers, types, expressions and bodies end; it does not judge them. What it cannot read
/// it passes over, and it always moves on, so that any text is read in time linear in its length.
struct DeclarationReader {
  let source: Source
  var position = 0

  init(_ source: Source) {
    self.source = source
  }

  init(_ text: String) {
    self.init(Source(text))
  }

  /// The next declaration; `nil` at the end, and where there is none.
  mutating func declaration() -> Declaration? {
    let attributes = attributes()
    let modifiers = modifiers()
    guard let keyword = current, keyword.kind == .word else { return nil }
    let offset = keyword.range.lowerBound
    position += 1
    let kind = kind(source.text(of: keyword))
    return Declaration(attributes: attributes, modifiers: modifiers, kind: kind, offset: offset)
  }

  private mutating func kind(_ keyword: String) -> Declaration.Kind {
    switch keyword {
    case "var": return .variable(.var, bindings())
    case "let": return .variable(.let, bindings())
    case "struct", "enum", "class", "actor", "protocol", "extension": return .type(typeDeclaration(keyword))
    case "case": return .cases(enumCases())
    case "func", "init", "deinit", "subscript", "precedencegroup":
      skipToBody()
      return .other(keyword)
    default:
      skipExpression(endsAtComma: false)
      return .other(keyword)
    }
  }

  // MARK: - Attributes and modifiers

  /// The attribute that stands alone in a source.
  mutating func attribute() -> Attribute? {
    guard skip(.at), let name = qualifiedName() else { return nil }
    skipAngleBrackets()
    guard let open = current, open.kind == .open(.round), touches(open) else { return Attribute(name: name) }
    return Attribute(name: name, arguments: arguments())
  }

  private mutating func attributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while current?.kind == .at {
      let start = position
      if let attribute = attribute() { attributes.append(attribute) }
      if position == start { position += 1 }
    }
    return attributes
  }

  private mutating func arguments() -> [Attribute.Argument] {
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

  private mutating func modifiers() -> [Modifier] {
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

  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "final", "lazy", "weak", "unowned",
    "nonisolated", "isolated", "mutating", "nonmutating", "override", "required", "convenience", "indirect", "dynamic",
    "optional", "consuming", "borrowing", "distributed", "prefix", "postfix", "infix", "async",
  ]

  /// `class` is a modifier only before another keyword, as in `class var`.
  private func isModifier(_ token: Token) -> Bool {
    if source.isWord("class", at: position) {
      return ["var", "let", "func", "subscript", "override", "final"].contains(peek(1).map(source.text(of:)))
    }
    return Self.modifiers.contains(source.text(of: token))
  }

  private mutating func qualifiedName() -> String? {
    guard let first = current, first.kind == .word else { return nil }
    var name = source.text(of: first)
    position += 1
    while current?.kind == .dot, let next = peek(1), next.kind == .word {
      name += "." + source.text(of: next)
      position += 2
    }
    return name
  }

  // MARK: - Variables

  private mutating func bindings() -> [Binding] {
    var bindings: [Binding] = []
    repeat {
      guard let token = current else { break }
      var binding = Binding(offset: token.range.lowerBound)
      if token.kind == .word {
        binding.name = source.text(of: token)
        position += 1
      } else {
        skipBracketed()
      }
      if skip(.colon) { binding.type = type() }
      if skip(.equal) {
        let start = position
        skipExpression(endsAtComma: true)
        binding.initialValue = source.verbatim(start..<position)
      }
      if current?.kind == .open(.curly) { binding.accessors = accessors() }
      bindings.append(binding)
    } while skip(.comma)
    return bindings
  }

  /// A type, up to whatever cannot belong to it.
  private mutating func type() -> String {
    let start = position
    var angles = 0
    while let token = current {
      if token.startsLine, position > start, endsStatement(before: token) { break }
      switch token.kind {
      case .open(.curly), .equal, .semicolon: return source.text(of: start..<position)
      case .comma where angles == 0: return source.text(of: start..<position)
      case .close: return source.text(of: start..<position)
      case .open: skipBracketed()
      case .mark(let mark):
        if mark == UInt8(ascii: "<") { angles += 1 } else if mark == UInt8(ascii: ">") { angles -= 1 }
        position += 1
      default: position += 1
      }
    }
    return source.text(of: start..<position)
  }

  private mutating func accessors() -> Binding.Accessors {
    let start = position
    position += 1
    var list: [Accessor] = []
    while let accessor = accessor() { list.append(accessor) }
    if current?.kind == .close(.curly), !list.isEmpty {
      position += 1
      return .list(list)
    }
    position = start
    skipBracketed()
    return .getter
  }

  private static let accessorNames: Set<String> = [
    "get", "set", "willSet", "didSet", "read", "modify", "_read", "_modify", "init", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  private mutating func accessor() -> Accessor? {
    let start = position
    _ = attributes()
    let modifiers = modifiers()
    guard let token = current, token.kind == .word, Self.accessorNames.contains(source.text(of: token)) else {
      position = start
      return nil
    }
    var accessor = Accessor(name: source.text(of: token), offset: token.range.lowerBound)
    accessor.isNonmutating = modifiers.contains { $0.name == "nonmutating" }
    position += 1
    if current?.kind == .open(.round) { skipBracketed() }
    readEffects(of: &accessor)
    guard current?.kind == .open(.curly) else {
      position = start
      return nil
    }
    skipBracketed()
    return accessor
  }

  private mutating func readEffects(of accessor: inout Accessor) {
    while current?.kind == .word {
      if source.isWord("async", at: position) {
        accessor.isAsync = true
        position += 1
      } else if source.isWord("throws", at: position) {
        accessor.isThrowing = true
        position += 1
        if current?.kind == .open(.round) { skipBracketed() }
      } else {
        return
      }
    }
  }

  // MARK: - Types and their members

  private mutating func typeDeclaration(_ keyword: String) -> TypeDeclaration {
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

  private mutating func inheritedTypes() -> [String] {
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

  private mutating func members() -> [Declaration] {
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
  private var keywordPosition: Int {
    var reader = self
    _ = reader.attributes()
    _ = reader.modifiers()
    return reader.position
  }

  /// A type inside another: its name, without its members.
  private mutating func nestedType() -> Declaration {
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

  private mutating func enumCases() -> [EnumCase] {
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

  private mutating func associatedTypes() -> [String] {
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
  private mutating func skipLabel() {
    guard current?.kind == .word else { return }
    if peek(1)?.kind == .colon {
      position += 2
    } else if peek(1)?.kind == .word, peek(2)?.kind == .colon {
      position += 3
    }
  }

  // MARK: - Passing over

  /// Moves past an expression: to the end of its statement or, in a list, to the comma.
  private mutating func skipExpression(endsAtComma: Bool) {
    let start = position
    while let token = current {
      if token.startsLine, position > start, endsStatement(before: token) { return }
      switch token.kind {
      case .comma where endsAtComma: return
      case .semicolon:
        position += 1
        return
      case .close: return
      case .open: skipBracketed()
      default: position += 1
      }
    }
  }

  /// Moves past the body of a function or a type.
  private mutating func skipToBody() {
    while let token = current, token.kind != .close(.curly) {
      guard case .open(let bracket) = token.kind else {
        position += 1
        continue
      }
      skipBracketed()
      if bracket == .curly { return }
    }
  }

  /// Moves past an opening bracket, what it holds, and the closing one; past one token elsewhere.
  private mutating func skipBracketed() {
    var depth = 0
    repeat {
      switch current?.kind {
      case nil: return
      case .open?: depth += 1
      case .close?: depth -= 1
      default: break
      }
      position += 1
    } while depth > 0
  }

  /// Moves to the closing bracket of what is open, or to the first token outside inner brackets that ends it.
  private mutating func skipBalanced(until ends: (Token.Kind) -> Bool) {
    while let token = current, !ends(token.kind) {
      switch token.kind {
      case .close: return
      case .open: skipBracketed()
      default: position += 1
      }
    }
  }

  private mutating func skipAngleBrackets() {
    guard current?.kind == .mark(UInt8(ascii: "<")) else { return }
    var depth = 0
    repeat {
      switch current?.kind {
      case nil, .open(.curly)?: return
      case .mark(UInt8(ascii: "<"))?: depth += 1
      case .mark(UInt8(ascii: ">"))?: depth -= 1
      default: break
      }
      position += 1
    } while depth > 0
  }

  /// Whether a statement ends before a token that begins a line: neither the last token nor this one asks for more.
  private func endsStatement(before token: Token) -> Bool {
    switch token.kind {
    case .dot, .equal, .arrow, .open(.curly), .comma, .colon: return false
    case .mark(let mark) where mark != UInt8(ascii: "~"): return false
    default: break
    }
    switch peek(-1)?.kind {
    case .equal?, .arrow?, .comma?, .colon?, .dot?: return false
    case .mark(let mark)?: return [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")].contains(mark)
    default: return true
    }
  }

  // MARK: - The token here

  private var current: Token? { peek(0) }

  private func peek(_ offset: Int) -> Token? {
    source.tokens.indices.contains(position + offset) ? source.tokens[position + offset] : nil
  }

  private mutating func skip(_ kind: Token.Kind) -> Bool {
    guard current?.kind == kind else { return false }
    position += 1
    return true
  }

  /// Whether a token follows the one before it without space.
  private func touches(_ token: Token) -> Bool {
    peek(-1)?.range.upperBound == token.range.lowerBound
  }
}

extension Source {
  fileprivate func isType(at index: Int) -> Bool {
    isWord("struct", at: index) || isWord("enum", at: index) || isWord("class", at: index)
      || isWord("actor", at: index) || isWord("protocol", at: index) || isWord("extension", at: index)
  }
}
