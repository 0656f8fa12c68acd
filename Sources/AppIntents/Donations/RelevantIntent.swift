internal import Synchronization

/// A configuration of a widget that matters at certain moments.
public struct RelevantIntent: Sendable {
  package let intent: any WidgetConfigurationIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  /// A configuration, the widget it is for, and when it matters.
  public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {
    (self.intent, self.widgetKind, self.relevance) = (intent, widgetKind, relevance)
  }
}

/// Keeps what matters when. It is kept in memory, as long as the process lives.
public final class RelevantIntentManager: Sendable {
  /// The one for this process.
  public static let shared = RelevantIntentManager()

  private let intents = Mutex<[RelevantIntent]>([])

  package init() {}

  /// What matters, in the order in which it was given.
  package var relevantIntents: [RelevantIntent] { intents.withLock { $0 } }

  /// Replaces what matters.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    intents.withLock { $0 = relevantIntents }
  }
}

/// A moment when something matters.
public struct RelevantContext: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    case dates(Date, Date, DateKind)
    case location(InferredLocation)
    case fitness(FitnessCondition)
    case sleep(SleepCondition)
    case headphones(HeadphonesCondition)
  }

  package let moment: Moment

  /// What happens at a date.
  public struct DateKind: Hashable, Sendable {
    private let name: String
    /// Nothing in particular.
    public static let `default` = DateKind(name: "default")
    /// Something in the calendar.
    public static let scheduled = DateKind(name: "scheduled")
    /// Something worth knowing.
    public static let informational = DateKind(name: "informational")
  }

  /// A place that a device knows without being told.
  public struct InferredLocation: Hashable, Sendable {
    private let name: String
    public static let home = InferredLocation(name: "home")
    public static let work = InferredLocation(name: "work")
    public static let school = InferredLocation(name: "school")
    /// On the way between two of them.
    public static let commute = InferredLocation(name: "commute")
  }

  /// A moment of training.
  public struct FitnessCondition: Hashable, Sendable {
    private let name: String
    /// During a workout.
    public static let workoutActive = FitnessCondition(name: "workoutActive")
    /// While the day’s rings are open.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
  }

  /// A moment of rest.
  public struct SleepCondition: Hashable, Sendable {
    private let name: String
    public static let bedtime = SleepCondition(name: "bedtime")
    /// On waking up.
    public static let wakeup = SleepCondition(name: "wakeup")
  }

  /// A moment of listening.
  public struct HeadphonesCondition: Hashable, Sendable {
    private let name: String
    public static let connected = HeadphonesCondition(name: "connected")
  }

  /// At a date, for a reason.
  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(moment: .dates(date, date, kind))
  }
  /// Between two dates.
  public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
    RelevantContext(moment: .dates(startDate, endDate, .default))
  }
  /// Between two dates, for a reason.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(moment: .dates(range.lowerBound, range.upperBound, kind))
  }
  /// During an interval, for a reason.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(moment: .dates(interval.start, interval.end, kind))
  }
  /// At a place that the device knows.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(moment: .location(inferred))
  }
  /// At a moment of training.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(moment: .fitness(condition))
  }
  /// At a moment of rest.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(moment: .sleep(condition))
  }
  /// At a moment of listening.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(moment: .headphones(headphones))
  }
}
