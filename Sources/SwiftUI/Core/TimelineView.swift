/// A view that is made anew as time passes. A rendering shows the moment of the rendering.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  public typealias Context = TimelineViewDefaultContext

  let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(content(Context(date: environment.style.now)), in: environment)
  }
}

/// The moment that a view by a schedule shows.
nonisolated public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public var cadence: Cadence { .minutes }
}

/// The moments at which a view is made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is kept.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Moments at equal distances.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let missed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.up))
    return sequence(first: start + missed * interval) { [interval] in $0 + interval }
  }
}

/// The beginning of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments one by one.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static var animation: Self { .periodic(from: .now, by: 1) }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .periodic(from: .now, by: minimumInterval ?? 1)
  }
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule {
  nonisolated public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date { ExplicitTimelineSchedule(dates) }
}
