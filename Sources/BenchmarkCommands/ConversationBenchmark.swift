internal import AppIntents
internal import AssistantCommandLine
internal import Benchmarking
internal import ChildProcesses
internal import Foundation
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

/// Measures what a request costs besides matching: the same lines, only matched and performed by an intent that does
/// nothing, through everything that lies between standard input and standard output.
struct ConversationBenchmark {
  /// What was measured.
  struct Result {
    /// Microseconds a request, in the order of the rounds.
    var matched: [Double] = []
    var performed: [Double] = []
    /// Microseconds a turn of one long conversation: follow-ups, corrections, questions left open, undo, talk.
    var turns: [Double] = []
    /// The bytes by which memory grew over the turns of that conversation, those of the first round aside.
    var growthOfConversation = 0
    /// The bytes by which memory grew over the requests, those of the first round aside.
    var growth = 0
    /// The bytes that opening the installed applications takes, with their index and one conversation.
    var applications = 0
    /// The bytes of each further conversation in which something was asked, and not answered.
    var openConversation = 0
    /// The bytes of each in which an app asks for a value while it performs.
    var askedForValue = 0
    /// The bytes of each in which an app asks whether to go on.
    var askedToConfirm = 0
    /// The bytes of each in which nothing was understood.
    var lostConversation = 0
    /// Milliseconds from the start of a process to its answer.
    var coldStarts: [Double] = []
    var requests: Int

    /// The median of what performing costs beyond matching.
    var beyondMatching: Double { zip(performed, matched).map { $0 - $1 }.sorted()[matched.count / 2] }
  }

  private let console: Console
  private let requests: Int
  private let rounds: Int
  private static let warmingUp = 10_000

  init(_ effort: BenchmarkOptions.Effort, _ console: Console) {
    self.console = console
    (requests, rounds) = effort == .quick ? (20_000, 3) : (100_000, 5)
  }

  func run() async -> Result {
    var console = console
    console.output = OutputWriter { _ in nil }
    let registry = await AppRegistry(
      [Application("Nothing", shortcuts: IdleShortcuts.self)], locale: Locale(identifier: "en"))
    var result = Result(requests: requests)
    await measureMemory(&result)
    _ = await performed(Self.warmingUp, registry, console)
    var before = 0
    for round in 0..<rounds {
      result.matched.append(await matched(requests, registry, console))
      result.performed.append(await performed(requests, registry, console))
      if round == 0 { before = ProcessMemory.resident ?? 0 }
    }
    result.growth = max(0, (ProcessMemory.resident ?? 0) - before)
    await measureTurns(&result)
    result.coldStarts = await coldStarts()
    return result
  }

  /// Opens everything that is installed, and begins conversations in it that nobody goes on with.
  private func measureMemory(_ result: inout Result) async {
    let before = ProcessMemory.resident ?? 0
    let registry = await AppRegistry(console.registration.applications, locale: Locale(identifier: "en"))
    _ = await idleConversations(1, saying: ["help"], with: registry)
    result.applications = max(0, (ProcessMemory.resident ?? 0) - before)
    let catalog = Catalog.read(Self.lamps).catalog.map { InstalledApplication($0) }
    let lamps = await AppRegistry(catalog.map { [$0] } ?? [], locale: Locale(identifier: "en"))
    let asking = await AppRegistry(
      [Application("Questions", shortcuts: AskingShortcuts.self)], locale: Locale(identifier: "en"))
    // None is freed before all are measured: the next would take the memory of those before.
    var held: [any ConversationPartner] = []
    result.openConversation = await bytes(ofConversation: ["turn on a lamp"], with: lamps, &held)
    result.askedForValue = await bytes(ofConversation: ["ask something"], with: asking, &held)
    result.askedToConfirm = await bytes(ofConversation: ["ask something", "4"], with: asking, &held)
    result.lostConversation = await bytes(ofConversation: ["zubrek olm quibbadu"], with: registry, &held)
    for session in held { await session.interrupt() }
  }

  private func bytes(
    ofConversation requests: [String], with registry: AppRegistry, _ held: inout [any ConversationPartner]
  ) async -> Int {
    held += await idleConversations(100, saying: requests, with: registry)
    let before = ProcessMemory.resident ?? 0
    held += await idleConversations(Self.idle, saying: requests, with: registry)
    let after = ProcessMemory.resident ?? 0
    return max(0, after - before) / Self.idle
  }

  private static let idle = 1_000

  private func idleConversations(_ count: Int, saying requests: [String], with registry: AppRegistry) async
    -> [any ConversationPartner]
  {
    var options = Options()
    options.format = .jsonLines
    var sessions: [any ConversationPartner] = []
    for _ in 0..<count {
      sessions.append(registry.begin(SessionSettings(options, application: nil, console)))
      for request in requests { _ = await sessions[sessions.count - 1].take(request, TurnOptions()) }
    }
    return sessions
  }

  /// Holds one conversation that goes on and on.
  private func measureTurns(_ result: inout Result) async {
    let catalog = Catalog.read(Self.lamps).catalog.map { InstalledApplication($0) }
    let registry = await AppRegistry(catalog.map { [$0] } ?? [], locale: Locale(identifier: "en"))
    var options = Options()
    options.format = .jsonLines
    let session = registry.begin(SessionSettings(options, application: nil, console))
    let count = requests / 20
    var before = 0
    for round in 0..<rounds {
      let start = console.nanoseconds()
      for turn in 0..<count { _ = await session.take(Self.turns[turn % Self.turns.count], TurnOptions()) }
      result.turns.append(Double(console.nanoseconds() - start) / 1_000 / Double(count))
      if round == 0 { before = ProcessMemory.resident ?? 0 }
    }
    result.growthOfConversation = max(0, (ProcessMemory.resident ?? 0) - before)
  }

  private static let turns = [
    "turn on the desk lamp", "and the hall lamp", "no, the desk lamp", "undo", "turn on a lamp", "never mind",
    "dim it to 40", "a bit more", "turn on a lamp", "what did you do", "hall lamp", "both", "thanks",
  ]

  private static let lamps = """
    { "format": 1, "application": { "name": "Lamps" },
      "entities": { "Lamp": { "title": "Lamp", "values": [
        { "id": "desk", "title": "Desk Lamp" }, { "id": "hall", "title": "Hall Lamp" } ] } },
      "shortcuts": [
        { "intent": "TurnOn", "title": "Turn On", "parameters": { "lamp": { "entity": "Lamp" } },
          "phrases": ["Turn on the ${lamp} with ${applicationName}", "Turn on a lamp with ${applicationName}"],
          "say": "${lamp} is on.", "undo": { "say": "${lamp} is off." } },
        { "intent": "Dim", "title": "Dim",
          "parameters": { "lamp": { "entity": "Lamp" }, "level": { "type": "integer", "range": [0, 100] } },
          "phrases": ["Dim the ${lamp} to ${level} with ${applicationName}"], "say": "${lamp} is dimmed." } ] }
    """

  /// Starts this program anew, with everything that is installed, for one request that it answers by itself.
  private func coldStarts() async -> [Double] {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return [] }
    var behest = Program(path: program, arguments: [program, "--", "what can you do"])
    behest.writing = .discarded
    var durations: [Double] = []
    for _ in 0..<Self.starts {
      let start = console.nanoseconds()
      let result = await behest.run(limits: ProgramLimits(time: nil))
      let end = console.nanoseconds()
      if result.ending == .exited(0) { durations.append(Double(end - start) / 1_000_000) }
    }
    return durations
  }

  private static let starts = 30

  private func performed(_ count: Int, _ registry: AppRegistry, _ console: Console) async -> Double {
    var options = Options()
    options.format = .jsonLines
    let context = RunContext(
      registry.applications, registry, LocalizedRegistries([], console.registration),
      SessionSettings(options, application: nil, console), code: .success)
    return await time(count, console) { console in
      var lines = ConversationLines(context, options, console)
      return await lines.run()
    }
  }

  private func matched(_ count: Int, _ registry: AppRegistry, _ console: Console) async -> Double {
    var options = Options()
    options.format = .jsonLines
    let guide = PromptGuide(index: registry.index, options, application: nil, console)
    return await time(count, console) { console in
      var lines = RequestLines(guide.answerer(), options, console)
      return await lines.run()
    }
  }

  /// Microseconds for each of so many lines.
  private func time(_ count: Int, _ console: Console, _ run: (Console) async -> ExitCode) async -> Double {
    var console = console
    console.input = InputLines { LineReader(repeating: "do nothing\n", count: count) }
    let start = console.nanoseconds()
    _ = await run(console)
    return Double(console.nanoseconds() - start) / 1_000 / Double(count)
  }
}

extension ConversationBenchmark.Result {
  /// The figures, and what was promised.
  var table: ResultTable {
    let rows = [
      ["matching only", figure(matched)], ["performing an intent that does nothing", figure(performed)],
      ["performing beyond matching, at most 100 µs", "\(beyondMatching.decimals(1)) µs"],
      ["memory grew over \(requests * (performed.count - 1) * 2) further requests", "\(growth / 1_024) KB"],
      ["a turn of one conversation, at most 3000 µs", figure(turns)],
      ["memory grew over \(requests / 20 * (turns.count - 1)) further turns", "\(growthOfConversation / 1_024) KB"],
      ["memory of the applications with their index", "\(applications >> 10) KB"],
      ["memory of a further conversation with an open question, at most 20 KB", kilobytes(openConversation)],
      ["memory of one in which an app asks for a value, at most 20 KB", kilobytes(askedForValue)],
      ["memory of one in which an app asks whether to go on, at most 20 KB", kilobytes(askedToConfirm)],
      ["memory of one in which nothing was understood, at most 20 KB", kilobytes(lostConversation)],
      ["from a cold start to the first answer, at most 60 ms", coldStart.map { "\($0.decimals(1)) ms" } ?? "–"],
    ]
    return ResultTable(
      title: "A request of a line, an answer of a line, \(requests) of them", header: ["", "median"], rows: rows)
  }

  private var coldStart: Double? { coldStarts.isEmpty ? nil : coldStarts.sorted()[coldStarts.count / 2] }

  /// Whether performing costs no more than was promised.
  var isKept: Bool {
    beyondMatching <= 100 && (coldStart ?? 0) <= 60 && turns.sorted()[turns.count / 2] <= 3_000
      && growthOfConversation <= 16 << 20 && max(openConversation, lostConversation) <= 20 << 10
      && max(askedForValue, askedToConfirm) <= 20 << 10
  }

  private func kilobytes(_ bytes: Int) -> String { "\((Double(bytes) / 1_024).decimals(1)) KB" }

  private func figure(_ rounds: [Double]) -> String { "\(rounds.sorted()[rounds.count / 2].decimals(1)) µs" }
}

extension LineReader {
  /// Reads one line over and over.
  fileprivate convenience init(repeating line: String, count: Int) {
    let line = Array(line.utf8)
    var left = count
    self.init { buffer in
      let fitting = min(left, buffer.count / line.count)
      if fitting == 0 { return .end }
      for place in 0..<fitting {
        UnsafeMutableRawBufferPointer(rebasing: buffer[(place * line.count)...]).copyBytes(from: line)
      }
      left -= fitting
      return .bytes(fitting * line.count)
    }
  }
}
