internal import ChildProcesses
internal import Glibc

/// Why a catalog's program did not do what it should.
package enum CatalogActionError: Error, Sendable, Hashable {
  /// What a value would have become.
  case valueIsOption(String, argument: Int)
  case valueHasNUL(argument: Int)
  /// The program itself would have been named by a value.
  case programIsValue
  case programMissing(String)
  case programNotExecutable(String)
  case programNotStarted(String, reason: String)
  /// It said itself that it failed.
  case failed(String, status: Int32, errorLine: String?)
  /// Somebody else ended it.
  case killed(String, signal: Int32, errorLine: String?)
  case tookTooLong(String, limit: Duration)
  case cancelled
  /// What it told as values are none.
  case noValues(String, reason: String)
  /// What is remembered cannot be read or kept.
  case memory(String)
  /// What is to be taken back is not what is remembered any more.
  case rememberedSince([String])
  /// The same in the words of the catalog.
  indirect case worded(String, CatalogActionError)
}

extension ProgramResult {
  /// Why the program did not do what it should; nil if it did.
  func error(of name: String, _ limits: ProgramLimits) -> CatalogActionError? {
    switch ending {
    case .exited(0): nil
    case .exited(let status): .failed(name, status: status, errorLine: errors.lastLine)
    case .killed(let signal): .killed(name, signal: signal, errorLine: errors.lastLine)
    case .tookTooLong: .tookTooLong(name, limit: limits.time ?? .zero)
    case .cancelled: .cancelled
    case .notStarted(let code): .programNotStarted(name, reason: String(cString: strerror(code)))
    }
  }
}

extension CatalogActionError {
  /// For a person, a program and a developer.
  package var problem: Response.Problem { Response.Problem(code: code, message: message, detail: detail) }

  private var code: String {
    switch self {
    case .valueIsOption, .valueHasNUL: "program.unsafe-value"
    case .programIsValue: "program.named-by-value"
    case .programMissing: "program.missing"
    case .programNotExecutable: "program.not-executable"
    case .programNotStarted: "program.not-started"
    case .failed: "program.failed"
    case .killed: "program.killed"
    case .tookTooLong: "program.timeout"
    case .cancelled: "program.cancelled"
    case .noValues: "program.no-values"
    case .memory, .rememberedSince: "catalog.memory"
    case .worded(_, let error): error.code
    }
  }

  private var message: String {
    switch self {
    case .valueIsOption(let value, _):
      "I cannot pass ‘\(value)’ on, because it begins with a dash. Try another wording."
    case .valueHasNUL: "I cannot pass that on, because it has a character that no program can take."
    case .programIsValue: "I cannot do that, because its catalog lets a request choose the program."
    case .programMissing(let name): "I could not find the program ‘\(Self.shown(name))’, which does this."
    case .programNotExecutable(let name): "I may not run the program ‘\(Self.shown(name))’, which does this."
    case .programNotStarted(let name, _): "I could not start the program ‘\(Self.shown(name))’, which does this."
    case .failed(let name, _, let errorLine?): "That did not work: ‘\(Self.shown(name))’ says “\(errorLine)”."
    case .failed(let name, _, nil): "That did not work: ‘\(Self.shown(name))’ failed."
    case .killed(let name, _, _): "That did not work: ‘\(Self.shown(name))’ was stopped before it was done."
    case .tookTooLong(let name, let limit):
      "That took too long, so I stopped ‘\(Self.shown(name))’ after \(Self.shown(limit))."
    case .cancelled: "I stopped it."
    case .noValues(let name, let reason): "What ‘\(Self.shown(name))’ tells are no values: \(reason)."
    case .memory(let problem): "I cannot use what I remember: \(problem)."
    case .rememberedSince: "I leave what I remember as it is: I was told something else since."
    case .worded(let words, _): words
    }
  }

  private var detail: String? {
    switch self {
    case .valueIsOption(_, let argument):
      "argument \(argument) of 'run' would be read as an option; write \"--\" before it if the program takes that"
    case .valueHasNUL(let argument): "argument \(argument) of 'run' has a NUL"
    case .programIsValue: "the first element of 'run' must not hold a parameter"
    case .programMissing(let name), .programNotExecutable(let name): name
    case .programNotStarted(let name, let reason): "\(name): \(reason)"
    case .failed(_, let status, let errorLine): Self.joined("exit status \(status)", errorLine)
    case .killed(_, let signal, let errorLine): Self.joined("signal \(signal)", errorLine)
    case .tookTooLong(let name, _): name
    case .cancelled: nil
    case .noValues(_, let reason): reason
    case .memory(let problem): problem
    case .rememberedSince(let names): names.joined(separator: ", ")
    case .worded(_, let error): error.detail
    }
  }

  private static func joined(_ fact: String, _ errorLine: String?) -> String {
    errorLine.map { "\(fact): \($0)" } ?? fact
  }

  /// A program without its folder.
  private static func shown(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

  private static func shown(_ limit: Duration) -> String {
    let (seconds, rest) = limit.components
    if rest == 0 { return seconds == 1 ? "a second" : "\(seconds) seconds" }
    return "\(Double(seconds) + Double(rest) / 1e18) seconds"
  }
}
