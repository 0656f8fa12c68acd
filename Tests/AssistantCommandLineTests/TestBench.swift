import Glibc
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

/// A house with two lamps of one name, read from a catalog as a person writes it.
let house = """
  {
    format: 1,
    application: { name: "Home" },
    entities: {
      Lamp: { title: "Lamp", values: [
        { id: "desk", title: "Desk Lamp" },
        { id: "left", title: "Bedside Lamp", subtitle: "Left" },
        { id: "right", title: "Bedside Lamp", subtitle: "Right" },
      ] },
    },
    shortcuts: [
      { intent: "TurnOn", title: "Turn On",
        parameters: { lamp: { entity: "Lamp" } },
        phrases: ["Turn on ${lamp} in ${applicationName}"] },
    ],
  }
  """

/// The streams of a run, played and recorded.
struct TestBench {
  /// What a run left behind.
  struct Outcome: Equatable {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// What standard input holds, in the portions in which it arrives.
  var input: [[UInt8]] = []
  var inputIsTerminal = false
  var outputIsTerminal = false
  var style = Style()

  init(_ input: String..., inputIsTerminal: Bool = false) {
    self.input = input.map { Array($0.utf8) }
    self.inputIsTerminal = inputIsTerminal
  }

  init(bytes: [UInt8]) { input = [bytes] }

  var environment: [String: String] = [:]
  /// What can be talked to.
  var house = House()

  /// Runs a command line.
  func run(_ arguments: String...) async -> Outcome { await run(arguments) }

  /// Runs a command line.
  func run(_ arguments: [String]) async -> Outcome {
    let recorder = Recorder()
    let console = console(recorder)
    let code: ExitCode
    do {
      code = await Assistant.run(try Invocation.read(arguments), on: console)
    } catch {
      console.report(error)
      code = .unusable
    }
    return Outcome(code: code, output: recorder.output, errors: recorder.errors)
  }

  /// Runs the reading of lines with the house, without a file.
  func lines(_ arguments: String...) async throws -> Outcome {
    let recorder = Recorder()
    var options = try Invocation.read(arguments).options
    options.timing = .hidden
    let console = console(recorder)
    let guide = PromptGuide(index: try Self.index(), options, application: nil, console)
    var lines = RequestLines(guide.answerer(), options, console)
    return Outcome(code: await lines.run(), output: recorder.output, errors: recorder.errors)
  }

  /// Talks at a prompt that only matches with the house, without a file.
  func prompt(_ arguments: String...) async throws -> Outcome {
    let recorder = Recorder()
    let options = try Invocation.read(arguments).options
    let console = console(recorder)
    let index = try Self.index()
    let guide = PromptGuide(index: index, options, application: nil, console)
    let partner = MatchPartner(guide, console.style)
    var session = PromptSession(partner, guide, .matching(ApplicationNames(index)), options, console)
    return Outcome(code: await session.run(), output: recorder.output, errors: recorder.errors)
  }

  static func index() throws -> PhraseIndex {
    let (catalog, findings) = Catalog.read(AssistantCommandLineTests.house)
    try #require(findings.isEmpty)
    return PhraseIndex.compile([try #require(catalog).application]).index
  }

  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  private func console(_ recorder: Recorder) -> Console {
    Console(
      input: InputLines { [input] in LineReader(portions: input) }, inputIsTerminal: inputIsTerminal,
      output: OutputWriter { bytes in recorder.take(bytes, asOutput: true) }, outputIsTerminal: outputIsTerminal,
      errors: OutputWriter { bytes in recorder.take(bytes, asOutput: false) },
      style: style, errorStyle: Style(), progress: ProgressLine(on: .none) { _ in },
      errorsAreTerminal: inputIsTerminal, onInterruption: { _ in }, variable: { [environment] in environment[$0] },
      now: { Self.now }, nanoseconds: { 0 }, house: house)
  }
}

/// Keeps what was written.
final class Recorder {
  private(set) var output = ""
  private(set) var errors = ""
  /// How often output was handed on.
  private(set) var writes = 0

  func take(_ bytes: UnsafeRawBufferPointer, asOutput: Bool) -> Int32? {
    if asOutput {
      output += String(decoding: bytes, as: UTF8.self)
    } else {
      errors += String(decoding: bytes, as: UTF8.self)
    }
    if asOutput { writes += 1 }
    return nil
  }
}

extension LineReader {
  /// Reads bytes that arrive in portions; an empty one is Ctrl-C.
  convenience init(portions: [[UInt8]]) {
    var rest = portions.flatMap { portion in
      portion.isEmpty
        ? [[]]
        : stride(from: 0, to: portion.count, by: 4_096).map { Array(portion[$0..<min($0 + 4_096, portion.count)]) }
    }
    self.init { buffer in
      if rest.isEmpty { return .end }
      var portion = rest.removeFirst()
      if portion.isEmpty { return .failed(EINTR) }
      if portion.count > buffer.count {
        rest.insert(Array(portion[buffer.count...]), at: 0)
        portion = Array(portion[..<buffer.count])
      }
      buffer.copyBytes(from: portion)
      return .bytes(portion.count)
    }
  }
}
