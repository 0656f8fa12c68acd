import AppIntents
import Synchronization
import Testing

@testable import Everyday

/// Somebody who uses Everyday on a computer that is made up, on Wednesday, 25 November 2026, at 10:00.
@MainActor
struct TestBench {
  let files = MemoryFiles()
  let bell = MemoryBell()
  let clock = ManualClock()
  let undoManager = UndoManager()
  let programs = ScriptedPrograms()
  let machine: Machine
  let store: TaskStore
  let rings: RingStore
  let notes: NoteStore
  let calendars: CalendarStore
  let dials: DialStore
  let applications: ApplicationStore
  private let locale: Locale

  init(
    speaking language: String = "en_US", rolling numbers: [Int] = [], addresses: [NetworkAddress] = [],
    desktops: Set<Substring>? = ["GNOME"]
  ) {
    locale = Locale(identifier: language)
    let dice = Dice(numbers)
    var machine = Machine.actual(environment: ["HOME": "/home/ada"])
    machine.files = files
    machine.programs = programs
    machine.desktops = desktops
    machine.bell = bell
    machine.now = { [clock] in clock.now }
    machine.calendar = Self.calendar
    machine.roll = dice.roll
    machine.addresses = { addresses }
    self.machine = machine
    store = TaskStore(machine: machine)
    rings = RingStore(machine: machine)
    notes = NoteStore(machine: machine)
    calendars = CalendarStore(machine: machine)
    dials = DialStore(machine: machine)
    applications = ApplicationStore(machine: machine)
  }

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    try #require(Self.calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  /// What an intent says, with some answers to its questions.
  func said(by intent: some AppIntent, answering replies: IntentReply...) async throws -> String {
    var environment = environment
    environment.responder = ScriptedResponder(replies)
    return try await environment.run { try await intent.outcome().spokenText } ?? ""
  }

  /// Asks something that depends on the machine.
  func ask<Result: Sendable>(_ question: () async throws -> Result) async throws -> Result {
    try await environment.run { try await question() }
  }

  private var environment: IntentEnvironment {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: machine)
    dependencies.add(dependency: store)
    dependencies.add(dependency: rings)
    dependencies.add(dependency: notes)
    dependencies.add(dependency: calendars)
    dependencies.add(dependency: dials)
    dependencies.add(dependency: applications)
    var environment = IntentEnvironment(dependencies: dependencies, locale: locale)
    environment.undoManager = undoManager
    return environment
  }

  // MARK: Files

  var tasks: String {
    get { files.text(at: machine.folders.tasks) }
    nonmutating set { files.put(newValue, at: machine.folders.tasks) }
  }

  func list(_ name: String) -> String { files.text(at: machine.folders.lists.appending(path: "\(name).md")) }

  func put(_ text: String, inList name: String) {
    files.put(text, at: machine.folders.lists.appending(path: "\(name).md"))
  }

  /// Something to do, by its words.
  func task(_ words: String) async throws -> TaskEntity {
    try #require(try await ask { try await TaskQuery().entities(matching: words) }.first)
  }
}

/// Files that are only in memory.
final class MemoryFiles: Files {
  private let contents = Mutex<[String: Data]>([:])
  let space = DiskSpace(free: 12_345_678_901, total: 256_000_000_000)

  func read(_ url: URL) -> Data? { contents.withLock { $0[url.path] } }

  func entries(in folder: URL) -> [FolderEntry] {
    let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let below = contents.withLock { $0.keys }.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    let names = Dictionary(grouping: below) { String($0.prefix { $0 != "/" }) }
    return names.map { name, paths in FolderEntry(name: name, isFolder: paths.contains { $0.contains("/") }) }
      .sorted { $0.name < $1.name }
  }

  func edit(_ url: URL, _ change: (Data?) throws -> Data?) throws {
    try contents.withLock { $0[url.path] = try change($0[url.path]) }
  }

  func space(at url: URL) -> DiskSpace { space }

  /// By the length of its name, so that it needs no clock.
  func changed(_ url: URL) -> Date? {
    read(url).map { _ in Date(timeIntervalSince1970: Double(url.lastPathComponent.count)) }
  }

  func text(at url: URL) -> String { String(decoding: read(url) ?? Data(), as: UTF8.self) }

  func put(_ text: String, at url: URL) { contents.withLock { $0[url.path] = Data(text.utf8) } }
}

/// Programs that say what they are told to, and note what they are told.
final class ScriptedPrograms: Programs {
  private let answers = Mutex<[String: ProgramResult]>([:])
  private let log = Mutex<[[String]]>([])

  /// What was run or started, in order.
  var calls: [[String]] { log.withLock(\.self) }

  /// Installs a program, and says how it ends from now on.
  func install(_ name: String, status: Int32 = 0, saying output: String = "") {
    answers.withLock { $0[name] = ProgramResult(status: status, output: output) }
  }

  func path(of name: String) -> String? { answers.withLock { $0[name] == nil ? nil : "/bin/\(name)" } }

  func run(_ name: String, _ arguments: [String]) throws -> ProgramResult {
    guard let result = answers.withLock({ $0[name] }) else { throw EverydayError.programMissing(name) }
    log.withLock { $0.append([name] + arguments) }
    return result
  }

  func start(_ name: String, _ arguments: [String]) throws -> Int32? { try run(name, arguments).status }
}

/// Falls as it is told.
private final class Dice: Sendable {
  private let numbers: Mutex<[Int]>

  init(_ numbers: [Int]) { self.numbers = Mutex(numbers) }

  func roll(_ range: ClosedRange<Int>) -> Int {
    numbers.withLock { $0.isEmpty ? range.lowerBound : $0.removeFirst() }
  }
}

/// A clock that only moves when it is told to, at ten o’clock.
final class ManualClock: Sendable {
  private let moment = Mutex(Date(timeIntervalSince1970: 1_795_600_800))

  var now: Date { moment.withLock(\.self) }

  func advance(minutes: Double) { moment.withLock { $0 += minutes * 60 } }
}

/// A bell that keeps what it is told and rings when it is told to.
final class MemoryBell: Bell {
  private let kept = Mutex<[Ring]>([])
  private let canRingWhenClosed = Mutex(false)

  func rings() -> [Ring] { kept.withLock(\.self) }

  private let past = Mutex<[Ring]>([])

  func rung() -> [Ring] { past.withLock(\.self) }

  /// Lets something ring now.
  func ring(_ ring: Ring, at date: Date) {
    cancel(ring)
    var ring = ring
    ring.due = date
    past.withLock { $0.append(ring) }
  }

  func set(_ ring: Ring, saying sentence: String) {
    kept.withLock { rings in
      rings.removeAll { $0.id == ring.id }
      rings.append(ring)
    }
  }

  func cancel(_ ring: Ring) { kept.withLock { $0.removeAll { $0.id == ring.id } } }

  func ringsWhenClosed() -> Bool { canRingWhenClosed.withLock(\.self) }

  func ringWhenClosed() { canRingWhenClosed.withLock { $0 = true } }
}
