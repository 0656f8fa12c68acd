import Foundation

/// Writes messages about what a program does.
///
/// Nothing is written unless the environment's `BEHEST_LOG` names a level; then messages of that level and above go to
/// standard error, one line each.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String
  private let output: LogOutput

  /// A logger without a name.
  public init() { self.init(subsystem: "", category: "", output: .standard) }

  /// A logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, in reverse domain style.
  ///   - category: the part.
  public init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, output: .standard)
  }

  init(subsystem: String, category: String, output: LogOutput) {
    (self.subsystem, self.category, self.output) = (subsystem, category, output)
  }

  /// One that writes nothing.
  static let silent = Logger(subsystem: "", category: "", output: LogOutput(threshold: nil, write: { _ in }))

  /// Whether messages of a level are written.
  func writes(_ level: OSLogType) -> Bool { output.threshold.map(level.isAtLeast) ?? false }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard writes(level) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    output.write((place.isEmpty ? "" : "[\(place)] ") + "\(level.name): \(message.text)")
  }

  /// Writes a message for tracing.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what helps to find out what is wrong.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what is worth keeping.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what may be wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes what should never have happened.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes what should never have happened.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Where messages go.
struct LogOutput: Sendable {
  /// The least important level that is written; `nil` writes nothing.
  let threshold: OSLogType?
  let write: @Sendable (String) -> Void

  /// Standard error, if the environment asks for it.
  static let standard = LogOutput(
    threshold: ProcessInfo.processInfo.environment["BEHEST_LOG"].flatMap(OSLogType.init(name:)),
    write: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
}
