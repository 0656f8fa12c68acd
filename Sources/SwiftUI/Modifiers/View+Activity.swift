extension View {
  /// Says what a person does in this view; the activity becomes current when the view is shown.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { ActivityView(content: self, activityType: activityType, update: isActive ? update : nil) }

  /// Says what a person does with an element in this view, unless there is none.
  nonisolated public func userActivity<Element>(
    _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View {
    ActivityView(
      content: self, activityType: activityType, update: element.map { element in { update(element, $0) } })
  }

  /// Names the events from outside that this view likes and allows.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    attaching(ExternalEvents(preferred: preferring, allowed: allowing))
  }
}

/// A view that says what a person does in it.
nonisolated private struct ActivityView<Content: View>: View, PrimitiveView {
  let content: Content
  let activityType: String
  let update: ((NSUserActivity) -> Void)?

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = resolve(content, in: environment)
    guard let update else { return nodes }
    return nodes.annotated(
      .effect {
        environment.scope {
          let activity = NSUserActivity(activityType: activityType)
          update(activity)
          activity.becomeCurrent()
        }
      })
  }
}

/// The events from outside that a view likes and allows.
package struct ExternalEvents: Hashable, Sendable {
  package let preferred: Set<String>
  package let allowed: Set<String>
}
