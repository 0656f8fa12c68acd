// Accepted so that sources compile: a terminal shows neither bars around a view nor lines and insets of rows. Each modifier gives
// back the view it was called on.

nonisolated extension View {
  // Rows
  public func listRowBackground(_ view: (some View)?) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

  // Bars
  public func toolbar(@ViewBuilder content: () -> some View) -> Self { self }
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> Self { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> Self { self }
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
  public func tabItem(@ViewBuilder _ label: () -> some View) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func help(_ textKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func help(_ text: some _TitleSource) -> Self { self }

  // Widgets
  public func widgetURL(_ url: URL?) -> Self { self }
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public func unredacted() -> Self { self }
  public func activityBackgroundTint(_ color: Color?) -> Self { self }

  // Previews
  public func previewDisplayName(_ value: String?) -> Self { self }
  public func previewLayout(_ value: PreviewLayout) -> Self { self }
}
