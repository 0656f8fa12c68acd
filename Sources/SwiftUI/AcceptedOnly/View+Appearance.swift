// Accepted so that sources compile: a terminal paints no shapes, shades, effects or kinds of letters. Each modifier gives back
// the view it was called on.

nonisolated extension View {
  // Shapes and shades
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Self { self }
  public func clipped(antialiased: Bool = false) -> Self { self }
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> Self { self }
  public func mask(_ mask: some View) -> Self { self }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> Self { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func blendMode(_ blendMode: BlendMode) -> Self { self }
  public func colorMultiply(_ color: Color) -> Self { self }
  public func colorInvert() -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func luminanceToAlpha() -> Self { self }
  public func compositingGroup() -> Self { self }
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  public func containerShape(_ shape: some InsettableShape) -> Self { self }
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = .capsule) -> Self { self }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self { self }
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> Self { self }
  public func backgroundExtensionEffect() -> Self { self }

  // Colors and backgrounds
  public func tint(_ tint: Color?) -> Self { self }
  public func tint(_ tint: (some ShapeStyle)?) -> Self { self }
  public func accentColor(_ accentColor: Color?) -> Self { self }
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> Self {
    self
  }
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> Self { self }
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  public func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> Self {
    self
  }
  public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> Self {
    self
  }
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> Self { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> Self { self }

  // Letters and symbols
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func tracking(_ tracking: CGFloat) -> Self { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
  public func textSelection(_ selectability: some TextSelectability) -> Self { self }
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  public func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> Self { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  public func labelReservedIconWidth(_ value: CGFloat) -> Self { self }
  public func allowsTightening(_ flag: Bool) -> Self { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
}
