internal import Synchronization

/// One run of one intent: where its questions go, and whether the app is in front.
package final class IntentRun: TaskScope {
  /// The run that the task belongs to.
  package static var current: IntentRun? { TaskScopes.nearest { $0 as? IntentRun } }
  /// How often an intent may ask to begin again before it is given up.
  package static let restartLimit = 32

  package let intent: any AppIntent
  package let environment: IntentEnvironment
  package let outer = TaskScopes.current
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

  package var locale: Locale { environment.locale }

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
  @inline(never)
  private func ask(_ asked: OpenQuestion) async throws -> IntentReply {
    let reply = try await responder(for: asked).reply(to: asked.question)
    try Task.checkCancellation()
    if case .cancel = reply { throw CancellationError() }
    return reply
  }

  @inline(never)
  private func responder(for asked: OpenQuestion) throws -> any IntentResponder {
    try Task.checkCancellation()
    guard let responder = environment.responder else {
      throw IntentRunError.nobodyToAsk(intent: "\(type(of: intent))", question: asked.question.text)
    }
    return responder
  }

  /// - Parameter problem: why the value that was given is none.
  package func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?, after problem: IntentRunError? = nil
  ) async throws -> any Sendable {
    let question = try await valueQuestion(about: parameter, dialog, problem)
    return try await answer(to: question, for: parameter)
  }

  @inline(never)
  private func valueQuestion(
    about parameter: any AnyIntentParameter, _ dialog: IntentDialog?, _ problem: IntentRunError?
  ) async throws -> OpenQuestion {
    let options = try await ParameterOptions(of: parameter)
    let asked = question(.value, about: parameter, offering: options.sections, dialog)
    asked.question.problem = problem
    return asked
  }

  @inline(never)
  package func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> any Sendable {
    let sections = [OptionSection(options: values.map { ValueOption($0) })]
    return try await answer(to: question(.disambiguation, about: parameter, offering: sections, dialog), for: parameter)
  }

  /// - Parameter dialog: what is said; nil for what the parameter says of itself.
  @inline(never)
  func question(
    _ kind: IntentQuestion.Kind, about parameter: any AnyIntentParameter, offering sections: [OptionSection],
    _ dialog: IntentDialog?
  ) -> OpenQuestion {
    let own =
      switch kind {
      case .value: parameter.traits.requestValueDialog
      case .disambiguation: parameter.traits.requestDisambiguationDialog
      case .valueConfirmation, .confirmation, .choice, .foreground: nil as IntentDialog?
      }
    var question = IntentQuestion(kind, from: intent)
    question.parameter = parameter
    question.parameterName = parameter.location?.name
    question.dialog = dialog ?? own
    question.sections = sections
    question.options = sections.flatMap { $0.options.map(\.display) }
    return OpenQuestion(question, keeping: parameter.location.flatMap { environment.kept[$0.name] } ?? [])
  }

  /// Asks until the answer is a value, but not forever; then gives the value to the parameter.
  @inline(never)
  func answer(to asked: OpenQuestion, for parameter: any AnyIntentParameter) async throws -> any Sendable {
    for attempt in 0..<environment.attemptLimit {
      asked.question.attempt = attempt
      switch try await take(try await ask(asked), to: asked, for: parameter) {
      case .value(let value): return value
      case .several(let values): return try await requestDisambiguation(of: parameter, among: values, dialog: nil)
      case .nothing: continue
      }
    }
    throw asked.lastProblem ?? .missingValue(of: parameter, in: intent)
  }

  /// What a reply comes to.
  private enum TakenReply {
    /// A value, which the parameter has now.
    case value(any Sendable)
    /// Values of which it has to be asked which is meant.
    case several([any Sendable])
    case nothing
  }

  @inline(never)
  private func take(
    _ reply: IntentReply, to asked: OpenQuestion, for parameter: any AnyIntentParameter
  ) async throws -> TakenReply {
    var found = try await values(of: reply, to: asked, for: parameter)
    (asked.question.unknown, asked.question.problem) = (nil, nil)
    if found.isEmpty, let list = try await list(in: reply, parameter), !list.known.isEmpty {
      if list.unknown.isEmpty { found = [list.known] } else { asked.kept += list.known }
      asked.question.unknown = list.unknown.first
    }
    // Asking the same again would go on for as long as the answer is the same.
    let isNarrower = asked.question.kind != .disambiguation || found.count < asked.question.optionValues.count
    if found.count > 1, isNarrower { return .several(found) }
    guard found.count == 1, parameter.assign(found[0], besides: asked.kept) else {
      asked.lastProblem = .unusable(reply, for: parameter, in: intent)
      return .nothing
    }
    if let problem = IntentRunError.outOfRange(parameter, in: intent) {
      parameter.clear()
      asked.question.problem = problem
      asked.lastProblem = problem
      return .nothing
    }
    return .value(parameter.givenValue ?? found[0])
  }

  /// What of a reply is values of a parameter that takes several, and what is none.
  @inline(never)
  private func list(
    in reply: IntentReply, _ parameter: any AnyIntentParameter
  ) async throws -> (known: [any Sendable], unknown: [String])? {
    guard case .text(let text) = reply, case .array = parameter.valueKind else { return nil }
    return try await ValueReader(locale: environment.locale).list(in: text, for: parameter)
  }

  @inline(never)
  private func values(
    of reply: IntentReply, to asked: OpenQuestion, for parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    let options = asked.question.optionValues
    switch reply {
    case .value(let value): return [value]
    case .option(let index): return options.indices.contains(index) ? [options[index]] : []
    case .yes: return try await read("yes", asked, parameter)
    case .no: return try await read("no", asked, parameter)
    case .text(let text): return try await read(text, asked, parameter)
    case .cancel: throw CancellationError()
    }
  }

  @inline(never)
  private func read(
    _ text: String, _ asked: OpenQuestion, _ parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    let text = readable(text)
    let reader = ValueReader(locale: environment.locale)
    if asked.question.kind == .disambiguation {
      return try await reader.choices(in: text, among: asked.options, for: parameter)
    }
    let named = reader.options(named: text, among: asked.options)
    return named.isEmpty ? try await reader.values(in: text, for: parameter, among: []) : named
  }

  @inline(never)
  private func readable(_ text: String) -> String { ReadableText(text, locale: environment.locale).text }

  // MARK: - Yes or no, this or that

  package func confirm(
    _ parameter: any AnyIntentParameter, is value: any Sendable, dialog: IntentDialog?, view: _SnippetViewContainer?
  ) async throws -> Bool {
    try await isYes(question(whether: value, is: parameter, dialog, view))
  }

  @inline(never)
  private func question(
    whether value: any Sendable, is parameter: any AnyIntentParameter, _ dialog: IntentDialog?,
    _ view: _SnippetViewContainer?
  ) -> OpenQuestion {
    let display = DisplayRepresentation(showing: value)
    let dialog = dialog ?? IntentDialog(FrameworkText.isRight(String(localized: display.title)).resource)
    let asked = question(.valueConfirmation, about: parameter, offering: [], dialog)
    asked.question.options = [display]
    asked.question.view = view
    return asked
  }

  /// Asks whether to go on; anything but yes ends the run.
  func confirm(_ asked: OpenQuestion) async throws {
    if asked.question.conditions.contains(.lowConfidenceSource), environment.isCertain { return }
    guard try await isYes(asked) else { throw CancellationError() }
  }

  @inline(never)
  private func isYes(_ asked: OpenQuestion) async throws -> Bool {
    for attempt in 0..<environment.attemptLimit {
      asked.question.attempt = attempt
      if let isYes = isYes(try await ask(asked), to: asked) { return isYes }
    }
    throw CancellationError()
  }

  @inline(never)
  private func isYes(_ reply: IntentReply, to asked: OpenQuestion) -> Bool? {
    switch reply {
    case .yes: true
    case .no, .cancel: false
    case .option(let index): index == 0
    case .value(let value): value as? Bool
    case .text(let text): ConfirmationWords(asked.question.actionName, locale: environment.locale).isYes(text)
    }
  }

  func choose(_ asked: OpenQuestion) async throws -> IntentChoiceOption {
    for attempt in 0..<environment.attemptLimit {
      asked.question.attempt = attempt
      guard let option = option(of: try await ask(asked), to: asked) else { continue }
      if option.style == .cancel { throw CancellationError() }
      return option
    }
    throw CancellationError()
  }

  @inline(never)
  private func option(of reply: IntentReply, to asked: OpenQuestion) -> IntentChoiceOption? {
    let choices = asked.question.choices
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
    if alwaysConfirm { try await confirm(foregroundQuestion(dialog)) }
    await openApplication()
  }

  @inline(never)
  private func foregroundQuestion(_ dialog: IntentDialog?) -> OpenQuestion {
    var question = IntentQuestion(.foreground, from: intent)
    question.dialog = dialog
    question.actionName = .continue
    return OpenQuestion(question)
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
