import Foundation

/// A unit in which a duration is said.
struct DurationUnit {
  let component: Calendar.Component
  let unit: NSCalendar.Unit
  /// How many seconds it has, if always as many.
  let seconds: Int?
  /// The unit of durations that Foundation has words for.
  private let named: Duration.UnitsFormatStyle.Unit?

  /// From the largest.
  static let all: [DurationUnit] = [
    DurationUnit(component: .year, unit: .year, seconds: nil, named: nil),
    DurationUnit(component: .month, unit: .month, seconds: nil, named: nil),
    DurationUnit(component: .weekOfMonth, unit: .weekOfMonth, seconds: 604_800, named: .weeks),
    DurationUnit(component: .day, unit: .day, seconds: 86_400, named: .days),
    DurationUnit(component: .hour, unit: .hour, seconds: 3600, named: .hours),
    DurationUnit(component: .minute, unit: .minute, seconds: 60, named: .minutes),
    DurationUnit(component: .second, unit: .second, seconds: 1, named: .seconds),
  ]

  /// A number of these units, in words.
  func text(_ count: Int, in style: DateComponentsFormatter.UnitsStyle, locale: Locale) -> String {
    let text =
      if let named, let seconds {
        Duration.seconds(count * seconds).formatted(
          .units(allowed: [named], width: Self.width(style)).locale(locale))
      } else {
        LongUnits.text(count, of: component, in: style, locale: locale)
      }
    return switch style {
    case .spellOut: Self.spelled(text, count: count, locale: locale)
    case .brief: text.filter { !$0.isWhitespace }
    default: text
    }
  }

  private static func width(_ style: DateComponentsFormatter.UnitsStyle) -> Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .full, .spellOut, .positional: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .abbreviated: .narrow
    }
  }

  private static func spelled(_ text: String, count: Int, locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    guard let words = formatter.string(from: count as NSNumber) else { return text }
    return text.replacing(count.formatted(.number.locale(locale)), with: words)
  }
}

/// Years and months, for which Foundation has no words here; English, German and Japanese.
private enum LongUnits {
  typealias Names = (one: String, many: String, short: String, letter: String)

  static func text(
    _ count: Int, of component: Calendar.Component, in style: DateComponentsFormatter.UnitsStyle, locale: Locale
  ) -> String {
    let names = names(of: component, for: locale.language.languageCode?.identifier ?? "en")
    let number = count.formatted(.number.locale(locale))
    switch style {
    case .full, .spellOut, .positional: return joined(number, abs(count) == 1 ? names.one : names.many)
    case .short: return joined(number, names.short)
    case .brief: return number + names.short
    case .abbreviated: return number + names.letter
    }
  }

  private static func joined(_ number: String, _ name: String) -> String {
    name.first?.isASCII == true ? "\(number) \(name)" : number + name
  }

  private static func names(of component: Calendar.Component, for language: String) -> Names {
    let isYear = component == .year
    switch language {
    case "de": return isYear ? ("Jahr", "Jahre", "J", "J") : ("Monat", "Monate", "Mon.", "M")
    case "ja": return isYear ? ("年", "年", "年", "y") : ("か月", "か月", "か月", "m")
    default: return isYear ? ("year", "years", "yr", "y") : ("month", "months", "mth", "mo")
    }
  }
}

/// What goes around a duration.
enum DurationPhrases {
  static func of(_ locale: Locale) -> (about: String, remaining: String) {
    switch locale.language.languageCode?.identifier {
    case "de": ("Etwa %@", "%@ verbleibend")
    case "ja": ("約%@", "残り%@")
    default: ("About %@", "%@ remaining")
    }
  }
}
