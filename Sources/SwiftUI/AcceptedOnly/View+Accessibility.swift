// Accepted so that sources compile: a screen reader reads a terminal as it is written. What a terminal does take from views are
// their accessibility labels, see View+Meaning. Each modifier gives back the view it was called on.

nonisolated extension View {
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func accessibilityHint(_ hint: some _TitleSource) -> Self { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func accessibilityValue(_ value: some _TitleSource) -> Self { self }
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> Self { self }
  @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [String]) -> Self { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> Self { self }
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> Self { self }
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> Self { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> Self { self }
  @_disfavoredOverload
  public func accessibilityAction(named name: some _TitleSource, _ handler: @escaping () -> Void) -> Self { self }
}
