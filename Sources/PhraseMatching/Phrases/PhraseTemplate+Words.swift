package import Diagnostics

extension PhraseTemplate {
  /// Finds ways of saying the phrase that have no word to recognize it by.
  ///
  /// The values of some placeholders are known words themselves; for those `speaking` is true, and a phrase that has
  /// nothing else is unusual but no error. Costs one pass over the parts.
  package func wordFindings(speaking: (String) -> Bool = { _ in false }) -> [Finding] {
    let range = 0..<text.utf8.count
    let substance = Substance(of: parts, speaking: speaking)
    if substance.subtracting(.nothing).isEmpty { return [.emptyPhrase(range)] }
    if substance.contains(.nothing) { return [.canBeEmpty(range)] }
    if substance.isDisjoint(with: [.values, .words]) { return [.onlyPlaceholders(range)] }
    return substance == .words ? [] : [.sometimesOnlyPlaceholders(range)]
  }

  /// Whether anything of a text is said, rather than space and punctuation.
  package static func hasWord(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.isSpoken) }
}

/// The best that each way of saying a phrase has to be recognized by; a set, as there are many ways.
private struct Substance: OptionSet {
  let rawValue: UInt8

  /// Nothing is said.
  static let nothing = Substance(rawValue: 1)
  /// Placeholders that anything may fill, or the application's name.
  static let placeholders = Substance(rawValue: 2)
  /// Placeholders whose values are known words.
  static let values = Substance(rawValue: 4)
  /// A word of the phrase's own.
  static let words = Substance(rawValue: 8)
}

extension Substance {
  init(of parts: [PhraseTemplate.Part], speaking: (String) -> Bool) {
    self = parts.reduce(.nothing) { $0.followed(by: Substance(of: $1, speaking: speaking)) }
  }

  private init(of part: PhraseTemplate.Part, speaking: (String) -> Bool) {
    switch part {
    case .words(let text): self = PhraseTemplate.hasWord(text) ? .words : .nothing
    case .application: self = .placeholders
    case .placeholder(let name, _): self = speaking(name) ? .values : .placeholders
    case .optional(let parts): self = Substance(of: parts, speaking: speaking).union(.nothing)
    case .alternatives(let branches):
      self = branches.reduce([]) { $0.union(Substance(of: $1, speaking: speaking)) }
    }
  }

  /// The better of both, for every pair of ways: all of either that the other's least does not surpass.
  private func followed(by other: Substance) -> Substance {
    Substance(rawValue: rawValue & other.leastAndAbove | other.rawValue & leastAndAbove)
  }

  private var leastAndAbove: UInt8 { .max << UInt8(rawValue.trailingZeroBitCount) }
}

extension Unicode.Scalar {
  /// Whether it is part of what is said, rather than space or punctuation.
  fileprivate var isSpoken: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0x00...0x7F: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return false
    default: return true
    }
  }
}
