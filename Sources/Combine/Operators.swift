public import Dispatch
public import Foundation

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let listening:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  init(
    _ listening:
      @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable
  ) { self.listening = listening }

  public init<Upstream: Publisher>(_ publisher: Upstream)
  where Upstream.Output == Output, Upstream.Failure == Failure {
    self.init { publisher._listen($0, completion: $1) }
  }

  public func _listen(
    _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { listening(receive, completion) }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func _listen(
    _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in _listen({ receive(transform($0)) }, completion: completion) }
  }

  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in _listen({ transform($0).map(receive) }, completion: completion) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in _listen({ if isIncluded($0) { receive($0) } }, completion: completion) }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      var left = count
      return _listen({ if left > 0 { left -= 1 } else { receive($0) } }, completion: completion)
    }
  }

  /// The same values, on a queue or run loop.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      _listen(
        { value in scheduler._schedule { receive(value) } },
        completion: { end in scheduler._schedule { completion(end) } })
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      var last: Output?
      return _listen(
        { value in
          if last != value { receive(value) }
          last = value
        }, completion: completion)
    }
  }
}

/// Where values are received.
public protocol Scheduler {
  func _schedule(_ work: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func _schedule(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work  // Handed over: nobody else calls it.
    async { work() }
  }
}

extension RunLoop: Scheduler {
  public func _schedule(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work  // Handed over: nobody else calls it.
    perform { work() }
  }
}
