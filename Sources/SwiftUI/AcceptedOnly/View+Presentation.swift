// Accepted so that sources compile: nothing comes over a view in a terminal, neither sheets nor alerts. Each modifier gives back
// the view it was called on and never calls its closures.

nonisolated extension View {
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> Self {
    self
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> Self { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> Self { self }
  public func dialogIcon(_ icon: Image?) -> Self { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

nonisolated extension View {
  public func alert<Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  public func alert<Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: (Item) -> some View
  ) -> Self { self }
  public func alert<Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: (Item) -> some View, @ViewBuilder message: (Item) -> some View
  ) -> Self { self }
  @_disfavoredOverload
  public func alert<Message: View>(
    _ title: some _TitleSource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  @_disfavoredOverload
  public func alert<Item>(
    _ title: some _TitleSource, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: (Item) -> some View
  ) -> Self { self }
  @_disfavoredOverload
  public func alert<Item>(
    _ title: some _TitleSource, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: (Item) -> some View, @ViewBuilder message: (Item) -> some View
  ) -> Self { self }
  public func alert<Message: View>(
    isPresented: Binding<Bool>, error: (some LocalizedError)?, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  public func confirmationDialog<Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  public func confirmationDialog<Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: (Item) -> some View
  ) -> Self { self }
  public func confirmationDialog<Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: (Item) -> some View, @ViewBuilder message: (Item) -> some View
  ) -> Self { self }
  @_disfavoredOverload
  public func confirmationDialog<Message: View>(
    _ title: some _TitleSource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  @_disfavoredOverload
  public func confirmationDialog<Item>(
    _ title: some _TitleSource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: (Item) -> some View
  ) -> Self { self }
  @_disfavoredOverload
  public func confirmationDialog<Item>(
    _ title: some _TitleSource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: (Item) -> some View, @ViewBuilder message: (Item) -> some View
  ) -> Self { self }
}
