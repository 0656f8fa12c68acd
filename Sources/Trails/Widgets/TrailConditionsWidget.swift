import AppIntents
import SwiftUI

/// What a chosen trail is like, on the Home Screen.
struct TrailConditionsWidget: Widget {
  static let kind = "TrailConditionsWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: TrailConditionsConfiguration.self, provider: TrailConditionsProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(entry.name).font(.headline)
        Text(entry.report.capitalizedAtStart)
      }
    }
    .configurationDisplayName("Trail Conditions")
    .description("Shows what a trail is like today.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// What the widget shows at one time.
struct TrailConditionsEntry: TimelineEntry {
  let date: Date
  let name: String
  let report: String
}

/// Makes the entries of the widget, a new one each day.
struct TrailConditionsProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TrailConditionsEntry {
    TrailConditionsEntry(
      date: .now, name: String(localized: "Your Trail"),
      report: String(localized: "excellent: dry rock, under clear skies"))
  }

  func snapshot(for configuration: TrailConditionsConfiguration, in context: Context) async -> TrailConditionsEntry {
    guard let trail = configuration.trail else {
      return TrailConditionsEntry(
        date: .now, name: String(localized: "No Trail"),
        report: String(localized: "choose a trail to see its conditions."))
    }
    return TrailConditionsEntry(date: .now, name: trail.name, report: trail.currentConditions)
  }

  func timeline(
    for configuration: TrailConditionsConfiguration, in context: Context
  ) async -> Timeline<TrailConditionsEntry> {
    let entry = await snapshot(for: configuration, in: context)
    let tomorrow = Calendar.current.startOfDay(for: entry.date).addingTimeInterval(86_400)
    return Timeline(entries: [entry], policy: .after(tomorrow))
  }
}
