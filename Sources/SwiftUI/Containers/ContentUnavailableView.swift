/// What is shown where there is nothing else to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts under each other.
  public var body: some View {
    VStack {
      label.bold()
      description.foregroundStyle(.secondary)
      actions
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  init(label: Label, description: Text?) { self.init(label: { label }, description: { description }) }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: name), description: description)
  }

  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: SwiftUI.Label(titleKey, image: name), description: description)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, systemImage name: String, description: Text? = nil) {
    self.init(label: SwiftUI.Label(title, systemImage: name), description: description)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, image name: String, description: Text? = nil) {
    self.init(label: SwiftUI.Label(title, image: name), description: description)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// What is shown when a search finds nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// What is shown when a search for some words finds nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SwiftUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    } description: {
      Text("Check the spelling or try a new search.")
    }
  }
}
