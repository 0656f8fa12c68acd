public import AppIntents

/// What people can say to Trails without setting anything up.
///
/// A handful of shortcuts for what is done most often, never more than ten; everything else is an action in Shortcuts.
/// Each phrase names the app, sounds like something a person says, and holds at most one parameter, which becomes one
/// sentence for every suggested value.
public struct TrailShortcuts: AppShortcutsProvider {
  /// The shortcuts.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenFavorites(),
      phrases: [
        "Open favorites in \(.applicationName)",
        "Open my favorite \(.applicationName)",
        "Show my favorite \(.applicationName)",
        "Show my saved trails in \(.applicationName)",
      ],
      shortTitle: "Open Favorites",
      systemImageName: "star.circle"
    )
    AppShortcut(
      intent: OpenTrail(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show me \(\.$target) in \(.applicationName)",
        "Open a trail in \(.applicationName)",
      ],
      shortTitle: "Open Trail",
      systemImageName: "map"
    )
    AppShortcut(
      intent: GetPinnedTrail(),
      phrases: [
        "What is my pinned trail in \(.applicationName)",
        "How is my pinned trail in \(.applicationName)",
        "Check my pinned trail in \(.applicationName)",
        "Check my trail in \(.applicationName)",
      ],
      shortTitle: "Pinned Trail",
      systemImageName: "pin"
    )
    AppShortcut(
      intent: GetTrailConditions(),
      phrases: [
        "What are the conditions on \(\.$trail) in \(.applicationName)",
        "How is \(\.$trail) today in \(.applicationName)",
        "Check \(\.$trail) with \(.applicationName)",
        "Check trail conditions in \(.applicationName)",
      ],
      shortTitle: "Trail Conditions",
      systemImageName: "cloud.sun"
    )
    AppShortcut(
      intent: GetTrailInfo(),
      phrases: [
        "Tell me about \(\.$trail) in \(.applicationName)",
        "Get information on \(\.$trail) from \(.applicationName)",
      ],
      shortTitle: "Trail Information",
      systemImageName: "info.circle"
    )
    AppShortcut(
      intent: SuggestTrails(),
      phrases: [
        "Suggest trails for \(\.$activity) in \(.applicationName)",
        "Where can I go \(\.$activity) with \(.applicationName)",
        "Find trails in \(\.$trailCollection) with \(.applicationName)",
        "Suggest a trail in \(.applicationName)",
      ],
      shortTitle: "Suggest Trails",
      systemImageName: "sparkles"
    )
    AppShortcut(
      intent: RecordTrailVisit(),
      phrases: [
        "Record a visit to \(\.$trail) in \(.applicationName)",
        "I visited \(\.$trail), tell \(.applicationName)",
        "Record a trail visit in \(.applicationName)",
      ],
      shortTitle: "Record Visit",
      systemImageName: "checkmark.circle"
    )
    AppShortcut(
      intent: StartTrailWorkout(),
      phrases: [
        "Start \(\.$workoutStyle) in \(.applicationName)",
        "Start a \(\.$workoutStyle) workout with \(.applicationName)",
        "Start a workout in \(.applicationName)",
      ],
      shortTitle: "Start Workout",
      systemImageName: "figure.hiking"
    )
    AppShortcut(
      intent: GetActivitySummary(),
      phrases: [
        "Show my \(.applicationName) summary",
        "How far did I go \(\.$period) in \(.applicationName)",
        "What did I do \(\.$period) in \(.applicationName)",
      ],
      shortTitle: "Activity Summary",
      systemImageName: "chart.bar"
    )
    AppShortcut(
      intent: BuyDayPass(),
      phrases: [
        "Buy a day pass in \(.applicationName)",
        "Get a park ticket with \(.applicationName)",
      ],
      shortTitle: "Buy Day Pass",
      systemImageName: "ticket"
    )
  }

  /// What sounds like one of ours and is not.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Delete \(.applicationName)",
      "Open the settings of \(.applicationName)",
      "Show the trailer",
    ])
  }

  /// The colour of the forest.
  public static let shortcutTileColor = ShortcutTileColor.lime
}
