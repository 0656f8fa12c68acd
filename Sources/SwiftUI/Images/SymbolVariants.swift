/// A variant of symbols: filled, struck through, or in a frame.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The name of a symbol in this variant; what the name says already is not said again.
  func applied(to name: String) -> String {
    let present = Set(name.split(separator: ".").map(String.init))
    return ([name] + suffixes.filter { !present.contains($0) }).joined(separator: ".")
  }
}

nonisolated extension SymbolVariants {
  public static let none = SymbolVariants(suffixes: [])
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["rectangle"]) }
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
}
