public import Foundation

/// Says how long something takes, such as “2 hours, 3 minutes”.
// Sendable only as its superclass is: set up by one owner before it is shared, like every formatter.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How numbers and units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “2:03:00”.
    case positional
    /// “2h 3m”.
    case abbreviated
    /// “2 hr, 3 min”.
    case short
    /// “2 hours, 3 minutes”.
    case full
    /// “two hours, three minutes”.
    case spellOut
    /// “2hr 3min”.
    case brief
  }

  /// Which units of nothing are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; all that fit where none are named.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether what does not fill a unit counts as a part of it, once the other units are used up.
  open var allowsFractionalUnits = false
  /// Whether the largest unit is left out where the next holds its value: “90 minutes”.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar? = .current
  /// Where days, months and years are counted from.
  open var referenceDate: Date?
  open var formattingContext = Formatter.Context.unknown

  /// How long a number of seconds is.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// How long it is from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = units
    let components = shownCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(of: units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// How long the components are together.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return shownCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// How long the components are together; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// How long the components are together, in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var shownCalendar: Calendar { calendar ?? .current }

  private var locale: Locale {
    calendar?.locale?.identifier.isEmpty == false ? calendar?.locale ?? .current : CurrentLanguage.locale
  }

  private var units: [DurationUnit] {
    allowedUnits.isEmpty
      ? DurationUnit.all.filter { $0.component != .weekOfMonth }
      : DurationUnit.all.filter { allowedUnits.contains($0.unit) }
  }

  private func text(of counted: [(unit: DurationUnit, count: Int)]) -> String? {
    guard !counted.isEmpty else { return nil }
    var shown = withoutZeros(collapsed(counted))
    if shown.isEmpty { shown = [counted[counted.count - 1]] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let text = unitsStyle == .positional ? positional(shown) : words(shown)
    return phrase(text)
  }

  /// Adds a single largest unit to the next one, which then holds both.
  private func collapsed(_ counted: [(unit: DurationUnit, count: Int)]) -> [(unit: DurationUnit, count: Int)] {
    guard collapsesLargestUnit, let index = counted.firstIndex(where: { $0.count != 0 }), index + 1 < counted.count,
      abs(counted[index].count) == 1, let larger = counted[index].unit.seconds,
      let smaller = counted[index + 1].unit.seconds
    else { return counted }
    var rest = Array(counted[(index + 1)...])
    rest[0].count += counted[index].count * (larger / smaller)
    return rest
  }

  private func withoutZeros(_ counted: [(unit: DurationUnit, count: Int)]) -> [(unit: DurationUnit, count: Int)] {
    let behavior: ZeroFormattingBehavior =
      zeroFormattingBehavior != .default
      ? zeroFormattingBehavior : unitsStyle == .positional ? .dropLeading : .dropAll
    guard let first = counted.firstIndex(where: { $0.count != 0 }),
      let last = counted.lastIndex(where: { $0.count != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? counted : [] }
    return counted.enumerated().filter { index, part in
      part.count != 0
        || !behavior.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func positional(_ parts: [(unit: DurationUnit, count: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = String(abs(part.count))
      let isPadded = (index > 0 || pads && parts.count > 1) && digits.count < 2
      return (part.count < 0 && index == 0 ? "-" : "") + (isPadded ? "0" + digits : digits)
    }.joined(separator: ":")
  }

  private func words(_ parts: [(unit: DurationUnit, count: Int)]) -> String {
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return parts.map { $0.unit.text($0.count, in: unitsStyle, locale: locale) }.joined(separator: separator)
  }

  private func phrase(_ text: String) -> String {
    let phrases = DurationPhrases.of(locale)
    let approximate = includesApproximationPhrase ? phrases.about.replacing("%@", with: text) : text
    return includesTimeRemainingPhrase ? phrases.remaining.replacing("%@", with: approximate) : approximate
  }
}
