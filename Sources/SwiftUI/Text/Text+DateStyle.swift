extension Text {
  public struct DateStyle: Hashable, Sendable, Codable {
    private enum Kind: Hashable, Sendable, Codable { case time, date, relative, offset, timer }

    private let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func string(of date: Date, now: Date) -> String {
      let seconds = Int(date.timeIntervalSince(now).rounded())
      return switch kind {
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .date: date.formatted(date: .long, time: .omitted)
      case .relative: Self.words(abs(seconds))
      case .offset: (seconds < 0 ? "-" : "+") + Self.words(abs(seconds))
      case .timer: Self.clock(abs(seconds))
      }
    }

    private static func clock(_ seconds: Int) -> String {
      let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
      return hours > 0
        ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The two largest units, as SwiftUI writes them: `2 hr, 5 min`.
    private static func words(_ seconds: Int) -> String {
      let units = [("yr", 31_536_000), ("mo", 2_592_000), ("day", 86400), ("hr", 3600), ("min", 60), ("sec", 1)]
      var rest = seconds
      var parts: [String] = []
      for (name, length) in units where rest >= length && parts.count < 2 {
        let count = rest / length
        rest %= length
        parts.append("\(count) \(name)\(name == "day" && count > 1 ? "s" : "")")
      }
      return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }
  }
}
