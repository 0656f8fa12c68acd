internal import Glibc

/// Nanoseconds that only ever grow.
enum MonotonicClock {
  /// Now. Costs some twenty nanoseconds and allocates nothing.
  static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// What a measurement of nothing takes: the middle of many.
  static func overhead() -> Int {
    let samples = (0..<10_001).map { _ in
      let start = nanoseconds
      return nanoseconds - start
    }
    return Percentiles(of: samples)[0.5]
  }

  /// How long something takes.
  static func time<Result>(_ body: () throws -> Result) rethrows -> (result: Result, nanoseconds: Int) {
    let start = nanoseconds
    let result = try body()
    return (result, nanoseconds - start)
  }
}
