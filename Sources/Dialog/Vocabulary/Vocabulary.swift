internal import PhraseMatching

/// The words of one language that the assistant knows by itself, whatever is installed.
///
/// Lists hold phrases between commas or lines. They are tokenized as replies are, so case, accents and width do not
/// matter.
struct Vocabulary: Sendable {
  // MARK: Around a reply

  /// Noises and politeness in front of a reply: "um, please …".
  var politeOpenings: PhraseTable<Void>
  /// The same behind it: "… please".
  var politeClosings: PhraseTable<Void>
  /// What leads to an answer: "I'd like the …".
  var openings: PhraseTable<Void>
  /// What leads to a clause that describes an option: "the one who …".
  var relatives = PhraseTable("")
  /// What rounds it off: "… one".
  var closings: PhraseTable<Void>
  /// Words that hardly tell two names apart.
  var lightWords: LightWords

  // MARK: Positions

  /// Numbers in words that the tokenizer does not know.
  var numerals: PhraseTable<Int>
  /// Positions in words; those below zero count from the end.
  var ordinals: PhraseTable<Int>
  /// "number", as in "number two".
  var positionOpenings: PhraseTable<Void>
  /// What stands behind a number that is a position.
  var positionClosings: PhraseTable<Void>

  // MARK: Several at once

  var all: PhraseTable<Void>
  var both: PhraseTable<Void>
  /// "all but"
  var allExcept: PhraseTable<Void>
  var joiners: PhraseTable<Void>
  var rangeJoiners: PhraseTable<Void>

  // MARK: Yes and no

  var yes: PhraseTable<Void>
  var no: PhraseTable<Void>
  /// What turns the word for yes behind it into a no: "don't buy it".
  var negators: PhraseTable<Void>
  /// What may stand beside a yes or a no without changing it: "yes, do it".
  var agreementFillers: PhraseTable<Void>
  var cancel: PhraseTable<Void>
  /// What takes back what was begun, unless it is part of something else: "wait", "on second thought".
  var hesitations: PhraseTable<Void>
  /// What takes back in front of what is taken back: "forget the tickets".
  var dropping: PhraseTable<Void>
  /// What may stand beside words that take back without changing them: "I think I will leave it".
  var softeners: PhraseTable<Void>
  /// What chooses no option in particular: "any of them".
  var any: PhraseTable<Void>

  // MARK: Values

  /// What leads to a value: "at", "about", "make it".
  var valueOpenings: PhraseTable<Void>
  /// What rounds it off: "or so".
  var valueClosings: PhraseTable<Void>
  /// Words of values in the words that ``TypedKind`` reads; nil when it reads them as they are.
  var valueWords: ValueWords?

  // MARK: Requests

  /// What the assistant itself is asked, as patterns.
  var commands: [BuiltInCommandPhrases]
  /// Words that point at something, but for those that lead to a clause behind what tells it: "note that …".
  var conjunctions = PhraseTable("")
  var reporting = PhraseTable("")
  /// What says that there is something behind "what have you": "got".
  var possessions = PhraseTable("")
  var references: PhraseTable<ReferenceWord>
  /// What stands in front of the kind of a thing that was spoken of: "that" of "that trail"; whether of several.
  var kindDeterminers: PhraseTable<Bool>
  /// What stands between two steps.
  var connectors: PhraseTable<Connector>
  /// What imperatives begin with, where more follows: "order …".
  var imperativeOpenings: PhraseTable<Void>
  /// What they end with in languages that put the verb last.
  var imperativeClosings: PhraseTable<Void>
  /// Marks that stand between two steps.
  var connectingMarks: [Character: Connector.Strength]
}

/// Ways of asking the assistant itself for something.
struct BuiltInCommandPhrases: Sendable {
  enum Request: Sendable, Hashable {
    case undo, undoTwo, undoThree, undoAll, undoSeveral, undoDeed, restore, redo, again, help, cancel, search, resume
    case talk(BuiltInCommand.Talk)
    /// About a deed that is named.
    case talkOfDeed(BuiltInCommand.Talk)
  }

  var request: Request
  /// Patterns between lines; `${topic}` is what it is about.
  var patterns: String

  init(_ request: Request, _ patterns: String) {
    self.request = request
    self.patterns = patterns
  }
}

/// A word that refers to something, or one that only looks like it.
enum ReferenceWord: Sendable {
  case target(Reference.Target)
  /// The same, written as a genitive: "its".
  case genitive(Reference.Target)
  /// Refers only where no noun follows it: "the second" but not "the second floor".
  case alone(Reference.Target)
  /// What stands in front of a number: "number two".
  case number
  /// Refers to nothing: "it" in other words.
  case nothing
}

/// What stands between two steps of a request.
struct Connector: Sendable {
  enum Strength: Sendable, Comparable { case weak, strong }

  var strength: Strength
  /// How many of its characters belong to the step before it.
  var keeps = 0
}

extension Vocabulary {
  /// The words of a language given by its code; English for one that is not known.
  static func of(_ language: String) -> Vocabulary {
    Wordings.choose(for: language, english: english, german: german, japanese: japanese)
  }
}
