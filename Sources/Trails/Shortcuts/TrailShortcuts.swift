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
        "Which trails are my favorites in \(.applicationName)",
        "What are my favorite trails in \(.applicationName)",
        "Read me my favorite trails in \(.applicationName)",
      ],
      shortTitle: "Open Favorites",
      systemImageName: "star.circle"
    )
    AppShortcut(
      intent: OpenTrail(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show me \(\.$target) in \(.applicationName)",
        "Take me to \(\.$target) in \(.applicationName)",
        "Pull up \(\.$target) in \(.applicationName)",
        "Bring up \(\.$target) in \(.applicationName)",
        "Let me see \(\.$target) in \(.applicationName)",
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
        "Which trail is pinned in \(.applicationName)",
        "Which one is pinned in \(.applicationName)",
        "Which trail have I pinned in \(.applicationName)",
        "What have I pinned in \(.applicationName)",
      ],
      shortTitle: "Pinned Trail",
      systemImageName: "pin"
    )
    AppShortcut(
      intent: GetTrailConditions(),
      phrases: [
        "What are the conditions on \(\.$trail) in \(.applicationName)",
        "How is \(\.$trail) today in \(.applicationName)",
        "How is \(\.$trail) in \(.applicationName)",
        "Check \(\.$trail) with \(.applicationName)",
        "How are things on \(\.$trail) in \(.applicationName)",
        "How is it up on \(\.$trail) in \(.applicationName)",
        "What is the weather like on \(\.$trail) in \(.applicationName)",
        "What is it like on \(\.$trail) in \(.applicationName)",
        "Is \(\.$trail) muddy in \(.applicationName)",
        "Is \(\.$trail) passable in \(.applicationName)",
        "Is \(\.$trail) dry in \(.applicationName)",
        "Can I get across \(\.$trail) in \(.applicationName)",
        "What state is \(\.$trail) in, ask \(.applicationName)",
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
        "What is \(\.$trail) like in \(.applicationName)",
        "What do you know about \(\.$trail) in \(.applicationName)",
        "Describe \(\.$trail) in \(.applicationName)",
        "Describe a trail in \(.applicationName)",
      ],
      shortTitle: "Trail Information",
      systemImageName: "info.circle"
    )
    AppShortcut(
      intent: SuggestTrails(),
      phrases: [
        "Suggest trails for \(\.$activity) in \(.applicationName)",
        "Where can I go \(\.$activity) with \(.applicationName)",
        "Where could we go \(\.$activity) with \(.applicationName)",
        "Where is good for \(\.$activity) in \(.applicationName)",
        "I want to go \(\.$activity) with \(.applicationName)",
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
        "Log a visit to \(\.$trail) in \(.applicationName)",
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
        "Start tracking \(\.$workoutStyle) in \(.applicationName)",
        "Track my \(\.$workoutStyle) in \(.applicationName)",
        "Record my \(\.$workoutStyle) in \(.applicationName)",
        "Start tracking in \(.applicationName)",
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
        "How much did I do \(\.$period) in \(.applicationName)",
        "How active was I \(\.$period) in \(.applicationName)",
        "How many miles did I do \(\.$period) in \(.applicationName)",
      ],
      shortTitle: "Activity Summary",
      systemImageName: "chart.bar"
    )
    AppShortcut(
      intent: BuyDayPass(),
      phrases: [
        "Buy a day pass in \(.applicationName)",
        "Get a park ticket with \(.applicationName)",
        "I need a day pass from \(.applicationName)",
        "Get me a day pass in \(.applicationName)",
        "Buy a permit in \(.applicationName)",
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
