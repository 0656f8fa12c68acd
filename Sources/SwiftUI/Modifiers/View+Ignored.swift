// Modifiers that have no meaning in a terminal. They are accepted so that views are written as for a screen.

// MARK: - Shape and shade

extension View {
  /// Accepts a look that a terminal does not paint.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    self
  }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func colorInvert() -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func compositingGroup() -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func glassEffect() -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Accepts a look that a terminal does not paint.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
}

// MARK: - Size and place

extension View {
  /// Accepts a measure that a terminal does not keep.
  nonisolated public func fixedSize() -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func position(_ position: CGPoint) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func scaledToFit() -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func scaledToFill() -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func dynamicTypeSize<Bounds: RangeExpression>(_ range: Bounds) -> some View
  where Bounds.Bound == DynamicTypeSize { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Accepts a measure that a terminal does not keep.
  nonisolated public func geometryGroup() -> some View { self }
}

// MARK: - Letters and symbols

extension View {
  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func textSelection(_ selectability: some TextSelectability) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Accepts a look of letters that a terminal does not have.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}

// MARK: - Movement

extension View {
  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
    -> some View
  { self }

  /// Accepts a movement; nothing moves in a terminal.
  nonisolated public func phaseAnimator<Phase: Equatable>(_ phases: [Phase]) -> some View { self }
}

// MARK: - Times of a view

extension View {
  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    self
  }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onReceive<Source>(_ source: Source, perform action: @escaping (Notification) -> Void)
    -> some View
  { self }

  /// Accepts what is done at some time; a rendering has no before and after.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View { self }
}

// MARK: - Gestures and focus

extension View {
  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  @_disfavoredOverload
  nonisolated public func searchable<Words: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Words
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepts a way to touch, which a terminal lacks.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

// MARK: - Lists, bars and tabs

extension View {
  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    self
  }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content)
    -> some View
  { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  @_disfavoredOverload
  nonisolated public func help<Words: StringProtocol>(_ text: Words) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts a detail of bars and rows that a terminal does not show.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}

// MARK: - Styles of controls

extension View {
  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func toggleStyle(_ style: some ToggleStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func listStyle(_ style: some ListStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func formStyle(_ style: some FormStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func menuStyle(_ style: some MenuStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }

  /// Accepts a style of controls; in a terminal they look alike.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

// MARK: - Accessibility

extension View {
  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { self }

  /// Accepts what a screen reader says besides; a terminal is read as it is.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

// MARK: - Widgets

extension View {
  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func unredacted() -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    self
  }

  /// Accepts a detail of widgets, which a terminal does not show.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

// MARK: - What comes over a view

extension View {
  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View, Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View, Message: View, Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View, Item>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?, @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Actions: View, Message: View, Item>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Item, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, presenting data: Item?, @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View, Item, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, presenting data: Item?, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View, Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Item>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View, Item>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Item>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Item, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View, Item, Words: StringProtocol>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Accepts what comes over this view; nothing does in a terminal.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
}
