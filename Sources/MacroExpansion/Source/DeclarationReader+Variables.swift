internal import SwiftText

// Variables, their types and accessors.
extension DeclarationReader {
  mutating func bindings() -> [Binding] {
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
  mutating func type() -> String {
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

  mutating func accessors() -> Binding.Accessors {
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

  static let accessorNames: Set<String> = [
    "get", "set", "willSet", "didSet", "read", "modify", "_read", "_modify", "init", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  mutating func accessor() -> Accessor? {
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

  mutating func readEffects(of accessor: inout Accessor) {
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
}
