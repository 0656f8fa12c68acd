public import PhraseMatching

/// An application as its authors wrote it: what the matcher compiles, with the place of every part, and what the
/// matcher never hears of. This is what lint looks at, wherever it was read from.
public struct DeclaredApplication: Sendable {
  /// What it was read from.
  public enum Origin: Sendable, Hashable {
    /// A catalog, which is bound by none of Apple's limits.
    case catalog
    /// Metadata that was extracted from sources: values that only a running app knows are missing.
    case metadata
    /// A running app, all of whose values are known and whose files are not.
    case running
  }

  /// What it was read from.
  public var origin: Origin
  /// What people call it.
  public var name: LocatedText
  /// What else people call it.
  public var synonyms: [LocatedText] = []
  /// The entities and enums that parameters take.
  public var entities: [DeclaredEntity] = []
  /// Every intent, whether a phrase reaches it or not.
  public var intents: [DeclaredIntent] = []
  /// The shortcuts, in order.
  public var shortcuts: [DeclaredShortcut] = []
  /// Phrases that must never reach it.
  public var negativePhrases: [DeclaredPhrase] = []
  /// The names of the types that provide shortcuts.
  public var providers: [LocatedText] = []
  /// What translators wrote.
  public var localizations: [DeclaredLocalization] = []
  /// The language of the phrases; nil for the author's own.
  public var locale: String?

  /// Makes an application with nothing but a name.
  public init(_ name: LocatedText, origin: Origin) { (self.name, self.origin) = (name, origin) }
}

/// An intent, as far as its author described it.
public struct DeclaredIntent: Sendable {
  /// Its identifier.
  public var name: LocatedText
  /// What listings call it.
  public var title: LocatedText?
  /// What it takes.
  public var parameters: [DeclaredParameter] = []
  /// Whether people are meant to find it.
  public var isDiscoverable = true
  /// What it says, as far as that can be read without running it.
  public var dialogs: [LocatedText] = []

  /// Makes an intent.
  public init(_ name: LocatedText) { self.name = name }
}

/// A shortcut: an intent together with the phrases that reach it.
public struct DeclaredShortcut: Sendable {
  /// The intent's identifier, where it is written.
  public var intent: LocatedText
  /// What listings call it.
  public var title: LocatedText?
  /// The holes that its phrases may have.
  public var parameters: [DeclaredParameter] = []
  /// What people say.
  public var phrases: [DeclaredPhrase] = []

  /// Makes a shortcut.
  public init(_ intent: LocatedText) { self.intent = intent }
}

/// A parameter.
public struct DeclaredParameter: Sendable {
  /// Its name.
  public var name: LocatedText
  /// What the matcher takes for it.
  public var kind: Parameter.Kind
  /// Its type as the author wrote it: `Lamp`, `Date`, `integer`.
  public var type: String
  /// The question that asks for it.
  public var prompt: LocatedText?
  /// Whether the intent can do without it: it is optional or has a default.
  public var isOptional = false
  /// What it is where the request does not say it.
  public var fallback: Parameter.Fallback?
  /// What a number that is said is multiplied by.
  public var multiplier = 1.0

  /// Makes a parameter.
  public init(_ name: LocatedText, kind: Parameter.Kind, type: String) {
    (self.name, self.kind, self.type) = (name, kind, type)
  }
}

/// A phrase, good or bad.
public struct DeclaredPhrase: Sendable {
  /// What the author wrote.
  public var text: LocatedText
  /// What it means; nil where it cannot be read.
  public var template: PhraseTemplate?

  /// Makes a phrase.
  public init(_ text: LocatedText, template: PhraseTemplate?) { (self.text, self.template) = (text, template) }
}

/// A kind of thing that parameters name.
public struct DeclaredEntity: Sendable {
  /// Whether its values are a list in the code, or things that come and go.
  public enum Kind: Sendable, Hashable { case entity, enumeration }

  /// Its identifier.
  public var name: LocatedText
  /// What one of them is called.
  public var title: LocatedText?
  /// What it is.
  public var kind: Kind
  /// Whether other words than the values can fill it.
  public var vocabulary: Entity.Vocabulary = .closed
  /// The values known.
  public var values: [DeclaredValue] = []
  /// Which values of another entity these are; nil for an entity of its own.
  public var selection: Entity.Selection?

  /// Makes an entity.
  public init(_ name: LocatedText, kind: Kind) { (self.name, self.kind) = (name, kind) }
}

/// A thing that fills a parameter.
public struct DeclaredValue: Sendable {
  /// Its identifier.
  public var id: String
  /// What people call it.
  public var title: LocatedText
  /// What tells it from others of the same title.
  public var subtitle: String?
  /// What else people call it.
  public var synonyms: [LocatedText] = []
  /// Whether shortcuts are listed for it.
  public var isSuggested = true
  /// What kinds of thing it is.
  public var tags: [String] = []

  /// Makes a value.
  public init(id: String, title: LocatedText) { (self.id, self.title) = (id, title) }
}

/// One file of translations, in one language.
public struct DeclaredLocalization: Sendable {
  /// The language.
  public var locale: String
  /// The table's name: `AppShortcuts`, `Localizable`, `InfoPlist`.
  public var table: String
  /// Whether it is the language that the authors write in.
  public var isDevelopment = false
  /// What is translated, in the order of the file.
  public var entries: [DeclaredTranslation] = []

  /// Makes a table without entries.
  public init(locale: String, table: String) { (self.locale, self.table) = (locale, table) }
}

/// The translations of one text.
public struct DeclaredTranslation: Sendable {
  /// The author's text, where the translator's file names it.
  public var key: LocatedText
  /// What translators wrote; several for a phrase that can be said in several ways.
  public var values: [LocatedText]
  /// Whether the values are forms of one text, for numbers or devices, rather than ways to say it.
  public var areForms = false

  /// Makes a translation.
  public init(_ key: LocatedText, _ values: [LocatedText]) { (self.key, self.values) = (key, values) }
}
