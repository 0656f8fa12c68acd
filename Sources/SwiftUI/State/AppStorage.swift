/// A value that is kept in the defaults of the app.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init<Stored>(
    _ key: String, _ store: UserDefaults?, fallback: Value, decode: @escaping (Stored) -> Value?,
    encode: @escaping (Value) -> Stored?
  ) {
    let store = store ?? .standard
    read = { (store.object(forKey: key) as? Stored).flatMap(decode) ?? fallback }
    write = { store.set(encode($0), forKey: key) }
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: Bool) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Bool? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: nil, decode: { (stored: Bool) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: Int) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Int? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: nil, decode: { (stored: Int) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: Double) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Double? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: nil, decode: { (stored: Double) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: String) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == String? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: nil, decode: { (stored: String) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == URL {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, fallback: wrappedValue, decode: { (stored: String) in URL(string: stored) },
      encode: { $0.absoluteString })
  }
}

extension AppStorage where Value == URL? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, fallback: nil, decode: { (stored: String) in URL(string: stored) }, encode: { $0?.absoluteString })
  }
}

extension AppStorage where Value == Data {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: Data) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Data? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: nil, decode: { (stored: Data) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Date {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: wrappedValue, decode: { (stored: Date) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value == Date? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, fallback: nil, decode: { (stored: Date) in stored }, encode: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, fallback: wrappedValue, decode: { (stored: String) in Value(rawValue: stored) },
      encode: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, fallback: wrappedValue, decode: { (stored: Int) in Value(rawValue: stored) }, encode: { $0.rawValue })
  }
}
