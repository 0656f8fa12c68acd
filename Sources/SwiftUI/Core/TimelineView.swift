/// A view that is made anew as time passes. A rendering shows the moment of the rendering.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// The moment that is shown.
  public typealias Context = TimelineViewDefaultContext

  let content: (Context) -> Content

  /// A view that is made anew by a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(content(Context(date: environment.style.now)), in: environment)
  }
}

/// The moment that a view by a schedule shows.
nonisolated public struct TimelineViewDefaultContext: Sendable {
  /// How often a view is made anew.
  public enum Cadence: Comparable, Hashable, Sendable {
    /// A rate.
    case live, seconds, minutes
  }

  /// When it is.
  public let date: Date
  /// How often the view is made anew.
  public var cadence: Cadence { .minutes }
}

/// The moments at which a view is made anew.
public protocol TimelineSchedule {
  /// The kind of sequence of moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How closely a schedule is kept.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is kept.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As it says.
  case normal
  /// Less often.
  case lowFrequency
}

/// Moments at equal distances.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Moments at equal distances.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let missed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.up))
    return sequence(first: start + missed * interval) { [interval] in $0 + interval }
  }
}

/// The beginning of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginning of each minute.
  public init() {}

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments one by one.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Moments one by one.
  public init(_ dates: Entries) { self.dates = dates }

  /// The moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances.
  nonisolated public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

  /// As often as something moves; nothing moves here.
  nonisolated public static var animation: PeriodicTimelineSchedule { .periodic(from: .now, by: 1) }

  /// As often as something moves; nothing moves here.
  nonisolated public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> PeriodicTimelineSchedule { .periodic(from: .now, by: minimumInterval ?? 1) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Moments one by one.
  nonisolated public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
