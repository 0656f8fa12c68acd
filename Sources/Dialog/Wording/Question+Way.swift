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

  /// The least and the greatest number that is taken, where both are known.
  var bounds: (least: String, most: String)? {
    guard let range, abs(range.lowerBound) < Self.unbounded, range.upperBound < Self.unbounded else { return nil }
    return (Self.text(of: range.lowerBound), Self.text(of: range.upperBound))
  }

  /// So much is no bound that anybody set.
  private static let unbounded = 1e12

  private static func text(of number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  var way: Way {
    if kind == .confirmation || kind == .foreground { return .yesOrNo(yes: accepting.first, no: denying.first) }
    let numbers = shownOptions.endIndex + (options.count > Self.mostShown || hasCount ? 0 : buttons.count)
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
