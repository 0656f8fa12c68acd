/// An application as the matcher sees it: its names, its shortcuts and the entities that their parameters take.
///
/// ```swift
/// let lamp = Entity(name: "Lamp", title: "Lamp", values: [Entity.Value(id: "desk", title: "Desk Lamp")])
/// let turnOn = Shortcut(
///   intent: "TurnOn", title: "Turn On", parameters: [Parameter(name: "lamp", kind: .entity("Lamp"))],
///   phrases: ["Turn on ${lamp} in ${applicationName}"].compactMap { PhraseTemplate.literal($0).template })
/// let home = Application(name: "Home", shortcuts: [turnOn], entities: [lamp])
/// let (index, findings) = PhraseIndex.compile([home])
/// ```
public struct Application: Sendable, Hashable {
  /// The name that `${applicationName}` stands for.
  public var name: String
  /// Other names that people use for it.
  public var synonyms: [String]
  /// Its shortcuts, in catalog order, which is the order of equal scores.
  public var shortcuts: [Shortcut]
  /// The entities that parameters take.
  public var entities: [Entity]
  /// Phrases that keep this application's shortcuts from matching.
  public var negativePhrases: [PhraseTemplate]

  /// Makes an application.
  public init(
    name: String, synonyms: [String] = [], shortcuts: [Shortcut] = [], entities: [Entity] = [],
    negativePhrases: [PhraseTemplate] = []
  ) {
    self.name = name
    self.synonyms = synonyms
    self.shortcuts = shortcuts
    self.entities = entities
    self.negativePhrases = negativePhrases
  }
}

/// An intent together with the phrases that reach it.
public struct Shortcut: Sendable, Hashable {
  /// Where the phrases come from.
  public enum PhraseOrigin: Sendable, Hashable {
    /// An author wrote them.
    case authored
    /// They were generated from the intent's title or parameters. They score like others and rank a little behind.
    case derived
  }

  /// The intent's identifier.
  public var intent: String
  /// What listings call it.
  public var title: String
  /// A system image name.
  public var image: String?
  /// The placeholders that its phrases may have.
  public var parameters: [Parameter]
  /// The phrases that reach it; listings show the first.
  public var phrases: [PhraseTemplate]
  /// Where the phrases come from.
  public var phraseOrigin: PhraseOrigin

  /// Makes a shortcut.
  public init(
    intent: String, title: String, image: String? = nil, parameters: [Parameter] = [], phrases: [PhraseTemplate],
    phraseOrigin: PhraseOrigin = .authored
  ) {
    self.intent = intent
    self.title = title
    self.image = image
    self.parameters = parameters
    self.phrases = phrases
    self.phraseOrigin = phraseOrigin
  }
}

/// A value that an intent takes.
public struct Parameter: Sendable, Hashable {
  /// What may fill a parameter.
  public enum Kind: Sendable, Hashable {
    /// A value of the entity with this name in the same application.
    case entity(String)
    /// Any words.
    case text
    /// A whole number, within the range if there is one.
    case integer(ClosedRange<Int>? = nil)
    /// Any number, within the range if there is one.
    case number(ClosedRange<Double>? = nil)
    /// Yes or no, on or off.
    case boolean
    /// A day, a time, or both.
    case date
    /// A span of time.
    case duration
    /// A number with a unit.
    case measurement
  }

  /// The placeholder's name: `lamp` in `${lamp}`.
  public var name: String
  /// What may fill it.
  public var kind: Kind
  /// The question that asks for it.
  public var prompt: String?
  /// Whether the intent runs without it.
  public var isOptional: Bool
  /// What it is where the request does not say it.
  public var fallback: Fallback?
  /// What a number that is said is multiplied by: −1 where "down by 20" means −20.
  public var multiplier = 1.0
  /// Whether it takes several values at once: "milk, eggs and bread".
  public var takesSeveral = false

  /// Makes a parameter.
  public init(name: String, kind: Kind, prompt: String? = nil, isOptional: Bool = false, fallback: Fallback? = nil) {
    self.name = name
    self.kind = kind
    self.prompt = prompt
    self.isOptional = isOptional
    self.fallback = fallback
  }
}

/// An entity that parameters take, with the values known so far.
public struct Entity: Sendable, Hashable {
  /// Whether values that are not listed may fill a placeholder.
  public enum Vocabulary: Sendable, Hashable {
    /// Only listed values may.
    case closed
    /// Other words are taken as typed, at a cost, for the application to look up.
    case open
  }

  /// One thing that can fill a placeholder.
  public struct Value: Sendable, Hashable {
    /// The application's identifier.
    public var id: String
    /// Its name for people.
    public var title: String
    /// Distinguishes it from another value of the same title.
    public var subtitle: String?
    /// Other names.
    public var synonyms: [String]
    /// Whether listings show a shortcut for it.
    public var isSuggested: Bool
    /// What kinds of thing it is, by which an entity may select it; see ``Entity/Selection``.
    public var tags: [String]

    /// Makes a value.
    public init(
      id: String, title: String, subtitle: String? = nil, synonyms: [String] = [], isSuggested: Bool = true,
      tags: [String] = []
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.synonyms = synonyms
      self.isSuggested = isSuggested
      self.tags = tags
    }
  }

  /// The name by which parameters refer to it: `Lamp`.
  public var name: String
  /// Its name for people.
  public var title: String
  /// Whether other words than the values may fill a placeholder.
  public var vocabulary: Vocabulary
  /// The values, in catalog order.
  public var values: [Value]
  /// Which values of another entity these are; nil for an entity of its own.
  public var selection: Selection?

  /// Makes an entity.
  public init(name: String, title: String, vocabulary: Vocabulary = .closed, values: [Value] = []) {
    (self.name, self.title, self.vocabulary, self.values) = (name, title, vocabulary, values)
  }
}
