internal import Foundation
internal import Glibc
internal import Synchronization

/// Tells, on a thread of its own, when sockets can be read or written: whoever waits for one blocks no other thread.
///
/// What is to be called is called once, on that thread, and must not wait for anything.
final class SocketLoop: Sendable {
  typealias Action = @Sendable () -> Void

  private struct Waiting {
    var reading: Action?
    var writing: Action?

    var events: Int16 { (reading == nil ? 0 : Int16(POLLIN)) | (writing == nil ? 0 : Int16(POLLOUT)) }
  }

  private struct State {
    var waiting: [Int32: Waiting] = [:]
    var isRunning = true
  }

  private let state = Mutex(State())
  private let reading: Int32
  private let writing: Int32
  private let tick: Action
  private static let millisecondsATick: Int32 = 1_000

  /// Starts the thread; nil where the system has no pipe left.
  ///
  /// - Parameter tick: what to call about once a second.
  init?(tick: @escaping Action) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reading, writing, self.tick) = (ends[0], ends[1], tick)
    Thread.detachNewThread { [self] in run() }
  }

  func whenReadable(_ descriptor: Int32, _ action: @escaping Action) {
    state.withLock { $0.waiting[descriptor, default: Waiting()].reading = action }
    wake()
  }

  func whenWritable(_ descriptor: Int32, _ action: @escaping Action) {
    state.withLock { $0.waiting[descriptor, default: Waiting()].writing = action }
    wake()
  }

  /// Calls nothing for a socket any more. It may be closed when this returns.
  func forget(_ descriptor: Int32) {
    state.withLock { _ = $0.waiting.removeValue(forKey: descriptor) }
    wake()
  }

  /// Ends the thread.
  func stop() {
    state.withLock { $0.isRunning = false }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  private func run() {
    var last = DispatchTime.now()
    while let polled = poll() {
      for (descriptor, events) in polled { call(descriptor, events) }
      let now = DispatchTime.now()
      guard now.uptimeNanoseconds - last.uptimeNanoseconds >= UInt64(Self.millisecondsATick) * 1_000_000 else {
        continue
      }
      last = now
      tick()
    }
    close(reading)
    close(writing)
  }

  /// Waits, and returns what is ready; nil at the end.
  private func poll() -> [(descriptor: Int32, events: Int16)]? {
    let waiting = state.withLock { $0.isRunning ? $0.waiting.mapValues(\.events) : nil }
    guard let waiting else { return nil }
    var list = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
    list.reserveCapacity(waiting.count + 1)
    for (descriptor, events) in waiting where events != 0 {
      list.append(pollfd(fd: descriptor, events: events, revents: 0))
    }
    guard Glibc.poll(&list, nfds_t(list.count), Self.millisecondsATick) > 0 else { return [] }
    if list[0].revents != 0 { drain() }
    return list.dropFirst().filter { $0.revents != 0 }.map { ($0.fd, $0.revents) }
  }

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
      while read(reading, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }

  private func call(_ descriptor: Int32, _ events: Int16) {
    let isBroken = events & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    let (reading, writing) = state.withLock { state -> (Action?, Action?) in
      guard var waiting = state.waiting[descriptor] else { return (nil, nil) }
      let reading = isBroken || events & Int16(POLLIN) != 0 ? waiting.reading.take() : nil
      let writing = isBroken || events & Int16(POLLOUT) != 0 ? waiting.writing.take() : nil
      state.waiting[descriptor] = waiting.events == 0 ? nil : waiting
      return (reading, writing)
    }
    reading?()
    writing?()
  }
}
