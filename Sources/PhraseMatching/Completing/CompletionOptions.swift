/// How many completions to return, and of what.
///
/// ```swift
/// var options = CompletionOptions(limit: 5, now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))
/// options.application = "Home"
/// ```
public struct CompletionOptions: Sendable, Hashable {
  /// The most completions.
  public var limit: Int
  /// The name of the only application that is completed for; nil for all.
  public var application: String?
  /// The present in local time, for "tomorrow" and "in ten minutes".
  public var now: CivilMoment
  /// The code of the language in which dates and amounts are said; see ``MatchOptions/language``.
  public var language = "en"

  /// Makes options; only the present has no default.
  public init(limit: Int = 5, application: String? = nil, now: CivilMoment) {
    (self.limit, self.application, self.now) = (limit, application, now)
  }

  /// How likely a shortcut is wanted, from 0 to 1, by its index among all shortcuts in catalog order; see
  /// ``Candidate/shortcut``. Called once for each shortcut that may go on as typed; must not change meanwhile.
  public typealias Likelihood = (_ shortcut: Int) -> Double
}
