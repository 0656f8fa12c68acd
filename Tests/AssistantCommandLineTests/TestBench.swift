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

  /// Runs a command line.
  func run(_ arguments: String...) -> Outcome {
    let recorder = Recorder()
    let console = console(recorder)
    let code: ExitCode
    do {
      code = Assistant.run(try Invocation.read(arguments), on: console)
    } catch {
      console.report(error)
      code = .unusable
    }
    return Outcome(code: code, output: recorder.output, errors: recorder.errors)
  }

  /// Runs the reading of lines with the house, without a file.
  func lines(_ arguments: String...) throws -> Outcome {
    let recorder = Recorder()
    let options = try Invocation.read(arguments).options
    var lines = RequestLines(try answerer(options), options, console(recorder))
    return Outcome(code: lines.run(), output: recorder.output, errors: recorder.errors)
  }

  /// Talks at the prompt with the house, without a file.
  func prompt(_ arguments: String...) throws -> Outcome {
    let recorder = Recorder()
    let options = try Invocation.read(arguments).options
    var session = PromptSession(try answerer(options), try Self.index(), options, console(recorder))
    return Outcome(code: session.run(), output: recorder.output, errors: recorder.errors)
  }

  private func answerer(_ options: Options) throws -> RequestAnswerer {
    let matchOptions = MatchOptions(limit: options.limit ?? 3, now: Self.now, explanation: options.explanation)
    return RequestAnswerer(index: try Self.index(), options: matchOptions, clocks: .init(now: { Self.now }))
  }

  static func index() throws -> PhraseIndex {
    let (catalog, findings) = Catalog.read(house)
    try #require(findings.isEmpty)
    return PhraseIndex.compile([try #require(catalog).application]).index
  }

  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  private func console(_ recorder: Recorder) -> Console {
    Console(
      input: LineReader(portions: input), inputIsTerminal: inputIsTerminal,
      output: OutputWriter { bytes in recorder.take(bytes, asOutput: true) }, outputIsTerminal: outputIsTerminal,
      errors: OutputWriter { bytes in recorder.take(bytes, asOutput: false) },
      style: style, errorStyle: Style(), now: { Self.now }, nanoseconds: { 0 })
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
  /// Reads bytes that arrive in portions.
  convenience init(portions: [[UInt8]]) {
    var rest = portions.flatMap { portion in
      stride(from: 0, to: portion.count, by: 4_096).map { Array(portion[$0..<min($0 + 4_096, portion.count)]) }
    }
    self.init { buffer in
      if rest.isEmpty { return .end }
      var portion = rest.removeFirst()
      if portion.count > buffer.count {
        rest.insert(Array(portion[buffer.count...]), at: 0)
        portion = Array(portion[..<buffer.count])
      }
      buffer.copyBytes(from: portion)
      return .bytes(portion.count)
    }
  }
}
