import SwiftUI

/// The trails, and what a person has done with them.
///
/// There is one; the app registers it where it starts, and intents and queries ask for it with `@Dependency`. Every
/// change is on disk when the method returns; a change that cannot be saved throws and is not made.
@MainActor
@Observable
final class TrailDataManager {
  /// What went wrong with the saved state when the app started, in a sentence for the person; usually nothing.
  private(set) var notice: String?

  private(set) var state: TrailState

  /// Nil if what is in the file could neither be read nor moved, and so must not be overwritten.
  private let file: StateFile?
  let calendar: Calendar
  private let clock: @Sendable () -> Date

  /// Reads the state from a file: ``StateFile/standard`` unless another is given.
  init(url: URL? = nil, calendar: Calendar = .current, clock: @escaping @Sendable () -> Date = { Date() }) {
    let file = url.map(StateFile.init) ?? .standard
    self.calendar = calendar
    self.clock = clock
    do {
      state = try file.read() ?? .starter
      self.file = file
    } catch {
      state = .starter
      do {
        let copy = try file.setAside()
        notice = String(
          localized: "Your saved trails could not be read. They are kept in \(copy.path), and Trails starts afresh.")
        self.file = file
      } catch {
        notice = String(
          localized: "Your saved trails in \(file.url.path) can be neither read nor moved. Nothing will be saved.")
        self.file = nil
      }
    }
  }

  var now: Date { clock() }

  /// Makes a change, saves it together with what other processes changed, and only then shows it. Returns whether the
  /// change changed anything.
  @discardableResult
  func change(_ edit: (inout TrailState) -> Void) throws -> Bool {
    guard let file else { throw TrailsError.cannotSave }
    do {
      let (before, after) = try file.change(from: state, edit)
      if after != state { state = after }
      return after != before
    } catch {
      throw TrailsError.cannotSave
    }
  }

  /// Does what nobody waits for; what goes wrong is told in ``notice``.
  func noteFailure(of operation: () throws -> Void) {
    do {
      try operation()
    } catch {
      notice = String(localized: TrailsError.cannotSave.localizedStringResource)
    }
  }

  /// The trails with some identifiers, in the order asked for, without those that do not exist.
  func trails(with ids: [Trail.ID]) -> [Trail] { ids.compactMap { id in Trail.all.first { $0.id == id } } }

  /// The trails for which something is true, in the order of the regions.
  func trails(where isIncluded: (Trail) throws -> Bool) rethrows -> [Trail] { try Trail.all.filter(isIncluded) }

  /// What a trail is like today.
  func conditions(of trail: Trail) -> TrailConditions { TrailConditions(of: trail, on: dayNumber(of: now)) }

  /// Which day it is here, counted from long ago: every trail asks for it, so no calendar is asked.
  private func dayNumber(of date: Date) -> Int {
    let seconds = date.timeIntervalSince(.distantPast) + Double(calendar.timeZone.secondsFromGMT(for: date))
    return Int((seconds / 86_400).rounded(.down))
  }

  /// The first moment of the day of some date; today unless given.
  func day(of date: Date? = nil) -> Date { calendar.startOfDay(for: date ?? now) }

  /// The week, month or year that has today in it, or the one before.
  func interval(of period: StatisticsPeriod) -> DateInterval {
    let day = period.isOver ? calendar.date(byAdding: period.component, value: -1, to: now) : now
    return calendar.dateInterval(of: period.component, for: day ?? now) ?? DateInterval(start: now, duration: 0)
  }
}
