internal import Glibc
package import PhraseMatching

extension CivilMoment {
  /// The clock of this computer in its time zone.
  package static func onThisClock() -> CivilMoment {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return CivilMoment(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday), hour: Int(parts.tm_hour),
      minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
  }
}
