import Foundation

extension TrailDataManager {
  /// Writes down that a whole trail was done, at the usual pace of the activity.
  @discardableResult
  func recordVisit(
    to trail: Trail, doing activity: ActivityStyle, on date: Date, as step: UndoStep? = nil
  ) throws -> ActivityRecord {
    let kilometers = trail.length.converted(to: .kilometers).value
    let duration = kilometers / activity.usualSpeed * 3_600
    let record = ActivityRecord(
      activity: activity, trail: trail.id, start: date, duration: duration, kilometers: kilometers)
    try add(record, as: step)
    return record
  }

  /// Adds something that was done to the activities.
  private func add(_ record: ActivityRecord, as step: UndoStep?) throws {
    try change(as: step) {
      $0.activities.append(record)
    } undoneBy: {
      $0.activities.removeLast(record)
    }
  }

  /// How often a trail has been done.
  func visits(to id: Trail.ID) -> Int { state.activities.count { $0.trail == id } }

  /// What was done in a stretch of time, of one kind or of all.
  func activities(in interval: DateInterval, style: ActivityStyle? = nil) -> [ActivityRecord] {
    state.activities.filter { record in
      interval.start <= record.start && record.start < interval.end && (style == nil || record.activity == style)
    }
  }
}

extension TrailDataManager {
  /// Keeps a route as an activity, on the trail at whose trailhead it passes if there is one.
  func record(_ route: Route, doing activity: ActivityStyle, as step: UndoStep? = nil) throws -> ActivityRecord {
    let kilometers = route.length.converted(to: .kilometers).value.rounded(toPlaces: 1)
    let record = ActivityRecord(
      activity: activity, trail: trail(along: route)?.id, start: route.start ?? now,
      duration: route.duration ?? kilometers / activity.usualSpeed * 3_600, kilometers: kilometers)
    try add(record, as: step)
    return record
  }

  /// The trail whose trailhead is within half a kilometre of the route; the nearest if several are.
  private func trail(along route: Route) -> Trail? {
    let near = Measurement(value: 0.5, unit: UnitLength.kilometers)
    return Trail.all
      .compactMap { trail in
        route.points.map { trail.coordinate.distance(to: $0) }.min().map { (trail: trail, distance: $0) }
      }
      .filter { $0.distance <= near }
      .min { $0.distance < $1.distance }?
      .trail
  }
}

extension [ActivityRecord] {
  /// Takes out the last one that is equal to another.
  mutating func removeLast(_ record: ActivityRecord) {
    if let index = lastIndex(of: record) { remove(at: index) }
  }
}
