/// What a sentence does, as far as it matters to whoever might perform it.
///
/// "Lock the door" and "could you lock the door" request an action; "who locked the door", "my mom locked the door" and
/// "if it rains lock the door" mention one.
enum SpeechAct: String {
  /// Asks for what it names: an imperative, a polite question, a wish, or only a name.
  case request
  /// Asks for information: "show me my notes".
  case inquiry
  /// Asks about the world: "is the door locked", "how warm is it".
  case question
  /// Asks about an action: "how do i lock the door", "who locked it", "what if i lock it".
  case reflection
  /// Tells what somebody did, does or says: "i locked the door", "my mom says to lock it".
  case report
  /// Depends on something: "if it rains lock the door".
  case condition
  /// Wants the action not to happen: "do not lock the door".
  case refusal
}

extension SpeechAct {
  /// Whether an action is only mentioned.
  var onlyMentions: Bool {
    switch self {
    case .request, .inquiry, .question: false
    case .reflection, .report, .condition, .refusal: true
    }
  }
}

/// The acts of a shortcut's phrases.
struct SpeechActs: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ act: SpeechAct) {
    self =
      switch act {
      case .request: []
      case .inquiry: .answers
      case .question: .question
      case .reflection: .reflection
      case .report: .report
      case .condition: .condition
      case .refusal: .refusal
      }
  }

  static let question = SpeechActs(rawValue: 1)
  static let reflection = SpeechActs(rawValue: 2)
  static let report = SpeechActs(rawValue: 4)
  static let condition = SpeechActs(rawValue: 8)
  static let refusal = SpeechActs(rawValue: 16)
  /// A phrase asks for information, so that the shortcut answers questions.
  static let answers = SpeechActs(rawValue: 32)

  /// Whether a sentence of an act may ask for a phrase of these acts.
  func admits(_ act: SpeechAct) -> Bool {
    switch act {
    case .request, .inquiry: true
    case .question: !isDisjoint(with: [.question, .reflection, .answers])
    case .reflection, .report, .condition, .refusal: contains(SpeechActs(act))
    }
  }
}
