/// The value of a typed placeholder: a number, a yes or no, a date, a duration, a measurement.
public enum TypedValue: Sendable, Hashable, BitwiseCopyable {
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// Yes or no.
  case boolean(Bool)
  /// A day, a time, or both.
  case date(DateReading)
  /// A span of time in seconds.
  case duration(seconds: Double)
  /// A number with a unit.
  case measurement(Double, MeasurementUnit)
}

/// A day, a time of day, or both.
public struct DateReading: Sendable, Hashable, BitwiseCopyable {
  /// Which parts are given; the rest of `moment` follows from the present.
  public enum Precision: UInt8, Sendable, Hashable, BitwiseCopyable {
    /// Only a day: the time of `moment` is midnight.
    case day
    /// Only a time of day: the day is the next with that time in the future.
    case time
    /// Both.
    case dayAndTime
  }

  /// The local date and time.
  public var moment: CivilMoment
  /// Which parts are given.
  public var precision: Precision

  /// Makes a reading.
  public init(moment: CivilMoment, precision: Precision) { (self.moment, self.precision) = (moment, precision) }
}

/// A local date and time, without a time zone.
public struct CivilMoment: Sendable, Hashable, BitwiseCopyable {
  /// The year of the Gregorian calendar.
  public var year: Int
  /// 1…12.
  public var month: Int
  /// 1…31.
  public var day: Int
  /// 0…23.
  public var hour: Int
  /// 0…59.
  public var minute: Int
  /// 0…59.
  public var second: Int

  /// Makes a moment.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}
