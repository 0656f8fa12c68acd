public import AppIntents

/// What people can say to TravelTracking from the moment it is installed.
///
/// An app has one provider with at most ten shortcuts. Every phrase has the name of the app in it and at most one
/// parameter; a phrase with a parameter becomes one shortcut for each value that its query suggests.
public struct TravelTrackingShortcuts: AppShortcutsProvider {
  /// The shortcuts, the most useful first.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ClosestLandmarkIntent(),
      phrases: [
        "Find the closest landmark in \(.applicationName)",
        "What landmark is near me in \(.applicationName)",
        "What's around me in \(.applicationName)",
        "Which landmark is closest to me in \(.applicationName)",
        "What is the nearest sight in \(.applicationName)",
        "What's near here in \(.applicationName)",
        "What is there to see near here in \(.applicationName)",
        "What is nearby in \(.applicationName)",
        "Which landmark is the nearest in \(.applicationName)",
      ],
      shortTitle: "Closest Landmark",
      systemImageName: "location"
    )
    AppShortcut(
      intent: OpenLandmarkIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Go to \(\.$target) in \(.applicationName)",
        "Show me \(\.$target) in \(.applicationName)",
        "Pull up \(\.$target) in \(.applicationName)",
        "Bring up \(\.$target) in \(.applicationName)",
        "Take me to \(\.$target) in \(.applicationName)",
        "Open a landmark in \(.applicationName)",
      ],
      shortTitle: "Open Landmark",
      systemImageName: "building.columns"
    )
    AppShortcut(
      intent: LandmarkInfoIntent(),
      phrases: [
        "Tell me about \(\.$landmark) in \(.applicationName)",
        "What does \(.applicationName) know about \(\.$landmark)",
        "What do you know about \(\.$landmark) in \(.applicationName)",
        "Describe \(\.$landmark) in \(.applicationName)",
        "Describe a landmark in \(.applicationName)",
      ],
      shortTitle: "Landmark Info",
      systemImageName: "info.circle"
    )
    AppShortcut(
      intent: FindTicketsIntent(),
      phrases: [
        "Find tickets for \(\.$landmark) in \(.applicationName)",
        "How much is a visit to \(\.$landmark) in \(.applicationName)",
        "Get me tickets for \(\.$landmark) in \(.applicationName)",
        "I need tickets for \(\.$landmark) in \(.applicationName)",
        "I want tickets for \(\.$landmark) in \(.applicationName)",
        "Get tickets to \(\.$landmark) in \(.applicationName)",
        "Find tickets in \(.applicationName)",
      ],
      shortTitle: "Find Tickets",
      systemImageName: "ticket",
      parameterPresentation: ParameterPresentation(
        for: \.$landmark,
        summary: Summary("Find tickets for \(\.$landmark)"),
        optionsCollections: {
          OptionsCollection(LandmarkEntityQuery(), title: "Favorites", systemImageName: "heart")
          OptionsCollection(BestsellerOptions(), title: "Sold Most", systemImageName: "star")
        }
      )
    )
    AppShortcut(
      intent: GetCrowdStatusIntent(),
      phrases: [
        "How busy is \(\.$landmark) in \(.applicationName)",
        "Is it crowded at \(\.$landmark) in \(.applicationName)",
        "Is \(\.$landmark) crowded in \(.applicationName)",
        "How crowded is \(\.$landmark) in \(.applicationName)",
        "Is \(\.$landmark) packed in \(.applicationName)",
        "Is \(\.$landmark) full in \(.applicationName)",
        "Is it packed at \(\.$landmark) in \(.applicationName)",
        "How packed is \(\.$landmark) in \(.applicationName)",
        "Is there a queue at \(\.$landmark) in \(.applicationName)",
        "Is there a long line at \(\.$landmark) in \(.applicationName)",
        "How long is the line at \(\.$landmark) in \(.applicationName)",
        "Are there many people at \(\.$landmark) in \(.applicationName)",
        "Check the crowd status in \(.applicationName)",
      ],
      shortTitle: "Crowd Status",
      systemImageName: "person.3"
    )
    AppShortcut(
      intent: UpdateFavoritesIntent(),
      phrases: [
        "Add \(\.$landmark) to my favorites in \(.applicationName)",
        "Put \(\.$landmark) on my favorites in \(.applicationName)",
        "Save \(\.$landmark) to my favorites in \(.applicationName)",
        "Put \(\.$landmark) back on my favorites in \(.applicationName)",
        "Make \(\.$landmark) a favorite in \(.applicationName)",
        "Add a favorite in \(.applicationName)",
      ],
      shortTitle: "Add Favorite",
      systemImageName: "heart"
    )
    AppShortcut(
      intent: ListFavoritesIntent(),
      phrases: [
        "Show my favorites in \(.applicationName)",
        "What are my favorite landmarks in \(.applicationName)",
        "What are my favorites in \(.applicationName)",
        "Read me my favorites in \(.applicationName)",
        "Which landmarks are my favorites in \(.applicationName)",
        "What is on my favorites in \(.applicationName)",
        "Open my favorites in \(.applicationName)",
      ],
      shortTitle: "My Favorites",
      systemImageName: "heart.fill"
    )
    AppShortcut(
      intent: NavigateIntent(),
      phrases: [
        "Navigate to \(\.$navigationOption) in \(.applicationName)",
        "Show the \(\.$navigationOption) of \(.applicationName)",
        "Navigate in \(.applicationName)",
      ],
      shortTitle: "Navigate",
      systemImageName: "arrow.right"
    )
    AppShortcut(
      intent: AddToCollectionIntent(),
      phrases: [
        "Add a landmark to \(\.$collection) in \(.applicationName)",
        "Add \(\.$landmark) to a collection in \(.applicationName)",
        "Put a landmark into \(\.$collection) in \(.applicationName)",
        "Put \(\.$landmark) into a collection in \(.applicationName)",
        "Put \(\.$landmark) into one of my collections in \(.applicationName)",
        "Save \(\.$landmark) to a collection in \(.applicationName)",
      ],
      shortTitle: "Add to Collection",
      systemImageName: "plus"
    )
    AppShortcut(
      intent: DeleteCollectionIntent(),
      phrases: [
        "Delete \(\.$collection) in \(.applicationName)",
        "Get rid of \(\.$collection) in \(.applicationName)",
        "Throw away \(\.$collection) in \(.applicationName)",
        "Delete a collection in \(.applicationName)",
      ],
      shortTitle: "Delete Collection",
      systemImageName: "trash"
    )
  }

  /// What sounds like a shortcut of this app and is meant for another one.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Open the garage",
      "Find tickets for a concert",
      "Delete everything in \(.applicationName)",
    ])
  }

  /// The color of the sky over most landmarks.
  public static var shortcutTileColor: ShortcutTileColor { .teal }
}
