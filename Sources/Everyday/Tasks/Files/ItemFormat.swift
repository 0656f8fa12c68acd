import AppIntents

/// How a file writes things to do, each on a line of its own.
enum ItemFormat: Sendable {
  /// todo.txt, as todotxt.org describes it.
  case todo
  /// A list of boxes in Markdown: `- [ ] milk`.
  case checklist

  /// What a line says to do; nil if it says something else.
  func item(in line: String) -> ListItem? {
    switch self {
    case .todo: TodoLine(line)?.item
    case .checklist: ChecklistLine(line)?.item
    }
  }

  /// A new line.
  func line(for text: String, due: DueDay?) -> String {
    switch self {
    case .todo: TodoLine.new(text, due: due)
    case .checklist: "- [ ] \(text)"
    }
  }

  /// The line of something that has been done on a day, or is to be done again.
  func line(_ line: String, done day: String?) -> String {
    switch self {
    case .todo: TodoLine(line)?.done(on: day) ?? line
    case .checklist: ChecklistLine(line)?.done(day != nil) ?? line
    }
  }
}

/// Something to do, as a file says it.
struct ListItem: Equatable, Sendable {
  var text: String
  var isDone = false
  var due: DueDay?
  /// A letter from A, the most important, to Z.
  var priority: Character?
  /// The day on which it was done, where the file says so.
  var doneOn: String?
}

/// The day on which something is due, as files write it, and perhaps the time.
struct DueDay: Hashable, Comparable, Sendable {
  /// Such as `2026-11-27`.
  let day: String
  /// Such as `09:00`.
  let time: String?

  /// Behind all days.
  static let never = DueDay(day: "~")

  init(day: String, time: String? = nil) { (self.day, self.time) = (day, time) }

  init(_ date: Date, in calendar: Calendar, hasTime: Bool = false) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    time = hasTime ? "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))" : nil
  }

  /// The moment that is meant; the first one of the day where no time is given. Nil if there is no such day.
  func date(in calendar: Calendar) -> Date? {
    let numbers = "\(day)-\(time?.replacing(":", with: "-") ?? "0-0")".split(separator: "-").map { Int($0) }
    guard numbers.count == 5, let year = numbers[0], let month = numbers[1], let day = numbers[2] else { return nil }
    let parts = DateComponents(year: year, month: month, day: day, hour: numbers[3], minute: numbers[4])
    return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
  }

  static func < (left: DueDay, right: DueDay) -> Bool { (left.day, left.time ?? "") < (right.day, right.time ?? "") }
}
