/// An object whose changes are of interest. Views are described anew each time somebody looks, so none of them listens.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What is told before the object changes, and tells nobody.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells of the changes of an object to those who keep it and listen.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  // What it keeps guards itself with a lock.
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }

  public func _listen(
    _ receive: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { subject._listen(receive, completion: completion) }
}

/// A value of an object whose changes are of interest; `$value` sends it, now and before each change.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Publisher { Publisher(storage: storage) }

  fileprivate final class Storage {
    let changes = PassthroughSubject<Value, Never>()
    var value: Value {
      willSet { changes.send(newValue) }
    }

    init(_ value: Value) { self.value = value }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage

    public func _listen(
      _ receive: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receive(storage.value)
      return storage.changes._listen(receive, completion: completion)
    }
  }
}
