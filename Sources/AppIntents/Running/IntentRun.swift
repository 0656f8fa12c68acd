internal import Synchronization

/// One run of one intent: where its questions go, and whether the app is in front.
package final class IntentRun: Sendable {
  /// The run that the task belongs to.
  @TaskLocal package static var current: IntentRun?
  /// How often an intent may ask to begin again before it is given up.
  package static let restartLimit = 32

  package let intent: any AppIntent
  package let environment: IntentEnvironment
  private let isForeground: Mutex<Bool>
  /// The progress that the intent reports, if it does.
  package let progress = ReportedProgress.ofRun()
  /// How many views took over, by the type of the intent they were told of.
  let shownContent = Mutex<[ObjectIdentifier: Int]>([:])

  package init(of intent: any AppIntent, in environment: IntentEnvironment) {
    self.intent = intent
    self.environment = environment
    self.isForeground = Mutex(environment.isForeground)
  }

  /// The task's run; for code that was called without one, a run of its own in the task's environment.
  package static var currentOrDetached: IntentRun { current ?? IntentRun(of: EmptySnippetIntent(), in: .current) }

  /// The task's run if it is that of this intent.
  package static func around(_ intent: some AppIntent) -> IntentRun { current ?? IntentRun(of: intent, in: .current) }

  package var systemContext: IntentSystemContext {
    var environment = environment
    environment.isForeground = isForeground.withLock { $0 }
    return environment.systemContext
  }

  /// Brings the app to the front and lets the views that wait for the intent take over.
  package func openApplication() async {
    let wasForeground = isForeground.withLock { isForeground in
      defer { isForeground = true }
      return isForeground
    }
    if !wasForeground { await environment.observer?.observe(.opensApplication(intent)) }
    await showContent(of: intent)
  }

  // MARK: - Questions

  /// Asks, unless nobody is there or the run has been cancelled.
  package func ask(_ question: IntentQuestion) async throws -> IntentReply {
    try Task.checkCancellation()
    guard let responder = environment.responder else {
      throw IntentRunError.nobodyToAsk(intent: "\(type(of: intent))", question: question.text)
    }
    let reply = try await responder.reply(to: question)
    try Task.checkCancellation()
    if case .cancel = reply { throw CancellationError() }
    return reply
  }

  /// - Parameter problem: why the value that was given is none.
  package func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?, after problem: IntentRunError? = nil
  ) async throws -> any Sendable {
    let options = try await ParameterOptions(of: parameter)
    return try await requestValue(of: parameter, offering: options, dialog: dialog, after: problem)
  }

  @inline(never)
  func requestValue(
    of parameter: any AnyIntentParameter, offering options: ParameterOptions, dialog: IntentDialog?,
    after problem: IntentRunError? = nil
  ) async throws -> any Sendable {
    var question = question(.value, about: parameter)
    question.problem = problem
    question.dialog = dialog ?? parameter.traits.requestValueDialog
    question.sections = options.sections
    return try await answer(to: question, for: parameter)
  }

  @inline(never)
  package func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> any Sendable {
    let section = OptionSection(options: values.map { ValueOption($0) })
    return try await requestDisambiguation(of: parameter, from: [section], dialog: dialog)
  }

  @inline(never)
  package func requestDisambiguation(
    of parameter: any AnyIntentParameter, from sections: [OptionSection], dialog: IntentDialog?
  ) async throws -> any Sendable {
    var question = question(.disambiguation, about: parameter)
    question.dialog = dialog ?? parameter.traits.requestDisambiguationDialog
    question.sections = sections
    return try await answer(to: question, for: parameter)
  }

  @inline(never)
  private func question(_ kind: IntentQuestion.Kind, about parameter: any AnyIntentParameter) -> IntentQuestion {
    var question = IntentQuestion(kind, from: intent)
    question.parameter = parameter
    question.parameterName = parameter.location?.name
    return question
  }

  /// Asks until the answer is a value, but not forever; then gives the value to the parameter.
  @inline(never)
  private func answer(to question: IntentQuestion, for parameter: any AnyIntentParameter) async throws -> any Sendable {
    var question = question
    question.options = question.sections.flatMap { $0.options.map(\.display) }
    var lastProblem = IntentRunError.missingValue(of: parameter, in: intent)
    var kept = parameter.location.flatMap { environment.kept[$0.name] } ?? []
    for attempt in 0..<environment.attemptLimit {
      question.attempt = attempt
      let reply = try await ask(question)
      var found = try await values(of: reply, to: question, for: parameter)
      (question.unknown, question.problem) = (nil, nil)
      if found.isEmpty, let list = try await list(in: reply, question, parameter), !list.known.isEmpty {
        if list.unknown.isEmpty { found = [list.known] } else { kept += list.known }
        question.unknown = list.unknown.first
      }
      // Asking the same again would go on for as long as the answer is the same.
      let isNarrower = question.kind != .disambiguation || found.count < question.optionValues.count
      if found.count > 1, isNarrower {
        return try await requestDisambiguation(of: parameter, among: found, dialog: nil)
      }
      guard found.count == 1, parameter.assign(found[0], besides: kept) else {
        lastProblem = .unusable(reply, for: parameter, in: intent)
        continue
      }
      if let problem = IntentRunError.outOfRange(parameter, in: intent) {
        parameter.clear()
        question.problem = problem
        lastProblem = problem
        continue
      }
      return parameter.givenValue ?? found[0]
    }
    throw lastProblem
  }

  /// What of a reply is values of a parameter that takes several, and what is none.
  @inline(never)
  private func list(
    in reply: IntentReply, _ question: IntentQuestion, _ parameter: any AnyIntentParameter
  ) async throws -> (known: [any Sendable], unknown: [String])? {
    guard case .text(let text) = reply, case .array = parameter.valueKind else { return nil }
    return try await ValueReader(locale: environment.locale).list(in: text, for: parameter)
  }

  @inline(never)
  private func values(
    of reply: IntentReply, to question: IntentQuestion, for parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    let options = question.optionValues
    switch reply {
    case .value(let value): return [value]
    case .option(let index): return options.indices.contains(index) ? [options[index]] : []
    case .yes: return try await read("yes", question, parameter)
    case .no: return try await read("no", question, parameter)
    case .text(let text): return try await read(text, question, parameter)
    case .cancel: throw CancellationError()
    }
  }

  @inline(never)
  private func read(
    _ text: String, _ question: IntentQuestion, _ parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    let text = ReadableText(text, locale: environment.locale).text
    let reader = ValueReader(locale: environment.locale)
    let options = question.sections.flatMap(\.options)
    if question.kind == .disambiguation {
      return try await reader.choices(in: text, among: options, for: parameter)
    }
    let named = reader.options(named: text, among: options)
    return named.isEmpty ? try await reader.values(in: text, for: parameter, among: []) : named
  }

  // MARK: - Yes or no, this or that

  package func confirm(
    _ parameter: any AnyIntentParameter, is value: any Sendable, dialog: IntentDialog?, view: _SnippetViewContainer?
  ) async throws -> Bool {
    var question = question(.valueConfirmation, about: parameter)
    question.options = [DisplayRepresentation(showing: value)]
    question.dialog =
      dialog ?? IntentDialog(FrameworkText.isRight(String(localized: question.options[0].title)).resource)
    question.view = view
    return try await isYes(question)
  }

  /// Asks whether to go on; anything but yes ends the run.
  package func confirm(_ question: IntentQuestion) async throws {
    if question.conditions.contains(.lowConfidenceSource), environment.isCertain { return }
    guard try await isYes(question) else { throw CancellationError() }
  }

  @inline(never)
  private func isYes(_ question: IntentQuestion) async throws -> Bool {
    for attempt in 0..<environment.attemptLimit {
      var question = question
      question.attempt = attempt
      switch try await ask(question) {
      case .yes: return true
      case .no, .cancel: return false
      case .option(let index): return index == 0
      case .value(let value): if let value = value as? Bool { return value }
      case .text(let text):
        if let answer = ConfirmationWords(question.actionName, locale: environment.locale).isYes(text) { return answer }
      }
    }
    throw CancellationError()
  }

  package func choose(_ question: IntentQuestion) async throws -> IntentChoiceOption {
    for attempt in 0..<environment.attemptLimit {
      var question = question
      question.attempt = attempt
      question.options = question.choices.map { DisplayRepresentation(title: $0.title, subtitle: $0.subtitle) }
      guard let option = option(of: try await ask(question), among: question.choices) else { continue }
      if option.style == .cancel { throw CancellationError() }
      return option
    }
    throw CancellationError()
  }

  @inline(never)
  private func option(of reply: IntentReply, among choices: [IntentChoiceOption]) -> IntentChoiceOption? {
    switch reply {
    case .option(let index): return choices.indices.contains(index) ? choices[index] : nil
    case .value(let value): return choices.first { $0 == value as? IntentChoiceOption }
    case .no, .cancel: return .cancel
    case .yes: return nil
    case .text(let text):
      let reader = ValueReader(locale: environment.locale)
      let titled = choices.map { ValueOption($0, display: DisplayRepresentation(title: $0.title)) }
      let named = reader.options(named: text, among: titled)
      if named.count == 1 { return named[0] as? IntentChoiceOption }
      return ReadableText(text, locale: environment.locale).index(among: choices.count).map { choices[$0] }
    }
  }

  @inline(never)
  package func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
    guard systemContext.currentMode != .foreground else { return }
    guard systemContext.currentMode.canContinueInForeground else {
      throw IntentRunError.cannotOpenApplication(intent: "\(type(of: intent))")
    }
    if alwaysConfirm {
      var question = IntentQuestion(.foreground, from: intent)
      question.dialog = dialog
      question.actionName = .continue
      try await confirm(question)
    }
    await openApplication()
  }
}

/// The words with which people agree and refuse.
struct ConfirmationWords {
  private let accepting: [LocalizedStringResource]
  private let denying: [LocalizedStringResource]
  private let locale: Locale

  init(_ name: ConfirmationActionName?, locale: Locale) {
    accepting = name.map { [$0.acceptLabel] + $0.acceptAlternatives } ?? []
    denying = name.map { [$0.denyLabel] + $0.denyAlternatives } ?? []
    self.locale = locale
  }

  @inline(never)
  func isYes(_ text: String) -> Bool? {
    let reader = ValueReader(locale: locale)
    if accepting.contains(where: { reader.isSame(text, String(localized: $0)) }) { return true }
    if denying.contains(where: { reader.isSame(text, String(localized: $0)) }) { return false }
    return ReadableText(text, locale: locale).boolean(named: nil)
  }
}

extension IntentRunError {
  static func missingValue(of parameter: any AnyIntentParameter, in intent: any AppIntent) -> IntentRunError {
    .missingValue(
      intent: "\(type(of: intent))", parameter: parameter.location?.name ?? "?",
      title: String(localized: parameter.title))
  }

  static func unusable(
    _ reply: IntentReply, for parameter: any AnyIntentParameter, in intent: any AppIntent
  ) -> IntentRunError {
    let said =
      switch reply {
      case .text(let text): text
      case .value(let value): "\(value)"
      case .option(let index): "\(index + 1)"
      case .yes: "yes"
      case .no: "no"
      case .cancel: "cancel"
      }
    return .unusableReply(
      intent: "\(type(of: intent))", parameter: parameter.location?.name ?? "?",
      title: String(localized: parameter.title), reply: said)
  }

  /// The problem with a number outside of its parameter's range, if that is what it is.
  static func outOfRange(_ parameter: any AnyIntentParameter, in intent: any AppIntent) -> IntentRunError? {
    guard let range = parameter.traits.range, let given = parameter.givenValue else { return nil }
    let values = given as? [any Sendable] ?? [given]
    guard let value = values.first(where: { number($0).map(range.contains) == false }) else { return nil }
    return .outOfRange(
      intent: "\(type(of: intent))", parameter: parameter.location?.name ?? "?",
      value: String(localized: DisplayRepresentation(showing: value).title), range: "\(range)")
  }

  private static func number(_ value: any Sendable) -> Double? {
    switch value {
    case let value as any MeasuredAmount: value.amount
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as IntentCurrencyAmount: NSDecimalNumber(decimal: value.amount).doubleValue
    default: nil
    }
  }
}
