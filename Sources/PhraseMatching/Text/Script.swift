/// The role of a scalar for the token being read.
enum ScalarRole {
  /// Part of a word.
  case letter
  /// A decimal digit; its value beside it.
  case digit(UInt8)
  /// A character that is a token by itself.
  case syllable
  /// Belongs to the syllable before it.
  case trailingSyllable
  /// Belongs to the syllable after it.
  case leadingSyllable
  /// Ignored: accents, joiners, variation selectors.
  case ignored
  /// Ends a token.
  case separator

  static func of(_ scalar: UInt32) -> ScalarRole {
    if scalar < 0x80 { return ofASCII(scalar) }
    if scalar < 0x0E00 { return ofEarlyBlocks(scalar) }
    return ofLaterBlocks(scalar)
  }

  private static func ofASCII(_ scalar: UInt32) -> ScalarRole {
    switch scalar {
    case 0x30...0x39: .digit(UInt8(scalar - 0x30))
    case 0x41...0x5A, 0x61...0x7A: .letter
    default: .separator
    }
  }

  private static func ofEarlyBlocks(_ scalar: UInt32) -> ScalarRole {
    switch scalar {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: .separator
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C7: .ignored
    case 0x060C, 0x061B, 0x061F, 0x066A...0x066D, 0x06D4: .separator
    case 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED: .ignored
    case 0x0660...0x0669: .digit(UInt8(scalar - 0x0660))
    case 0x06F0...0x06F9: .digit(UInt8(scalar - 0x06F0))
    case 0x0966...0x096F: .digit(UInt8(scalar - 0x0966))
    case 0x037E, 0x0387, 0x055A...0x055F, 0x0589, 0x05BE, 0x05C0, 0x05F3, 0x05F4, 0x0964, 0x0965: .separator
    default: .letter
    }
  }

  private static func ofLaterBlocks(_ scalar: UInt32) -> ScalarRole {
    switch scalar {
    case 0x0E31, 0x0E33...0x0E3A, 0x0E45...0x0E4E, 0x0EB1, 0x0EB3...0x0EBC, 0x0EC8...0x0ECD: .trailingSyllable
    case 0x102B...0x103E, 0x17B4...0x17D3: .trailingSyllable
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: .leadingSyllable
    case 0x0E50...0x0E59: .digit(UInt8(scalar - 0x0E50))
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: .syllable
    case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: .ignored
    case 0x200B...0x200F, 0x2060...0x2064, 0xFEFF, 0x00AD, 0xE0000...0xE0FFF: .ignored
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F: .trailingSyllable
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: .syllable
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .syllable
    case 0xFF66...0xFF9D: .syllable
    case 0xFF10...0xFF19: .digit(UInt8(scalar - 0xFF10))
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: .letter
    case 0x2000...0x206F, 0x2070...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x303F, 0x30A0, 0x30FB: .separator
    case 0xD800...0xF8FF, 0xFE10...0xFE6F, 0xFF00...0xFFEF, 0xFFF0...0xFFFF, 0x1F000...0x1FAFF: .separator
    default: .letter
    }
  }
}

/// Composes letters that Unicode can also spell as several scalars, so that both spellings are one token.
enum Composition {
  /// A Kana and a following voicing mark.
  static func voiced(_ kana: UInt32, mark: UInt32) -> UInt32? {
    let isHalfVoiced = mark == 0x309A || mark == 0xFF9F
    let base = kana >= 0x30A0 ? kana - 0x60 : kana
    switch base {
    case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: return kana + (isHalfVoiced ? 2 : 1)
    case 0x3046 where !isHalfVoiced: return kana + 0x4E
    case 0x304B...0x3062 where !isHalfVoiced && !base.isMultiple(of: 2): return kana + 1
    case 0x3064, 0x3066, 0x3068: return isHalfVoiced ? nil : kana + 1
    default: return nil
    }
  }

  /// Two pieces of a Hangul syllable: leading and vowel, or an open syllable and a trailing consonant.
  static func hangul(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00).isMultiple(of: 28), (0x11A8...0x11C2).contains(second) {
      return first + (second - 0x11A7)
    }
    return nil
  }
}
