import Foundation

/// A part of a program that writes messages, in the older manner.
public final class OSLog: Sendable {
  /// A part without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// One whose messages nobody gets.
  public static let disabled = OSLog(logger: nil)

  let logger: Logger?

  private init(logger: Logger?) { self.logger = logger }

  public convenience init(subsystem: String, category: String) {
    self.init(logger: Logger(subsystem: subsystem, category: category))
  }

  /// Whether a message of a level would be written.
  public func isEnabled(type: OSLogType) -> Bool { logger?.writes(type) ?? false }
}

extension Logger {
  /// The logger of an older one.
  public init(_ log: OSLog) { self = log.logger ?? .silent }
}

/// Writes a message of the default level.
public func os_log(_ message: OSLogMessage) { os_log(.default, log: .default, message) }

/// Writes a message of a level.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { os_log(logLevel, log: .default, message) }

/// Writes a message of a level for a part of the program.
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.logger?.log(level: logLevel, message)
}

/// Writes a message with values where `%` stands. Values marked `%{private}` are not written.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.logger?.log(level: type, "\(LogFormat(message.description).text(with: args))")
}

/// Writes a message of a level with values where `%` stands. Values marked `%{private}` are not written.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.logger?.log(level: type, "\(LogFormat(message.description).text(with: args))")
}

/// A text with values, as `os_log` takes it: `%{public}@`, `%d`, `%.2f`.
struct LogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  func text(with values: [any CVarArg]) -> String {
    var values = values[...]
    var text = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      let specifier = Self.readSpecifier(&rest)
      text += specifier.written(values.popFirst())
    }
    return text + rest
  }

  private struct Specifier {
    var isHidden = false
    var conversion = ""

    func written(_ value: (any CVarArg)?) -> String {
      guard let value else { return "<missing>" }
      if isHidden { return "<private>" }
      return conversion.hasSuffix("@") ? "\(value)" : String(format: "%" + conversion, value)
    }
  }

  private static func readSpecifier(_ rest: inout Substring) -> Specifier {
    var specifier = Specifier()
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      let options = rest[..<end].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      specifier.isHidden = options.contains { $0.hasPrefix("private") || $0.hasPrefix("sensitive") }
      rest = rest[end...].dropFirst()
    }
    while let character = rest.popFirst() {
      specifier.conversion.append(character)
      if character.isLetter && !"lhqzjt".contains(character) || character == "@" { break }
    }
    return specifier
  }
}
