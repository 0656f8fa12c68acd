/// Accepts a preview of a widget with entries. It is checked by the compiler and is in no program.
///
/// ```swift
/// #Preview(as: .systemSmall) {
///   ConditionsWidget()
/// } timeline: {
///   ConditionsEntry(date: .now, report: "Dry")
///   ConditionsEntry(date: .now, report: "Muddy")
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @_PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Accepts a preview of a configured widget with entries. It is checked by the compiler and is in no program.
@freestanding(declaration)
public macro Preview<Configuration: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using configuration: Configuration,
  widget: @escaping @MainActor () -> any Widget,
  @_PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Accepts a preview of a widget with the entries of a provider. It is checked by the compiler and is in no program.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Accepts a preview of a configured widget with the entries of a provider. It is checked by the compiler and is in no program.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Builds the entries of a preview from the statements of a closure.
@resultBuilder
public enum _PreviewTimelineBuilder: _ListBuilder {
  public typealias Element = any TimelineEntry
  public static func buildExpression(_ entry: Element) -> [Element] { [entry] }
  public static func buildExpression(_ entries: [Element]) -> [Element] { entries }
}
