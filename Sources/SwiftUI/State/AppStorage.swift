/// A value that is kept in the defaults of the app.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value, read from the defaults each time.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init<Stored: _DefaultsValue>(
    _ key: String, _ store: UserDefaults?, fallback: Value, decode: @escaping (Stored) -> Value?,
    encode: @escaping (Value) -> Stored?
  ) {
    let store = store ?? .standard
    read = { store.object(forKey: key).flatMap(Stored.init(_stored:)).flatMap(decode) ?? fallback }
    write = { store.set(encode($0)?._stored, forKey: key) }
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _DefaultsValue {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: Value) in stored }, encode: { $0 })
  }

  public init<Wrapped: _DefaultsValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, store, fallback: nil, decode: { (stored: Wrapped) in stored }, encode: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _DefaultsValue {
    self.init(key, store, fallback: wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }
}

extension AppStorage where Value == TabViewCustomization {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: TabViewCustomization(), decode: { (stored: Value) in stored }, encode: { $0 })
  }
}

/// A kind of value that defaults keep: as it is, or a URL as its string.
public protocol _DefaultsValue {
  /// Reads what defaults hold, or fails if it is of another kind.
  init?(_stored value: Any)

  /// What defaults hold for the value.
  var _stored: Any { get }
}

extension _DefaultsValue {
  public init?(_stored value: Any) {
    guard let value = value as? Self else { return nil }
    self = value
  }
  public var _stored: Any { self }
}

extension Bool: _DefaultsValue {}
extension Int: _DefaultsValue {}
extension Double: _DefaultsValue {}
extension String: _DefaultsValue {}
extension Data: _DefaultsValue {}
extension Date: _DefaultsValue {}

extension TabViewCustomization: _DefaultsValue {}

extension URL: _DefaultsValue {
  public init?(_stored value: Any) {
    guard let string = value as? String else { return nil }
    self.init(string: string)
  }
  public var _stored: Any { absoluteString }
}
