internal import PhraseMatching

extension Question {
  /// What a person can do to answer it, for a hint.
  enum Way {
    /// How many numbers there are, and whether a name will do as well.
    case number(upTo: Int)
    case onlyOption(String)
    case yesOrNo(yes: String?, no: String?)
    case name
    case text
    case integer, boolean, date, duration, measurement
  }

  var way: Way {
    if kind == .confirmation || kind == .foreground { return .yesOrNo(yes: accepting.first, no: denying.first) }
    let numbers = shownOptions.endIndex + (options.count > Self.mostShown ? 0 : buttons.count)
    if numbers > 1 { return .number(upTo: numbers) }
    if let only = options.first { return .onlyOption(only.title) }
    switch otherAnswers {
    case .none, .words: return .name
    case .text: return .text
    case .typed(let kind):
      switch kind {
      case .integer, .number: return .integer
      case .boolean: return .boolean
      case .date: return .date
      case .duration: return .duration
      case .measurement: return .measurement
      }
    }
  }
}
