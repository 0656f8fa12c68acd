package import Diagnostics

extension PhraseTemplate {
  /// Reports expansions of the phrase that have no word to recognize them by. O(parts).
  ///
  /// `speaking` is true for placeholders whose values are known words; a phrase that has nothing else is unusual but no
  /// error.
  package func wordFindings(speaking: (String) -> Bool = { _ in false }) -> [Finding] {
    let range = 0..<text.utf8.count
    let recognizability = Recognizability(of: parts, speaking: speaking)
    if recognizability.subtracting(.nothing).isEmpty { return [.emptyPhrase(range)] }
    if recognizability.contains(.nothing) { return [.canBeEmpty(range)] }
    if recognizability.isDisjoint(with: [.values, .words]) { return [.onlyPlaceholders(range)] }
    return recognizability == .words ? [] : [.sometimesOnlyPlaceholders(range)]
  }

  /// Whether a text has a character other than space and punctuation.
  package static func hasWord(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.isSpoken) }
}

/// What each expansion of a phrase can be recognized by at best; a set, as there are many expansions.
private struct Recognizability: OptionSet {
  let rawValue: UInt8

  /// No words at all.
  static let nothing = Recognizability(rawValue: 1)
  /// Placeholders that anything may fill, or the application's name.
  static let placeholders = Recognizability(rawValue: 2)
  /// Placeholders whose values are known words.
  static let values = Recognizability(rawValue: 4)
  /// A word of the phrase itself.
  static let words = Recognizability(rawValue: 8)
}

extension Recognizability {
  init(of parts: [PhraseTemplate.Part], speaking: (String) -> Bool) {
    self = parts.reduce(.nothing) { $0.followed(by: Recognizability(of: $1, speaking: speaking)) }
  }

  private init(of part: PhraseTemplate.Part, speaking: (String) -> Bool) {
    switch part {
    case .words(let text): self = PhraseTemplate.hasWord(text) ? .words : .nothing
    case .application: self = .placeholders
    case .placeholder(let name, _): self = speaking(name) ? .values : .placeholders
    case .optional(let parts): self = Recognizability(of: parts, speaking: speaking).union(.nothing)
    case .alternatives(let branches):
      self = branches.reduce([]) { $0.union(Recognizability(of: $1, speaking: speaking)) }
    }
  }

  /// The better of both for every pair of expansions: all of either that the other's worst does not exceed.
  private func followed(by other: Recognizability) -> Recognizability {
    Recognizability(rawValue: rawValue & other.leastAndAbove | other.rawValue & leastAndAbove)
  }

  private var leastAndAbove: UInt8 { .max << UInt8(rawValue.trailingZeroBitCount) }
}

extension Unicode.Scalar {
  /// Whether it is neither space nor punctuation.
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
