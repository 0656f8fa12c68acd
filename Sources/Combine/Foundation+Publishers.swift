public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    let object: AnyObject?

    public func _listen(
      _ receive: @escaping (Notification) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receive  // Called on the thread that posts, as by the notification center.
      let observer = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The same values, from when somebody listens.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      let listening = self._listen(receive, completion: completion)
      let running = self.connect()
      return AnyCancellable {
        running.cancel()
        listening.cancel()
      }
    }
  }
}

extension Timer {
  /// Sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let listeners = Listeners<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }

    public func _listen(
      _ receive: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { listeners.add(receive, completion) }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let listeners = listeners  // It guards itself with a lock.
      let timer = Timer(timeInterval: interval, repeats: true) { _ in listeners.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}
