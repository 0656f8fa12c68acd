internal import Epoll
internal import Foundation
internal import Glibc
internal import Synchronization

/// Tells, on a thread of its own, when sockets can be read or written: whoever waits for one blocks no other thread.
///
/// What is to be called is called once, on that thread, and must not wait for anything. What a socket costs does not
/// depend on how many others there are.
final class SocketLoop: Sendable {
  typealias Action = @Sendable () -> Void

  private struct Waiting {
    var reading: Action?
    var writing: Action?

    var events: UInt32 {
      (reading == nil ? 0 : EPOLLIN.rawValue) | (writing == nil ? 0 : EPOLLOUT.rawValue)
    }
  }

  private struct State {
    var waiting: [Int32: Waiting] = [:]
    var isRunning = true
  }

  private let state = Mutex(State())
  /// The kernel's list of the sockets that somebody waits for.
  private let epoll: Int32
  private let tick: Action
  private static let millisecondsATick: Int32 = 1_000
  private static let mostEvents = 256

  /// Starts the thread; nil where the system has no descriptor left.
  ///
  /// - Parameter tick: what to call about once a second.
  init?(tick: @escaping Action) {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    self.tick = tick
    guard epoll >= 0 else { return nil }
    Thread.detachNewThread { [self] in run() }
  }

  func whenReadable(_ descriptor: Int32, _ action: @escaping Action) {
    wait(for: descriptor) { $0.reading = action }
  }

  func whenWritable(_ descriptor: Int32, _ action: @escaping Action) {
    wait(for: descriptor) { $0.writing = action }
  }

  private func wait(for descriptor: Int32, _ change: (inout Waiting) -> Void) {
    state.withLock { state in
      change(&state.waiting[descriptor, default: Waiting()])
      watch(descriptor, state.waiting[descriptor]?.events ?? 0)
    }
  }

  /// Has the kernel tell once when one of the events happens.
  private func watch(_ descriptor: Int32, _ events: UInt32) {
    var event = epoll_event(events: events | EPOLLONESHOT.rawValue, data: epoll_data(fd: descriptor))
    if epoll_ctl(epoll, EPOLL_CTL_MOD, descriptor, &event) < 0, errno == ENOENT {
      _ = epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
    }
  }

  /// Calls nothing for a socket any more. It may be closed when this returns.
  func forget(_ descriptor: Int32) {
    state.withLock { state in
      state.waiting[descriptor] = nil
      _ = epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, nil)
    }
  }

  /// Ends the thread, at its next tick at the latest.
  func stop() { state.withLock { $0.isRunning = false } }

  private func run() {
    var events = [epoll_event](repeating: epoll_event(), count: Self.mostEvents)
    var last = DispatchTime.now()
    while state.withLock({ $0.isRunning }) {
      let count = epoll_wait(epoll, &events, Int32(events.count), Self.millisecondsATick)
      for event in events.prefix(Int(max(count, 0))) { call(event.data.fd, event.events) }
      let now = DispatchTime.now()
      guard now.uptimeNanoseconds - last.uptimeNanoseconds >= UInt64(Self.millisecondsATick) * 1_000_000 else {
        continue
      }
      last = now
      tick()
    }
  }

  deinit { close(epoll) }

  private func call(_ descriptor: Int32, _ events: UInt32) {
    let isBroken = events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
    let (reading, writing) = state.withLock { state -> (Action?, Action?) in
      guard var waiting = state.waiting[descriptor] else { return (nil, nil) }
      let reading = isBroken || events & EPOLLIN.rawValue != 0 ? waiting.reading.take() : nil
      let writing = isBroken || events & EPOLLOUT.rawValue != 0 ? waiting.writing.take() : nil
      state.waiting[descriptor] = waiting.events == 0 ? nil : waiting
      if waiting.events != 0 { watch(descriptor, waiting.events) }
      return (reading, writing)
    }
    reading?()
    writing?()
  }
}
