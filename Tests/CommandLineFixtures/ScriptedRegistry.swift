internal import AssistantCommandLine
package import Diagnostics
package import Dialog
internal import FileFormats
internal import Foundation
package import IntentRuntime
internal import PhraseCatalogs
package import PhraseMatching
internal import Synchronization

/// Applications that only know what they were told to say.
package final class ScriptedRegistry: OpenRegistry {
  package let index: PhraseIndex
  private let isReloaded = Atomic(false)

  package init() throws { index = try TestBench.index() }

  package let findings: [Finding] = []

  package var wasReloaded: Bool { isReloaded.load(ordering: .relaxed) }

  private let gate = Gate()

  package func begin(_ settings: SessionSettings) -> any ConversationPartner { ScriptedSession(settings, gate) }

  package func reload() { isReloaded.store(true, ordering: .relaxed) }
}

extension TestBench {
  /// A bench whose only application is called Travel and answers as it was told.
  package static func travelling(_ input: String..., atTerminal inputIsTerminal: Bool = false) throws -> TestBench {
    let registry = try ScriptedRegistry()
    return travelling(input.map { Array($0.utf8) }, atTerminal: inputIsTerminal, registry)
  }

  package static func travelling(_ input: [[UInt8]], atTerminal inputIsTerminal: Bool, _ registry: ScriptedRegistry)
    -> TestBench
  {
    var bench = TestBench(inputIsTerminal: inputIsTerminal)
    bench.input = input
    let travel = PhraseMatching.Application(name: "Travel", synonyms: ["trips"])
    bench.registration.applications = [InstalledApplication(Catalog(application: travel, actions: []))]
    bench.registration.open = { _, _, _ in registry }
    bench.registration.keepState = { _ in }
    bench.registration.findPrograms = { _ in }
    return bench
  }
}

/// Holds up whoever comes until it is opened.
package actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  package func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
}

/// Says what it was told to say.
package actor ScriptedSession: ConversationPartner {
  private let settings: SessionSettings
  package private(set) var question: Question?
  /// What can be pressed of what was shown.
  package private(set) var buttons: [String] = []
  private var last = "nothing"
  private let gate: Gate
  private let interruption = Gate()

  package init(_ settings: SessionSettings, _ gate: Gate) {
    self.settings = settings
    self.gate = gate
  }

  package func take(_ text: String, _ options: TurnOptions) async -> Response {
    defer { last = text }
    if question != nil { return reply(text) }
    if options.aim == .match { return Response(.matched, to: text) }
    switch text {
    case "open landmark": return options.answers["target"].map { opened($0, text) } ?? ask(landmarks, .needsInput, text)
    case "delete":
      return settings.questions == .agree ? said("Deleted.", text) : ask(confirmation, .awaitingConfirmation, text)
    case "last": return said("You said \(last).", text)
    case "language": return said("I speak \(settings.locale.identifier).", text)
    case "fail": return failed(text)
    case "wait":
      await interruption.pass()
      return Response(.cancelled, to: text)
    case "hold":
      await gate.pass()
      return said("Held.", text)
    case "release":
      await gate.open()
      return said("Released.", text)
    case "show":
      var response = said("Here it is.", text)
      response.utterances.append(.shows(["+--+", "|  |"]))
      response.snippet = ["+--+", "|  |"]
      buttons = ["Add to Favorites", "Find Tickets"]
      response.value = .object(["b": .array([.boolean(true)]), "a": .number(1.5, written: "1.5")])
      return response
    default: return Response(.notRecognized, to: text)
    }
  }

  package func interrupt() async {
    question = nil
    await interruption.open()
  }

  package func explanation() -> (request: String, matching: Matching)? { nil }

  package func suggestions(atMost count: Int) -> [String] { Array(["open landmark", "show"].prefix(count)) }

  package func forgetHabits() { last = "nothing" }

  private var landmarks: Question {
    var question = Question(.value, "Which landmark?")
    question.parameter = "target"
    question.options = [.init("Niagara Falls", subtitle: "New York"), .init("Angel Falls", subtitle: "Venezuela")]
    question.otherAnswers = .words
    question.buttons = ["Surprise Me"]
    return question
  }

  private var confirmation: Question {
    var question = Question(.confirmation, "Delete it?")
    question.accepting = ["Delete"]
    return question
  }

  private func ask(_ question: Question, _ outcome: Response.Outcome, _ text: String) -> Response {
    var response = Response(settings.questions == .refuse ? .needsInput : outcome, to: text)
    response.question = question
    if settings.questions != .refuse { self.question = question }
    return response
  }

  private func reply(_ text: String) -> Response {
    let options = question?.options ?? []
    if let number = Int(text), options.indices.contains(number - 1) { return opened(options[number - 1].title, text) }
    return text == "yes" ? said("Deleted.", text) : opened(text, text)
  }

  private func opened(_ title: String, _ text: String) -> Response {
    var response = said("Opening \(title).", text)
    response.utterances.insert(.notes("Opening Travel"), at: 0)
    return response
  }

  private func said(_ sentence: String, _ text: String) -> Response {
    question = nil
    var response = Response(.succeeded, to: text)
    response.utterances = [.says(sentence)]
    response.dialog = sentence
    return response
  }

  private func failed(_ text: String) -> Response {
    var response = Response(.failed, to: text)
    response.utterances = [.says("The map is torn.")]
    response.problem = .init(code: "intent.failed", message: "The map is torn.", detail: "MapError.torn")
    return response
  }
}
