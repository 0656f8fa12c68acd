public import AppIntents
public import SwiftUI

/// What the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Identifiable {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool

  public var id: String { activityID }
}

/// A widget that shows a live activity. Compiles only: there are no live activities here.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// The views of a live activity around the camera. Nobody shows them.
public struct DynamicIsland {
  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> [any DynamicIslandExpandedContent],
    @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {}

  public func widgetURL(_ url: URL?) -> Self { self }
  public func keylineTint(_ color: Color?) -> Self { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode) -> Self { self }
}

public enum DynamicIslandMode: Hashable, Sendable { case compactLeading, compactTrailing, expanded, minimal }

/// A part of the views around the camera.
public protocol DynamicIslandExpandedContent {}

public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }

public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder: _ListBuilder {
  public typealias Element = any DynamicIslandExpandedContent
  public static func buildExpression(_ content: Element) -> [Element] { [content] }
}

/// Which views of a live activity a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

  case content, dynamicIsland(DynamicIslandPreviewViewState)
}

/// How large the device is on which an activity is shown.
public enum ActivityFamily: Hashable, Sendable, CaseIterable { case small, medium }

extension WidgetConfiguration {
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

extension View {
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandVerticalPlacement) -> Self { self }
}

public enum DynamicIslandVerticalPlacement: Hashable, Sendable { case `default`, belowIfTooWide }

extension EnvironmentValues {
  @Entry public var activityFamily: ActivityFamily = .medium
  @Entry public var isActivityFullscreen: Bool = false
}
