/// How much a message matters.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  /// The number that Apple's systems give the level.
  public let rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What helps to find out what is wrong.
  public static let debug = OSLogType(rawValue: 2)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What is worth keeping.
  public static let `default` = OSLogType(rawValue: 0)
  /// What went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// What should never have happened.
  public static let fault = OSLogType(rawValue: 17)
}

extension OSLogType {
  /// Levels by what people call them.
  init?(name: String) {
    switch name.lowercased() {
    case "debug", "trace": self = .debug
    case "info": self = .info
    case "default", "notice": self = .default
    case "error", "warning": self = .error
    case "fault", "critical": self = .fault
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .default: "notice"
    case .error: "error"
    case .fault: "fault"
    default: "level \(rawValue)"
    }
  }

  /// The levels from the least to the most important.
  private static let ranks: [OSLogType] = [.debug, .info, .default, .error, .fault]

  /// Whether messages of this level are wanted by somebody who asked for those of another.
  func isAtLeast(_ other: OSLogType) -> Bool {
    (Self.ranks.firstIndex(of: self) ?? Self.ranks.count) >= (Self.ranks.firstIndex(of: other) ?? 0)
  }
}
