/// A picture. In a terminal a system symbol is a character, and an asset is its accessibility label.
nonisolated public struct Image: View, PrimitiveView, Sendable, Equatable {
  enum Source: Equatable, Sendable {
    case system(String)
    case asset(String, label: Text?)
  }

  let source: Source
  var ink: TextTraits.Ink?

  private init(source: Source) { self.source = source }

  /// A symbol of the system, which a terminal shows whole.
  public init(systemName: String, variableValue: Double? = nil) { self.init(source: .system(systemName)) }

  /// An image of the asset catalog, shown by its accessibility label if it gets one.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(source: .asset(name, label: nil))
  }

  /// An image of the asset catalog with a label for who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(source: .asset(name, label: label)) }

  /// An image of the asset catalog that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: .asset("", label: nil)) }

  public init(_ resource: ImageResource) { self.init(source: .asset(resource.name, label: nil)) }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.symbol(symbol(in: environment))] }

  func symbol(in environment: EnvironmentValues) -> Symbol {
    var traits = environment.style.text
    if let ink { traits.ink = ink }
    traits.isBold = false
    switch source {
    case .system(let name):
      let glyph =
        environment.style.repertoire == .unicode
        ? glyph(ofSymbol: environment.style.symbolVariant.applied(to: name)) : nil
      return Symbol(name: name, glyph: glyph, label: nil, style: traits.style)
    case .asset(_, let label):
      return Symbol(name: "", glyph: nil, label: label?.string(in: environment), style: traits.style)
    }
  }
}

// Accepted only, but for the colour.

extension Image {
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func foregroundColor(_ color: Color?) -> Image {
    var copy = self
    copy.ink = color?.ink
    return copy
  }
}

/// An image that an asset catalog generates a name for.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}
