package import AssistantCommandLine
internal import Diagnostics
internal import Glibc
internal import PhraseCatalogs
package import PhraseMatching

/// A catalog with two lamps of one name, as a person writes it.
package let lampCatalog = """
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
package struct TestBench {
  /// What a run left behind.
  package struct Outcome: Equatable {
    package var code: ExitCode
    package var output: String
    package var errors: String

    package init(code: ExitCode, output: String, errors: String) {
      (self.code, self.output, self.errors) = (code, output, errors)
    }
  }

  /// What standard input holds, in the portions in which it arrives.
  package var input: [[UInt8]] = []
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var style = Style()

  package init(_ input: String..., inputIsTerminal: Bool = false) {
    self.input = input.map { Array($0.utf8) }
    self.inputIsTerminal = inputIsTerminal
  }

  package init(bytes: [UInt8]) { input = [bytes] }

  package var environment: [String: String] = [:]
  /// What the executable registered.
  package var registration = Registration()

  /// Runs a command line.
  package func run(_ arguments: String...) async -> Outcome { await run(arguments) }

  /// Runs a command line.
  package func run(_ arguments: [String]) async -> Outcome {
    let recorder = Recorder()
    let console = console(recorder)
    let code: ExitCode
    do {
      code = await Assistant.run(try Invocation.read(arguments, for: registration.commands), on: console)
    } catch {
      console.report(error)
      code = .unusable
    }
    return Outcome(code: code, output: recorder.output, errors: recorder.errors)
  }

  /// The index of the lamps.
  package static func index() throws -> PhraseIndex {
    let (catalog, findings) = Catalog.read(lampCatalog)
    guard let catalog, findings.isEmpty else { throw BadCatalog(findings: findings) }
    return PhraseIndex.compile([catalog.application]).index
  }

  private struct BadCatalog: Error {
    var findings: [Finding]
  }

  package static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  package func console(_ recorder: Recorder) -> Console {
    Console(
      input: InputLines { [input] in LineReader(portions: input) }, inputIsTerminal: inputIsTerminal,
      output: OutputWriter { bytes in recorder.take(bytes, asOutput: true) }, outputIsTerminal: outputIsTerminal,
      errors: OutputWriter { bytes in recorder.take(bytes, asOutput: false) },
      style: style, errorStyle: Style(), progress: ProgressLine(on: .none) { _ in },
      errorsAreTerminal: inputIsTerminal, onInterruption: { _ in }, variable: { [environment] in environment[$0] },
      now: { Self.now }, nanoseconds: { 0 }, registration: registration)
  }
}

/// Keeps what was written.
package final class Recorder {
  package init() {}

  package private(set) var output = ""
  package private(set) var errors = ""
  /// How often output was handed on.
  package private(set) var writes = 0

  package func take(_ bytes: UnsafeRawBufferPointer, asOutput: Bool) -> Int32? {
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
  package convenience init(portions: [[UInt8]]) {
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
