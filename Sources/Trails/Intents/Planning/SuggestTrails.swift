import AppIntents

/// Suggests trails for an activity, near some place or in some collection.
///
/// The value that it returns is an array of entities, so that "Find Trails" can narrow it down and `trailCollection` can
/// come from "Find Featured Collections": actions that share types are building blocks.
struct SuggestTrails: AppIntent {
  static let title: LocalizedStringResource = "Suggest Trails"
  static let description = IntentDescription(
    "Suggests trails for what you feel like doing.", categoryName: "Discover",
    searchKeywords: ["nearby", "recommend", "ideas"], resultValueName: "Suggested Trails")

  @Parameter(requestValueDialog: "What would you like to do?") var activity: ActivityStyle

  @Parameter(
    description: "How far from the location to look.", defaultUnit: .kilometers, supportsNegativeNumbers: false,
    requestValueDialog: "How far would you go?")
  var searchRadius: Measurement<UnitLength>?

  @Parameter(description: "A town, a park or a country.") var location: String?

  @Parameter(title: "Featured Collection") var trailCollection: TrailCollection?

  /// The sentence grows with what has been filled in.
  static var parameterSummary: some ParameterSummary {
    When(\.$trailCollection, .hasAnyValue) {
      Summary("Suggest trails for \(\.$activity) in \(\.$trailCollection)") {
        \.$location
        \.$searchRadius
      }
    } otherwise: {
      When(\.$searchRadius, .hasAnyValue) {
        Summary("Suggest trails for \(\.$activity) within \(\.$searchRadius) of \(\.$location)") { \.$trailCollection }
      } otherwise: {
        Summary("Suggest trails for \(\.$activity) near \(\.$location)") {
          \.$searchRadius
          \.$trailCollection
        }
      }
    }
  }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & ProvidesDialog & ShowsSnippetView {
    let trails = trailManager.trails(for: activity, in: trailCollection?.id, near: try area())
    return .result(
      value: trails.map(trailManager.entity), dialog: dialog(for: trails), view: TrailListView(trails: trails))
  }
}

extension SuggestTrails {
  /// Where to look, or nil for everywhere; asks until that is clear.
  ///
  /// A thrown question does not fail the intent: it is asked, the answer goes into the parameter, and `perform()` begins
  /// again from the top. That is why nothing may have happened before it.
  private func area() throws -> SearchArea? {
    if let searchRadius, searchRadius.value <= 0 {
      throw $searchRadius.needsValueError("The distance has to be more than nothing. How far would you go?")
    }
    guard let location else {
      guard let searchRadius else { return nil }
      throw $location.needsValueError("Where should I look within \(searchRadius.spelled)?")
    }
    let places = Place.matching(location)
    guard let place = places.first else {
      throw $location.needsValueError("I don’t know a place called \(location). Which town, park or country is near?")
    }
    guard places.count == 1 else {
      let names = places.map(\.title).sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard))
      throw $location.needsDisambiguationError(
        among: names, dialog: "There are several places called \(location). Which one do you mean?")
    }
    return SearchArea(place: place, radius: searchRadius)
  }

  private func dialog(for trails: [Trail]) -> IntentDialog {
    guard let best = trails.first else {
      return "I found no trail for \(activity.gerund) there. Try another place or a wider search."
    }
    guard trails.count > 1 else { return "\(best.name) near \(best.nearestTown) is the one for \(activity.gerund)." }
    return IntentDialog(
      full:
        "I found \(trails.count) trails for \(activity.gerund). The first is \(best.name) near \(best.nearestTown).",
      supporting: "I found \(trails.count) trails for \(activity.gerund).")
  }
}
