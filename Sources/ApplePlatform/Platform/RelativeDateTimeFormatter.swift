public import Foundation

/// Says how far away a moment is, such as “in 2 hours”.
// Sendable only as its superclass is: set up by one owner before it is shared, like every formatter.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How numbers and units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “2 hours ago”.
    case full
    /// “two hours ago”.
    case spellOut
    /// “2 hr. ago”.
    case short
    /// “2h ago”.
    case abbreviated
  }

  /// Whether near moments have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric
    /// “yesterday”.
    case named
  }

  /// How numbers and units are written.
  open var unitsStyle = UnitsStyle.full
  /// Whether near moments have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar that tells days, weeks and months.
  open var calendar: Calendar! = .current
  /// The language.
  open var locale: Locale! = CurrentLanguage.locale

  /// How far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: relativeUnitsStyle,
      locale: locale ?? CurrentLanguage.locale,
      calendar: calendar ?? .current,
      capitalizationContext: .unknown)
    return style.format(referenceDate)
  }

  /// How far away the moment after a number of seconds is.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  /// How far away the moment is that the components lead to.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// How far a date is from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var relativeUnitsStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
