package import PhraseMatching

/// Something that the assistant asks, as a person sees it; made of an `IntentQuestion`, or of what a shortcut lacks.
package struct Question: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case value
    case disambiguation
    case confirmation
    case choice
    /// Whether the app may come to the front.
    case foreground
    case shortcut
  }

  /// What is read besides the options.
  package enum OtherAnswers: Sendable, Equatable {
    case none
    /// Words, a name for instance, that somebody else looks up.
    case words
    /// Words that are taken as they are: any text is an answer.
    case text
    /// A number, a date…
    case typed(TypedKind)
  }

  package struct Option: Sendable, Hashable {
    /// What choosing it means.
    package enum Style: Sendable, Equatable { case plain, destructive, cancel }

    package var title: String
    /// What tells it from another of the same title.
    package var subtitle: String?
    package var synonyms: [String]
    package var style: Style

    package init(_ title: String, subtitle: String? = nil, synonyms: [String] = [], style: Style = .plain) {
      self.title = title
      self.subtitle = subtitle
      self.synonyms = synonyms
      self.style = style
    }
  }

  /// Where the names are that answer a question besides its options.
  package struct NameSource: Sendable, Equatable {
    package var application: String
    /// The names of the entities.
    package var entities: [String]

    package init(application: String, entities: [String]) {
      (self.application, self.entities) = (application, entities)
    }
  }

  package var kind: Kind
  package var prompt: String
  /// What the value is called: "trail".
  package var subject: String?
  /// What one of the values is called, where the subject names several, or says what it is for: "to".
  package var noun: String?
  package var parameter: String?
  /// Whether it is only an offer: whoever says something else leaves nothing.
  package var isOffer = false
  /// What is done once it is answered: "Buy Day Pass".
  package var action: String?
  /// All there is to choose from; only the first few are shown.
  package var options: [Option] = []
  package var otherAnswers = OtherAnswers.none
  /// Where more names are, if somebody lists them.
  package var names: NameSource?
  /// The numbers that are taken, where only some are.
  package var range: ClosedRange<Double>?
  /// How many seconds a number is that says no unit; nil where it has to say one.
  package var usualSeconds: Double?
  /// Whether several options may be chosen at once.
  package var takesSeveral = false
  /// Words for yes, the label of the button first; empty for the usual ones only.
  package var accepting: [String] = []
  /// Words for no, the label of the button first.
  package var denying: [String] = []
  /// Whether going ahead destroys something.
  package var isDestructive = false
  /// The buttons of the view that is shown with the question; their numbers follow those of the options.
  package var buttons: [String] = []
  /// Whether the buttons change a number of the view: a number that is said is that one, and the buttons have none.
  package var hasCount = false
  /// How often it was asked before without a usable answer.
  package var attempt = 0
  /// Whether it was shown before: what there is to choose from is known then.
  package var isRepeated = false

  package init(_ kind: Kind, _ prompt: String) {
    self.kind = kind
    self.prompt = prompt
  }

  /// The first option that is shown: "more" shows those behind.
  package var firstShown = 0

  package static let mostShown = 7

  /// What is shown of the options; each has its number, counted from one, among all of them.
  package var shownOptions: ArraySlice<Option> {
    options[min(firstShown, options.count)..<min(firstShown + Self.mostShown, options.count)]
  }

  /// The same with the options behind those that are shown; the first ones again behind the last.
  package var withNextOptions: Question {
    var next = self
    next.firstShown = shownOptions.endIndex < options.count ? shownOptions.endIndex : 0
    return next
  }
}
