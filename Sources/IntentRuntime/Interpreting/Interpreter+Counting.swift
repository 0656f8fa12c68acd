internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// A button of a view that sets a number, with the number that was said: a view with a count takes "four".
struct CountedButton: Sendable {
  /// What the button does, with the number.
  var intent: any AppIntent
  var count: Int
  /// The numbers that it takes, where only some are.
  var range: ParameterRange?

  var isPossible: Bool { range?.contains(Double(count)) ?? true }
}

extension Interpreter {
  /// The button that sets the number which a text says.
  func countedButton(for text: String) -> CountedButton? {
    guard let snippet = context.snippet else { return nil }
    let plain = continuation(of: text).text
    // "That's too few, 3": how many there are to be, and not how many more.
    let said = readers.continuations.amountNamed(in: plain) ?? plain
    return CountedButton.find(in: snippet) { current in
      if let change = readers.continuations.amountChange(in: said) {
        return current + (change.isIncrease ? 1 : -1) * (change.count ?? 1)
      }
      // "12 tickets" has the noun of what is shown.
      var question = Question(.value, snippet.lines.joined(separator: " "))
      question.otherAnswers = .typed(.integer)
      let read = readers.replies.readValue(said, of: question, now: settings.now())
      if case .typed(.integer(let number))? = read?.reply { return number }
      return nil
    }
  }

  /// "Make it 3 and yes": the number. Nobody agreed to what was not said with that number yet.
  func countAndConsent(_ text: String, _ question: Question) -> CountedButton? {
    readers.splitter.splits(of: text).lazy.compactMap { split in
      let parts = split.parts.map(\.text)
      guard parts.count == 2,
        case .yes? = self.readers.replies.read(parts[1], to: question, now: self.settings.now()).reply
      else { return nil }
      return self.countedButton(for: parts[0])
    }.first
  }
}

extension DrawnSnippet {
  /// Whether buttons change a number that is shown.
  var hasCount: Bool { CountedButton.find(in: self) { $0 } != nil }
}

extension CountedButton {
  /// Of the buttons that lead to the same intent with a number one more and one less, the one with the number wanted.
  ///
  /// - Parameter wanted: the number, given the one that is shown.
  static func find(in snippet: DrawnSnippet, _ wanted: (Int) -> Int?) -> CountedButton? {
    let counting = snippet.buttons.compactMap(\.intent).compactMap { intent in number(of: intent).map { (intent, $0) } }
    for (intent, number) in counting {
      let same = counting.filter { type(of: $0.0) == type(of: intent) }.map(\.1)
      // Where there are no more, only the button for fewer is left.
      let isAtEnd = counted(intent)?.traits.range.map { Double(number + 1) == $0.upperBound } ?? false
      let current = same.count > 1 ? (same.min()! + same.max()!) / 2 : isAtEnd ? number + 1 : number - 1
      guard let count = wanted(current), count >= 0 || hasRange(intent) else { continue }
      func copy<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { intent.freshCopy() }
      let changed = copy(intent)
      guard let parameter = counted(changed), parameter.assign(count) else { continue }
      return CountedButton(intent: changed, count: count, range: parameter.traits.range)
    }
    return nil
  }

  private static func counted(_ intent: any AppIntent) -> (any AnyIntentParameter)? {
    let numbers = IntentParameters(of: intent).entries.map(\.parameter).filter {
      if case .integer = $0.valueKind { true } else { false }
    }
    return numbers.count == 1 ? numbers[0] : nil
  }

  private static func hasRange(_ intent: any AppIntent) -> Bool { counted(intent)?.traits.range != nil }

  private static func number(of intent: any AppIntent) -> Int? { counted(intent)?.givenValue as? Int }
}
