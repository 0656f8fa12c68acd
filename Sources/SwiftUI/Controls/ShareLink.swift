/// A button that shares something. A terminal has nobody to share with, so only its label is written.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  public var body: some View { label }
}

extension ShareLink {
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>? = Optional<SharePreview<Never, Never>>.none,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>? = Optional<SharePreview<Never, Never>>.none
  ) { label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }

  public init<Item, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>? = Optional<SharePreview<Never, Never>>.none
  ) { label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }

  @_disfavoredOverload
  public init<Item, PreviewImage, PreviewIcon>(
    _ title: some _TitleSource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>? = Optional<SharePreview<Never, Never>>.none
  ) { label = SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) { label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
}

// Accepted only: nobody sees what is going to be shared.

nonisolated public struct SharePreview<PreviewImage, PreviewIcon> {
  public init(_ titleKey: LocalizedStringKey) where PreviewImage == Never, PreviewIcon == Never {}
  @_disfavoredOverload
  public init(_ title: some _TitleSource) where PreviewImage == Never, PreviewIcon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) where PreviewIcon == Never {}
  @_disfavoredOverload
  public init(_ title: some _TitleSource, image: PreviewImage) where PreviewIcon == Never {}
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) where PreviewImage == Never {}
  @_disfavoredOverload
  public init(_ title: some _TitleSource, icon: PreviewIcon) where PreviewImage == Never {}
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
  @_disfavoredOverload
  public init(_ title: some _TitleSource, image: PreviewImage, icon: PreviewIcon) {}
}
