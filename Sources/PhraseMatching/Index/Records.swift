struct ApplicationRecord: BitwiseCopyable {
  var name: UInt32
  var firstShortcut: UInt32
  var shortcutCount: UInt32
}

struct EntityRecord: BitwiseCopyable {
  var name: UInt32
  var title: UInt32
  var application: UInt32
  /// 1 if other words than the listed values may fill a placeholder.
  var isOpen: UInt32
  /// 1 if it selects values of another entity.
  var isSelection: UInt32
}

/// A parameter of a shortcut in an index.
struct ParameterRecord: BitwiseCopyable {
  /// What may fill the placeholder.
  enum Filler: UInt32 {
    case entity, text, integer, number, boolean, date, duration, measurement

    /// The kind of a typed value; the cases behind `text` are in its order.
    var typedKind: TypedKind? { rawValue < 2 ? nil : TypedKind(rawValue: UInt8(rawValue - 2)) }
  }

  var name: UInt32
  var prompt: UInt32
  var fillerCode: UInt32
  var entity: UInt32
  var isOptional: UInt32
  var hasRange: UInt32
  var lower: Double
  var upper: Double
  var multiplier = 1.0
  var fallback = FallbackRecord()

  var filler: Filler { Filler(rawValue: fillerCode) ?? .text }

  func allows(_ value: TypedValue) -> Bool {
    guard hasRange == 1 else { return true }
    switch value {
    case .integer(let number): return lower <= Double(number) && Double(number) <= upper
    case .number(let number): return lower <= number && number <= upper
    default: return true
    }
  }
}

/// What a parameter is where the request does not say it.
struct FallbackRecord: BitwiseCopyable {
  enum Kind: UInt32 { case none, value, words, number, boolean, place }

  var kindCode = Kind.none.rawValue
  /// The identifier of a value, or words.
  var text: UInt32 = 0
  var title: UInt32 = 0
  var subtitle: UInt32 = 0
  var number = 0.0

  var kind: Kind { Kind(rawValue: kindCode) ?? .none }
}

/// A parameter that a phrase fills in a way of its own.
struct PhraseParameterRecord: BitwiseCopyable {
  var phrase: UInt32
  var parameter: UInt32
}

struct ShortcutRecord: BitwiseCopyable {
  var intent: UInt32
  var title: UInt32
  var image: UInt32
  var application: UInt32
  var firstParameter: UInt32
  var parameterCount: UInt32
  var firstPhrase: UInt32
  var phraseCount: UInt32

  var phrases: Range<PhraseID> { PhraseID(rawValue: firstPhrase)..<PhraseID(rawValue: firstPhrase + phraseCount) }
}

/// What phrases of one shortcut share that have the same content words and placeholders.
struct PhraseTraits: BitwiseCopyable, Hashable {
  static let negative: UInt16 = 1
  static let takesText: UInt16 = 2
  static let isWeak: UInt16 = 4
  static let isDerived: UInt16 = 8

  /// The least cost when everything that has postings is missing.
  var minimumMissing: UInt16 = 0
  var flags: UInt16 = 0

  var isNegative: Bool { flags & Self.negative != 0 }
  var takesText: Bool { flags & Self.takesText != 0 }
  /// Whether it can consist of light words only, so that these make it a candidate.
  var isWeak: Bool { flags & Self.isWeak != 0 }
  /// Whether it was generated, so that it ranks a little behind.
  var isDerived: Bool { flags & Self.isDerived != 0 }

  /// The speech acts, which begin at this bit of the flags.
  private static let firstAct: UInt16 = 8

  /// What the phrases of its shortcut do.
  var acts: SpeechActs {
    get { SpeechActs(rawValue: flags >> Self.firstAct) }
    set { flags = flags & (1 << Self.firstAct - 1) | newValue.rawValue << Self.firstAct }
  }
}

/// A phrase in an index: a run of nodes, one after the other or, in a pattern, joined by edges.
struct PhraseRecord: BitwiseCopyable {
  var text: UInt32
  /// The shortcut; of a negative phrase, the application.
  var owner: UInt32
  var firstNode: UInt32
  /// 0 for a chain; else 1 + the index of the pattern's edges.
  var edges: UInt32
  var traits: PhraseTraits

  var isNegative: Bool { traits.isNegative }
  var takesText: Bool { traits.takesText }
  var isWeak: Bool { traits.isWeak }
  var isDerived: Bool { traits.isDerived }
  var acts: SpeechActs { traits.acts }

  /// The shortcut of a phrase that is not negative.
  var shortcut: ShortcutID { ShortcutID(rawValue: owner) }

  var phraseOrigin: Shortcut.PhraseOrigin { isDerived ? .derived : .authored }
}

/// Phrases of one shortcut with the same content words and placeholders, which differ in light words and order only: "turn
/// the lamp on", "turn on a lamp".
struct PhraseGroupRecord: BitwiseCopyable {
  /// The first of its phrases among the grouped ones; they end where those of the next group begin.
  var firstMember: UInt32
  var traits: PhraseTraits
}

/// One step of a phrase, in 32 bits.
struct PhraseNode: BitwiseCopyable {
  enum Kind: UInt32 {
    /// A word; the payload is its token.
    case word
    /// A placeholder; the payload is its parameter.
    case placeholder
    case application
    /// The first content word, mostly the verb; the payload is its token.
    case opener
    /// A preposition of the application's name; the payload is its token.
    case connector
    /// Any words: a placeholder in a negative phrase.
    case anything
  }

  var rawValue: UInt32

  init(_ kind: Kind, _ payload: UInt32 = 0) { rawValue = kind.rawValue << 29 | payload }

  /// Whether the payload is a token.
  var isWord: Bool { kind == .word || kind == .opener || kind == .connector }

  var kind: Kind { Kind(rawValue: rawValue >> 29) ?? .anything }
  var payload: UInt32 { rawValue & 0x1FFF_FFFF }
  /// The token of a word.
  var token: TokenID { TokenID(rawValue: payload) }
}

/// A node of the trie of values' names. Nodes are in breadth-first order.
struct TrieNode: BitwiseCopyable {
  var token: UInt32
  var firstChild: UInt32
  var firstName: UInt32
}

/// A value of an entity in an index.
struct ValueRecord: BitwiseCopyable {
  /// The entity; application names have the numbers behind the entities.
  var entity: UInt32
  var id: UInt32
  var title: UInt32
  var subtitle: UInt32
  var isSuggested: UInt32
}
