extension KeyDecoder {
  /// Takes the byte behind an `ESC`.
  mutating func takeEscaped(_ byte: UInt8, _ keys: inout [Key]) {
    state = .text
    switch byte {
    case UInt8(ascii: "["): (state, parameters) = (.controlSequence, [])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"): (state, hasAlt) = (.report, false)
    case 0x1B:
      if hasAlt { keys.append(.named(.escape)) }
      (state, hasAlt) = (.escape, true)
    case 0x7F, 0x08: keys.append(.named(.backspace, .alt))
    case 0x20..<0x7F: keys.append(.alt(Character(Unicode.Scalar(byte))))
    default:
      if byte < 0x20 { keys.append(.named(.escape)) }
      takeText(byte, &keys)
    }
    if state == .text { hasAlt = false }
  }

  /// Takes a byte behind `ESC O`: keypad and function keys, with modifiers in lower case.
  mutating func takeSingleShift(_ byte: UInt8, _ keys: inout [Key]) { endSequence(byte, keyOfSingleShift(byte), &keys) }

  private func keyOfSingleShift(_ byte: UInt8) -> Key? {
    if byte == UInt8(ascii: "M") { return .named(.enter) }
    if let name = Key.Name(finalByte: byte) { return .named(name) }
    return Key.Name(finalByte: byte & 0b1101_1111).map { .named($0, .control) }
  }

  /// Takes a byte behind `ESC [`.
  mutating func takeControlSequence(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty, UInt8(ascii: "M") where parameters.isEmpty:
      // A function key of the Linux console has one more byte, a report of an old mouse three.
      (state, hasAlt) = (.dropped(byte == UInt8(ascii: "M") ? 3 : 1), false)
    case 0x20..<0x40:
      if parameters.count < Self.mostParameters { parameters.append(byte) }
    default: endSequence(byte, key(endingWith: byte), &keys)
    }
  }

  /// More parameters than any key has; the rest is dropped.
  private static let mostParameters = 64

  /// Ends a sequence; a byte that cannot be part of one is taken by itself.
  private mutating func endSequence(_ byte: UInt8, _ sequence: Key?, _ keys: inout [Key]) {
    let isHeldWithAlt = hasAlt
    (state, hasAlt) = (.text, false)
    switch sequence {
    case .named(let name, let modifiers)?:
      keys.append(.named(name, isHeldWithAlt ? modifiers.union(.alt) : modifiers))
    case _?: break
    case nil where byte == UInt8(ascii: "~") && parameters == Array("200".utf8): state = .paste
    case nil where byte < 0x20 || byte >= 0x7F: takeText(byte, &keys)
    case nil: break
    }
    parameters = []
  }

  /// The key of a control sequence: `ESC [ A`, `ESC [ 1 ; 5 A`, `ESC [ 3 ; 5 ~`, `ESC [ 3 ^`.
  private func key(endingWith byte: UInt8) -> Key? {
    if let first = parameters.first, (0x3C..<0x40).contains(first) { return nil }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    let held = Key.Modifiers(rawValue: max(0, ((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1) & 7)
    switch byte {
    case UInt8(ascii: "Z"): return .named(.backTab)
    case UInt8(ascii: "~"): return Key.Name(number: numbers[0]).map { .named($0, held) }
    case UInt8(ascii: "^"): return Key.Name(number: numbers[0]).map { .named($0, .control) }
    case UInt8(ascii: "$"): return Key.Name(number: numbers[0]).map { .named($0, .shift) }
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.isEmpty:
      return Key.Name(finalByte: byte & 0b1101_1111).map { .named($0, .shift) }
    default: return Key.Name(finalByte: byte).map { .named($0, held) }
    }
  }
}

extension Key {
  /// The key of a control character.
  init(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .named(.backspace)
    case 0x09: self = .named(.tab)
    case 0x0A, 0x0D: self = .named(.enter)
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }
}

extension Key.Name {
  fileprivate init?(finalByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    default: return nil
    }
  }

  /// The key of `ESC [ number ~`.
  fileprivate init?(number: Int?) {
    switch number {
    case 1, 7: self = .home
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }
}
