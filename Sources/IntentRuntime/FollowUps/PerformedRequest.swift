internal import AppIntents
internal import Foundation
internal import PhraseMatching

/// A request that was performed, or is being asked about, with all of its values: what follow-ups change.
struct PerformedRequest: Sendable {
  indirect enum Deed: Sendable {
    case intent(any AppIntent)
    /// What a catalog says of a shortcut, with the values that it has.
    case action(CatalogAction, Shortcut, [String: CatalogValue])
  }

  /// What a request left behind.
  enum Effect: Sendable {
    /// Nothing, and nothing was to be left: it tells, shows or finds something.
    case telling
    /// Nothing, though something was to be done: it was so already.
    case nothing
    /// Something, perhaps: its application never records anything that could be taken back.
    case unrecorded
    /// Something that can be taken back.
    case change
    /// Something that nothing takes back.
    case final
  }

  var deed: Deed
  /// Tells it from the others of a conversation: how many had been performed when it had been.
  var number = 0
  /// The turn in which it was performed.
  var turn = 0
  /// Where its application stands.
  var application: Int
  /// What the matcher said of it; nil where nobody named a shortcut.
  var candidate: Candidate?
  /// What was typed.
  var text: String
  /// What it left to be undone.
  var undoCount = 0
  /// Whether it was performed to its end, and not begun only.
  var isDone = false
  /// Whether what it left was taken back.
  var isUndone = false
  /// Whether it only comes nearest to what nobody understood: what follows on it is asked about first.
  var isGuess = false
  var effect = Effect.telling

  init(deed: Deed, application: Int, candidate: Candidate? = nil, text: String) {
    (self.deed, self.application, self.candidate, self.text) = (deed, application, candidate, text)
  }

  /// A shortcut without values.
  init(_ binding: ShortcutBinding, of application: Int, text: String) {
    switch binding {
    case .intent(let intent): deed = .intent(intent)
    case .action(let action, let shortcut): deed = .action(action, shortcut, [:])
    }
    self.application = application
    self.text = text
  }

  /// Whether it told something, to its end, and changed nothing.
  var goesOnTelling: Bool { if case .telling = effect { isDone && !isUndone } else { false } }

  /// What it is called, with what it is about.
  var title: String { recordedTitle ?? currentTitle }

  /// What it was called in the language of the conversation when it was done.
  var recordedTitle: String?

  /// The same with the title that it has now.
  var titled: PerformedRequest {
    var titled = self
    titled.recordedTitle = currentTitle
    return titled
  }

  private var currentTitle: String {
    let values = valueTitles
    return values.isEmpty ? name : "\(name): \(values.joined(separator: ", "))"
  }

  /// The words of its title, of what was typed for it, and of the phrase that it was taken for.
  var spokenWords: [String] { FindText.words(of: "\(title) \(text) \(candidate?.phrase ?? "")") }

  /// What it is called, without its values.
  var name: String {
    switch deed {
    case .intent(let intent): candidate?.title ?? Self.title(of: intent)
    case .action(_, let shortcut, _): shortcut.title
    }
  }

  /// What its values are called.
  var valueTitles: [String] {
    switch deed {
    case .intent(let intent):
      IntentParameters(of: intent).entries.compactMap { entry in
        // "Yes" says nothing of what it is about.
        let value = entry.parameter.givenValue.flatMap { $0 is Bool ? nil : $0 }
        let day = isDay(entry.name) ? (value as? Date)?.formatted(date: .abbreviated, time: .omitted) : nil
        let title = day ?? value.map { String(localized: DisplayRepresentation(showing: $0).title) }
        return title.flatMap { $0.isEmpty ? nil : $0 }
      }
    case .action(_, let shortcut, let values):
      shortcut.parameters.filter { parameter in
        // That somebody agreed to it says nothing.
        parameter.kind != .boolean || shortcut.phrases.contains { $0.text.contains("${\(parameter.name)}") }
      }.compactMap { values[$0.name]?.title }
    }
  }

  /// Whether a day was said and no time.
  private func isDay(_ name: String) -> Bool {
    guard case .date(let date)? = candidate?.values.first(where: { $0.name == name })?.typed else { return false }
    return date.precision == .day
  }

  private static func title(of intent: any AppIntent) -> String {
    func title<Intent: AppIntent>(_ intent: Intent) -> String { String(localized: Intent.title) }
    return title(intent)
  }

  /// What can be said of it: each parameter that people can name values for.
  var parameters: [Parameter] {
    switch deed {
    case .intent(let intent):
      IntentParameters(of: intent).entries.compactMap { entry in
        ParameterExpansion(of: entry.parameter, named: entry.name, in: intent).model
      }
    case .action(_, let shortcut, _): shortcut.parameters
    }
  }

  /// Whether another request does the same, with whatever values.
  func isSame(as other: PerformedRequest) -> Bool {
    switch (deed, other.deed) {
    case (.intent(let one), .intent(let other)): type(of: one) == type(of: other)
    case (.action(_, let one, _), .action(_, let another, _)):
      application == other.application && one.title == another.title
    case (.intent, .action), (.action, .intent): false
    }
  }

  /// Whether a parameter has a value.
  func isGiven(_ name: String) -> Bool {
    switch deed {
    case .intent(let intent): IntentParameters(of: intent)[name]?.givenValue != nil
    case .action(_, _, let values): values[name] != nil
    }
  }

  /// Whether it is declared to delete something.
  var isDestructive: Bool { if case .intent(let intent) = deed { intent is any DeleteIntent } else { false } }

  /// Whether a value was said for it already.
  func has(_ value: FilledParameter) -> Bool {
    value.values.contains { $0.id == identifier(of: value.name) }
      || candidate?.values.contains { $0.name == value.name && $0.shown == value.shown } == true
  }

  /// Whether a parameter takes words as they are.
  func takesAnyWords(_ name: String) -> Bool {
    switch deed {
    case .intent(let intent): IntentParameters(of: intent)[name]?.valueKind.isFreeText ?? false
    case .action: true
    }
  }

  /// The words that were said for a parameter.
  func saidWords(of name: String) -> String? { candidate?.values.first { $0.name == name }?.text }

  /// What tells the value of a parameter from others; nil where nothing does.
  func identifier(of name: String) -> String? {
    switch deed {
    case .intent(let intent): LastChoice.identifier(of: IntentParameters(of: intent)[name]?.givenValue)
    case .action(_, _, let values): LastChoice.identifier(of: values[name])
    }
  }

  /// The words that a parameter holds.
  func words(of name: String) -> String? {
    switch deed {
    case .intent(let intent): IntentParameters(of: intent)[name]?.givenValue as? String
    case .action(_, _, let values): values[name]?.text
    }
  }

  /// The day, the time or both that a parameter holds: an answer is in no words of the request.
  func moment(of name: String) -> TypedValue? {
    guard case .intent(let intent) = deed, let said = IntentParameters(of: intent)[name]?.givenValue as? DateComponents
    else { return nil }
    let today = Calendar.current.dateComponents([.year, .month, .day], from: .now)
    guard let year = said.year ?? today.year, let month = said.month ?? today.month, let day = said.day ?? today.day
    else { return nil }
    let moment = CivilMoment(
      year: year, month: month, day: day, hour: said.hour ?? 0, minute: said.minute ?? 0, second: said.second ?? 0)
    let precision: DateReading.Precision = said.hour == nil ? .day : said.day == nil ? .time : .dayAndTime
    return .date(DateReading(moment: moment, precision: precision))
  }

  /// The number that a parameter holds.
  func number(of name: String) -> Double? {
    switch deed {
    case .intent(let intent):
      switch IntentParameters(of: intent)[name]?.valueOrDefault {
      case let number as Int: Double(number)
      case let number as Double: number
      case let amount as any MeasuredAmount: amount.amount
      default: nil
      }
    case .action(_, _, let values): values[name]?.typed.flatMap(Double.init)
    }
  }
}
