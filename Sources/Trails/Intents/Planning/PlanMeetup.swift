import AppIntents

struct PlanMeetup: AppIntent {
  static let title: LocalizedStringResource = "Plan a Meetup"
  static let description = IntentDescription(
    "Writes an invitation to meet at a place along a trail.", categoryName: "Planning",
    searchKeywords: [
      "plan a meetup", "plan a meetup on …", "set up a meetup on …", "arrange a meetup on …", "plan a hike on …",
      "organize a hike on …", "meet up on …", "meet me on …", "meet me at …", "invite people to …",
      "write an invitation for …",
    ], resultValueName: "Invitation")

  @Parameter(requestValueDialog: "On which trail?") var trail: TrailEntity

  /// What there is to choose from depends on the trail.
  @Parameter(requestValueDialog: "Where along the trail?", optionsProvider: MeetingPointOptions())
  var meetingPoint: String

  @Parameter(kind: .dateTime) var date: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("Meet at \(\.$meetingPoint) on \(\.$trail)") { \.$date }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let invitation = String(localized: invitation)
    return .result(value: invitation, dialog: "Here is your invitation: “\(invitation)”")
  }

  private var invitation: LocalizedStringResource {
    guard let date else { return "Let’s meet at \(meetingPoint) on \(trail.name)." }
    let moment = Date.FormatStyle(date: .abbreviated, time: .shortened)
    return "Let’s meet at \(meetingPoint) on \(trail.name), \(date, format: moment)."
  }
}

/// The places along the trail that has been chosen for a meetup.
struct MeetingPointOptions: DynamicOptionsProvider {
  /// Nil until the trail is known.
  @IntentParameterDependency<PlanMeetup>(\.$trail)
  var meetup

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func results() async throws -> [String] {
    guard let trail = meetup?.trail else { return [] }
    return try trailManager.trail(for: trail).stops
  }
}
