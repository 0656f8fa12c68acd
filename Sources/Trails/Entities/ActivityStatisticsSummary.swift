import AppIntents

/// What a person has done outdoors in some period.
///
/// A transient entity is worked out when it is asked for. Nobody looks it up again, so it needs neither an identifier
/// nor a query; an intent returns it, and the next action of a shortcut reads its properties.
struct ActivityStatisticsSummary: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity Summary"

  /// The summary in one sentence.
  @Property var headline: String

  @Property var summaryStartDate: Date

  @Property var workoutsCompleted: Int

  @Property(title: "Distance") var distanceTraveled: Measurement<UnitLength>

  @Property(title: "Time") var movingTime: Measurement<UnitDuration>

  @Property(title: "Energy") var caloriesBurned: Measurement<UnitEnergy>

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: activityCount, subtitle: "\(distanceTraveled.shown) in \(movingTime.formatted())",
      image: .init(systemName: "chart.bar"))
  }

  init() {
    headline = String(localized: "Nothing recorded.")
    summaryStartDate = .distantPast
    workoutsCompleted = 0
    distanceTraveled = Measurement(value: 0, unit: .kilometers)
    movingTime = Measurement(value: 0, unit: .hours)
    caloriesBurned = Measurement(value: 0, unit: .kilocalories)
  }

  init(of activities: [ActivityRecord], since start: Date, period: StatisticsPeriod) {
    self.init()
    let hours = activities.map { $0.duration / 3_600 }
    let energy = zip(activities, hours).map { $0.activity.usualEffort * $1 }
    summaryStartDate = start
    workoutsCompleted = activities.count
    distanceTraveled.value = activities.map(\.kilometers).reduce(0, +).rounded(toPlaces: 1)
    movingTime.value = hours.reduce(0, +).rounded(toPlaces: 1)
    caloriesBurned.value = energy.reduce(0, +).rounded()
    headline = String(
      localized: """
        You were out \(Self.times(activities.count)) \(period.phrase) and covered \(distanceTraveled.spoken) in \
        \(movingTime.spelled).
        """)
  }

  /// How many there were.
  var activityCount: LocalizedStringResource {
    workoutsCompleted == 1 ? "1 activity" : "\(workoutsCompleted) activities"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: String(localized: "once")
    case 2: String(localized: "twice")
    default: String(localized: "\(count) times")
    }
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }
}
