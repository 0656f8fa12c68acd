internal import Foundation

/// A publisher into which a program puts values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends values to those who listen at the moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func _listen(
    _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { listeners.add(receive, completion) }
}

/// Keeps the last value for those who come later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public var value: Output {
    didSet { listeners.send(value) }
  }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func _listen(
    _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscription = listeners.add(receive, completion)
    receive(value)
    return subscription
  }
}

/// Those who listen to a subject, in the order in which they came.
final class Listeners<Output, Failure: Error> {
  private struct Listener {
    let receive: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  private var all: [(number: Int, listener: Listener)] = []
  private var next = 0
  private var ending: Subscribers.Completion<Failure>?

  func add(
    _ receive: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let ending = lock.withLock({ self.ending }) {
      completion(ending)
      return AnyCancellable {}
    }
    let number = lock.withLock {
      next += 1
      all.append((next, Listener(receive: receive, completion: completion)))
      return next
    }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  func send(_ value: Output) {
    for entry in lock.withLock({ ending == nil ? all : [] }) { entry.listener.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let listeners = lock.withLock {
      defer { (all, ending) = ([], ending ?? completion) }
      return all
    }
    for entry in listeners { entry.listener.completion(completion) }
  }

  private func remove(_ number: Int) { lock.withLock { all.removeAll { $0.number == number } } }
}
