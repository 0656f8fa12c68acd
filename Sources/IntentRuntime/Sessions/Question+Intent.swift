internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Question {
  /// What an intent asks, as a person sees it.
  init(_ asked: IntentQuestion, _ wording: any Wording) {
    let kind: Kind =
      switch asked.kind {
      case .value: .value
      case .disambiguation: .disambiguation
      case .valueConfirmation, .confirmation: .confirmation
      case .choice: .choice
      case .foreground: .foreground
      }
    self.init(kind, "")
    subject = asked.parameterTitle.map { wording.inSentence(String(localized: $0)) }
    noun = asked.parameter.map { wording.inSentence($0.noun) }
    parameter = asked.parameterName
    attempt = asked.attempt
    options = asked.sections.flatMap(\.options).map { Option($0.display) }
    if asked.kind == .choice { options = asked.choices.map(Option.init) }
    if let name = asked.actionName {
      accepting = ([name.acceptLabel] + name.acceptAlternatives).map { FrameworkText.spoken($0) }
      denying = ([name.denyLabel] + name.denyAlternatives).map { FrameworkText.spoken($0) }
      isDestructive = name.isDestructive
    }
    if let parameter = asked.parameter, kind == .value || kind == .disambiguation {
      (otherAnswers, takesSeveral) = Self.otherAnswers(to: asked, for: parameter)
      usualSeconds = (parameter.traits.unit as? UnitDuration)?.converter.baseUnitValue(fromValue: 1)
      range = parameter.traits.range.flatMap { $0.lowerBound <= $0.upperBound ? $0.lowerBound...$0.upperBound : nil }
    }
    prompt = asked.dialog.map { String(localized: $0.full) } ?? Self.prompt(for: asked, subject: subject, wording)
  }

  private static func prompt(for asked: IntentQuestion, subject: String?, _ wording: any Wording) -> String {
    switch asked.kind {
    case .value, .disambiguation:
      guard let subject else { return asked.words }
      return asked.sections.isEmpty ? wording.what(subject) : wording.which(subject)
    case .valueConfirmation, .confirmation, .choice, .foreground: return asked.words
    }
  }

  private static func otherAnswers(
    to asked: IntentQuestion, for parameter: any AnyIntentParameter
  ) -> (OtherAnswers, takesSeveral: Bool) {
    var kind = parameter.valueKind
    var takesSeveral = false
    if case .array(let element) = kind { (kind, takesSeveral) = (element, true) }
    if asked.kind == .disambiguation { return (.words, takesSeveral) }
    return (otherAnswers(of: kind), takesSeveral)
  }

  private static func otherAnswers(of kind: ValueKind) -> OtherAnswers {
    switch kind {
    case .string, .attributedString, .url, .personName, .person, .file, .place, .search: .text
    case .integer: .typed(.integer)
    case .number, .decimal, .currencyAmount: .typed(.number)
    case .boolean: .typed(.boolean)
    case .date, .dateComponents: .typed(.date)
    case .duration: .typed(.duration)
    case .measurement(let dimension): .typed(dimension.baseUnit is UnitDuration ? .duration : .measurement)
    case .enumeration, .entity, .union, .array: .words
    case .paymentMethod, .opaque: .none
    }
  }
}

extension Question {
  /// What asks for a value of a parameter, without words of its own.
  @inline(never)
  init(of parameter: Parameter, listing listed: [Entity.Value]) {
    self.init(.value, parameter.prompt ?? "")
    subject = parameter.name
    self.parameter = parameter.name
    options = listed.map { Option($0.title, subtitle: $0.subtitle, synonyms: $0.synonyms) }
    range =
      switch parameter.kind {
      case .integer(let range?): Double(range.lowerBound)...Double(range.upperBound)
      case .number(let range?): range
      default: nil
      }
    otherAnswers =
      switch parameter.kind {
      case .entity: .words
      case .text: .text
      case .integer: .typed(.integer)
      case .number: .typed(.number)
      case .boolean: .typed(.boolean)
      case .date: .typed(.date)
      case .duration: .typed(.duration)
      case .measurement: .typed(.measurement)
      }
  }
}

extension Question.Option {
  init(_ display: DisplayRepresentation) {
    self.init(
      String(localized: display.title), subtitle: display.subtitle.map { String(localized: $0) },
      synonyms: display.synonyms.map { String(localized: $0) })
  }

  fileprivate init(_ choice: IntentChoiceOption) {
    let style: Style = choice.style == .cancel ? .cancel : choice.style == .destructive ? .destructive : .plain
    self.init(
      FrameworkText.spoken(choice.title), subtitle: choice.subtitle.map { String(localized: $0) }, style: style)
  }
}
