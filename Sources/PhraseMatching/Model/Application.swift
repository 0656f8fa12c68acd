/// An application as the matcher sees it: its names, its shortcuts, the entities their parameters take.
///
/// A list of applications is what an index is compiled from; see ``PhraseIndex``.
public struct Application: Sendable, Hashable {
  /// The name that `${applicationName}` stands for.
  public var name: String
  /// Other names people call it by.
  public var synonyms: [String]
  /// What it can do, in catalog order: the order that breaks ties.
  public var shortcuts: [Shortcut]
  /// The kinds of things that parameters name.
  public var entities: [Entity]
  /// Phrases that must never reach this application.
  public var negativePhrases: [PhraseTemplate]

  /// Makes an application.
  public init(
    name: String,
    synonyms: [String] = [],
    shortcuts: [Shortcut] = [],
    entities: [Entity] = [],
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
  public enum Standing: Sendable, Hashable {
    /// Somebody wrote them.
    case authored
    /// They were made from what is known of the intent. They score as ever and rank a little behind.
    case derived
  }

  /// The intent's identifier.
  public var intent: String
  /// What listings call it.
  public var title: String
  /// A system image name.
  public var image: String?
  /// The holes that its phrases may have.
  public var parameters: [Parameter]
  /// What people say; the first is the one shown.
  public var phrases: [PhraseTemplate]
  /// Where the phrases come from.
  public var standing: Standing

  /// Makes a shortcut.
  public init(
    intent: String,
    title: String,
    image: String? = nil,
    parameters: [Parameter] = [],
    phrases: [PhraseTemplate],
    standing: Standing = .authored
  ) {
    self.intent = intent
    self.title = title
    self.image = image
    self.parameters = parameters
    self.phrases = phrases
    self.standing = standing
  }
}

/// A value that an intent takes.
public struct Parameter: Sendable, Hashable {
  /// What may fill a parameter.
  public enum Kind: Sendable, Hashable {
    /// A value of the entity with this identifier in the same application.
    case entity(String)
    /// Free words.
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
  /// Whether the intent can do without it.
  public var isOptional: Bool

  /// Makes a parameter.
  public init(name: String, kind: Kind, prompt: String? = nil, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.prompt = prompt
    self.isOptional = isOptional
  }
}

/// A kind of thing that a parameter names, with the values known so far.
public struct Entity: Sendable, Hashable {
  /// Whether the listed values are all there are.
  public enum Vocabulary: Sendable, Hashable {
    /// Only listed values fill a placeholder.
    case closed
    /// Other words are captured as they were typed, at a cost, for the application to look up.
    case open
  }

  /// One thing that can fill a placeholder.
  public struct Value: Sendable, Hashable {
    /// The application's identifier.
    public var id: String
    /// What people call it.
    public var title: String
    /// What tells it from another of the same title.
    public var subtitle: String?
    /// Other names.
    public var synonyms: [String]
    /// Whether listings show a shortcut for it.
    public var isSuggested: Bool

    /// Makes a value.
    public init(id: String, title: String, subtitle: String? = nil, synonyms: [String] = [], isSuggested: Bool = true) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.synonyms = synonyms
      self.isSuggested = isSuggested
    }
  }

  /// What parameters call it: `Lamp`.
  public var name: String
  /// What people call it.
  public var title: String
  /// Whether the values are all there are.
  public var vocabulary: Vocabulary
  /// The values, in catalog order.
  public var values: [Value]

  /// Makes an entity.
  public init(name: String, title: String, vocabulary: Vocabulary = .closed, values: [Value] = []) {
    self.name = name
    self.title = title
    self.vocabulary = vocabulary
    self.values = values
  }
}
