// Accepted so that sources compile: a terminal writes views one after another in lines and columns of characters and keeps no
// offsets, ratios or turns. Each modifier gives back the view it was called on.

nonisolated extension View {
  public func fixedSize() -> Self { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func position(_ position: CGPoint) -> Self { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> Self { self }
  public func scaledToFit() -> Self { self }
  public func scaledToFill() -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> Self
  {
    self
  }
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> Self {
    self
  }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  public func safeAreaPadding(_ length: CGFloat) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> Self { self }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> Self { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Self { self }
  public func geometryGroup() -> Self { self }
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> Self { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> Self { self }
  public func gridCellColumns(_ count: Int) -> Self { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
  public func coordinateSpace(name: some Hashable) -> Self { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  public func dynamicTypeSize<Bounds: RangeExpression>(_ range: Bounds) -> Self
  where Bounds.Bound == DynamicTypeSize { self }
  public func controlSize(_ controlSize: ControlSize) -> Self { self }
  public func id(_ id: some Hashable) -> Self { self }
}
