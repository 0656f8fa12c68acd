// Accepted so that sources compile: a terminal shows neither bars around a view nor lines and insets of rows. Each modifier gives
// back the view it was called on.

nonisolated extension View {
  // Rows
  public func listRowBackground(_ view: (some View)?) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listItemTint(_ tint: Color?) -> Self { self }
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

  // Bars
  public func toolbar(@ViewBuilder content: () -> some View) -> Self { self }
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> Self { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> Self { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> Self { self }
  public func toolbar(id: String, @ToolbarContentBuilder content: () -> some ToolbarContent) -> Self { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func navigationSubtitle(_ subtitle: some _TitleSource) -> Self { self }
  public func navigationBarItems(leading: some View, trailing: some View) -> Self { self }
  public func navigationBarItems(leading: some View) -> Self { self }
  public func navigationBarItems(trailing: some View) -> Self { self }
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> Self { self }
  public func navigationTransition(_ style: NavigationTransition) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> Self { self }
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
  public func tabItem(@ViewBuilder _ label: () -> some View) -> Self { self }
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func statusBar(hidden: Bool) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func help(_ textKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func help(_ text: some _TitleSource) -> Self { self }

  // Widgets
  public func widgetURL(_ url: URL?) -> Self { self }
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public func unredacted() -> Self { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  public func activityBackgroundTint(_ color: Color?) -> Self { self }
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func widgetLabel(_ label: some _TitleSource) -> Self { self }
  public func widgetLabel(@ViewBuilder label: () -> some View) -> Self { self }
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }

  // Previews
  public func previewDisplayName(_ value: String?) -> Self { self }
  public func previewLayout(_ value: PreviewLayout) -> Self { self }
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
  public func previewContext(_ value: some PreviewContext) -> Self { self }
}
