/// A picture. In a terminal a system symbol is a character, and an asset is its accessibility label.
nonisolated public struct Image: View, PrimitiveView, Sendable, Equatable {
  enum Source: Hashable, Sendable {
    case system(String)
    case asset(String, label: Text?)

    static func == (lhs: Source, rhs: Source) -> Bool {
      switch (lhs, rhs) {
      case (.system(let left), .system(let right)), (.asset(let left, _), .asset(let right, _)): left == right
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .system(let name), .asset(let name, _): hasher.combine(name)
      }
    }
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// A scale.
    case small, medium, large
  }

  /// Whether an image is a picture or a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A mode.
    case template, original
  }

  /// How an image fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// A mode.
    case tile, stretch
  }

  /// How carefully an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// A quality.
    case none, low, medium, high
  }

  let source: Source
  var ink: TextTraits.Ink?

  private init(source: Source) { self.source = source }

  /// A symbol of the system.
  public init(systemName: String) { self.init(source: .system(systemName)) }

  /// A symbol of the system, filled in part.
  public init(systemName: String, variableValue: Double?) { self.init(source: .system(systemName)) }

  /// An image of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .asset(name, label: nil)) }

  /// An image of the asset catalog, filled in part.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(name, label: nil))
  }

  /// An image of the asset catalog with a label for who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(source: .asset(name, label: label)) }

  /// An image of the asset catalog that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: .asset("", label: nil)) }

  /// An image of the asset catalog.
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

extension Image {
  /// This image, as large as there is room.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }

  /// This image as a picture or a stencil.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// This image, scaled with care.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// This image with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// This symbol with a way to colour its layers.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// This symbol in a colour.
  public func foregroundColor(_ color: Color?) -> Image {
    var copy = self
    copy.ink = color?.ink
    return copy
  }
}

/// An image that an asset catalog generates a name for.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names an image of an asset catalog.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The colours of a palette.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols, such as filled ones.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The symbols as they are.
  public static let none = SymbolVariants(suffixes: [])
  /// Symbols in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// Symbols in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// Filled symbols.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// Symbols with a line through them.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// This variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  /// This variant in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["rectangle"]) }
  /// This variant, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// This variant with a line through it.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

  func applied(to name: String) -> String {
    let present = Set(name.split(separator: ".").map(String.init))
    return ([name] + suffixes.filter { !present.contains($0) }).joined(separator: ".")
  }
}
