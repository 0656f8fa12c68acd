import AppIntents

/// What people choose when they edit the widget or the control.
///
/// A configuration only holds parameters: it has no `perform()`.
struct TrailConditionsConfiguration: WidgetConfigurationIntent, ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Trail Conditions"
  static let description = IntentDescription("Chooses the trail whose conditions are shown.")

  /// The pinned trail unless somebody chooses another.
  @Parameter var trail: TrailEntity?
}
