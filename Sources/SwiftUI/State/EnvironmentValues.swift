/// What a view inherits from the views around it.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  var style = InheritedStyle()
  /// What becomes of the views that others cover.
  var covered = CoveredViews.resolved
  /// Where the view is among the views of a window, if state is kept there.
  var identity: ViewIdentity?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, placed with `environment(_:)` or `environmentObject(_:)`.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// How many values differ from their defaults.
  public var description: String { "\(values.count + objects.count) values" }
}

extension EnvironmentValues {
  /// The environment of the view whose body is being evaluated.
  @MainActor private(set) static var current = EnvironmentValues()

  /// Makes this the current environment while `work` runs.
  @MainActor
  func scope<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try work()
  }
}

/// A key by which a value is kept in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What text, labels and controls inherit and what shows in a terminal.
nonisolated struct InheritedStyle {
  /// Whether anybody will see what is laid out.
  var isSeen = true
  var text = TextTraits()
  var textCase: Text.Case?
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  var labelStyle: any LabelStyle = DefaultLabelStyle()
  var hidesControlLabels = false
  var symbolVariant = SymbolVariants.none
  var repertoire = TerminalStyle.Repertoire.unicode
  var now = Date.now
}
