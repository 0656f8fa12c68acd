/// A button that shares something. A terminal has nobody to share with, so only its label is written.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  /// Shares an item under a label of views.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Shares an item under a label of views.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Shares items under a label of views.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label.
  public var body: some View { label }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Shares an item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Shares an item under a title.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }

  /// Shares an item under a title.
  @_disfavoredOverload
  public init<Item>(_ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label(title, systemImage: "square.and.arrow.up")
  }

  /// Shares an item with a preview.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item)
  }

  /// Shares an item with a preview under a title.
  public init<Item, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, item: item)
  }
}

/// What is shown of an item before it is shared.
nonisolated public struct SharePreview<PreviewImage, PreviewIcon> {
  /// A preview with a title.
  public init(_ titleKey: LocalizedStringKey) where PreviewImage == Never, PreviewIcon == Never {}

  /// A preview with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where PreviewImage == Never, PreviewIcon == Never {}

  /// A preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) where PreviewIcon == Never {}

  /// A preview with a title and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: PreviewImage) where PreviewIcon == Never {}
}
