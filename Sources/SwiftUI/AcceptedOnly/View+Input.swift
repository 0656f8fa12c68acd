// Accepted so that sources compile: people press the buttons and toggles of a rendered view by naming them; there is no pointer,
// finger or keyboard focus in it. Each modifier gives back the view it was called on and never calls its closures.

nonisolated extension View {
  // Touching and typing
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> Self { self }
  public func gesture(_ gesture: some Gesture) -> Self { self }
  public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
  public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func draggable(_ payload: @autoclosure () -> some Transferable) -> Self { self }
  public func dropDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> Self { self }
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
  public func focusSection() -> Self { self }
  public func defaultFocus<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) -> Self { self }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> Self { self }
  public func textContentType(_ textContentType: UITextContentType?) -> Self { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func submitScope(_ isBlocking: Bool = true) -> Self { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }

  // Scrolling and searching
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> Self { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> Self { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> Self { self }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some _TitleSource
  ) -> Self { self }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> Self { self }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some _TitleSource = ""
  ) -> Self { self }
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }
  public func searchScopes(_ scope: Binding<some Hashable>, @ViewBuilder scopes: () -> some View) -> Self { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }

  // Menus and rows
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> Self { self }
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Self { self }
  public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> Self {
    self
  }
}
