// Accepted so that sources compile: what comes over, beside and behind views on a screen. A terminal has none of it.

public enum PresentationSizing: Sendable { case automatic, fitted, form, page }
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }
public enum PresentationAdaptation: Sendable { case automatic, none, popover, sheet, fullScreenCover }
public enum PresentationBackgroundInteraction: Sendable {
  case automatic, enabled, disabled

  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }
public enum ScrollTargetBehavior: Sendable {
  case paging, viewAligned

  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByOne }
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public enum ListSectionSpacing: Sendable { case `default`, compact, custom(CGFloat) }
public enum NavigationTransition: Sendable {
  case automatic

  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .automatic }
}

nonisolated public struct NamedCoordinateSpace: Hashable, Sendable {
  public static func named(_ name: some Hashable) -> Self { Self() }
}

nonisolated public struct Glass: Hashable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// Views of glass that flow together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// What a person rearranged in a tab view.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
}

nonisolated public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Self { Self() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

nonisolated public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

nonisolated extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  public func fileExporter(
    isPresented: Binding<Bool>, item: (some Transferable)?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
}
