internal import Glibc
internal import Synchronization

/// Waits for clients and lets each be talked to in a task of its own.
final class SocketServer: Sendable {
  /// What clients of a socket get.
  struct Service: Sendable {
    /// Talks to a client until one of both ends it.
    var hold: @Sendable (SocketConnection) async -> Void
    /// What a client is told for whom there is no room.
    var refusal: [UInt8]
  }

  private struct State {
    var connections: [ObjectIdentifier: SocketConnection] = [:]
    var sockets: [ListeningSocket] = []
    /// Those at which nobody is let in until the system has room again.
    var paused: [(ListeningSocket, Service)] = []
    var isStopped = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let limits: ConnectionLimits
  private let state = Mutex(State())
  private let loop: SocketLoop

  /// Nil where the system has no pipe left.
  init?(_ limits: ConnectionLimits) {
    self.limits = limits
    let tick = TickRelay()
    guard let loop = SocketLoop(tick: { tick.call() }) else { return nil }
    self.loop = loop
    tick.action.withLock { $0 = { [weak self] in self?.tick() } }
  }

  /// How many clients there are.
  var count: Int { state.withLock { $0.connections.count } }

  /// Lets clients in.
  func wait(at socket: ListeningSocket, for service: Service) {
    state.withLock { $0.sockets.append(socket) }
    listen(socket, service)
  }

  /// Lets nobody in any more, reads nothing more, and waits until what was begun is answered.
  func end(within limit: Duration) async {
    let (sockets, connections) = state.withLock { state in
      state.isStopped = true
      return (state.sockets, Array(state.connections.values))
    }
    for socket in sockets {
      loop.forget(socket.descriptor)
      socket.close()
    }
    for connection in connections { connection.endReading() }
    let guardian = Task { [self] in
      try await Task.sleep(for: limit)
      for connection in state.withLock({ Array($0.connections.values) }) { connection.drop() }
    }
    await allGone()
    guardian.cancel()
    loop.stop()
  }

  private func allGone() async {
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if !state.connections.isEmpty { state.waiting = continuation }
        return state.connections.isEmpty
      }
      if isEmpty { continuation.resume() }
    }
  }

  // MARK: Letting in

  private func listen(_ socket: ListeningSocket, _ service: Service) {
    loop.whenReadable(socket.descriptor) { [self] in
      if state.withLock({ $0.isStopped }) { return }
      if letIn(socket, service) {
        listen(socket, service)
      } else {
        state.withLock { $0.paused.append((socket, service)) }
      }
    }
  }

  /// Lets in who waits; false where the system has no room for more.
  private func letIn(_ socket: ListeningSocket, _ service: Service) -> Bool {
    while true {
      let descriptor = accept(socket.descriptor, nil, nil)
      if descriptor >= 0 {
        begin(descriptor, service)
      } else if errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM {
        return false
      } else if errno != EINTR, errno != ECONNABORTED {
        return true
      }
    }
  }

  private func begin(_ descriptor: Int32, _ service: Service) {
    let connection = SocketConnection(descriptor, loop)
    let identity = ObjectIdentifier(connection)
    let isWelcome = state.withLock { state in
      let isWelcome = !state.isStopped && state.connections.count < limits.clients
      if isWelcome { state.connections[identity] = connection }
      return isWelcome
    }
    guard isWelcome else {
      connection.send(service.refusal)
      connection.drop()
      Task { await connection.finish() }
      return
    }
    Task { [self] in
      await service.hold(connection)
      await connection.finish()
      let waiting = state.withLock { state in
        state.connections[identity] = nil
        return state.connections.isEmpty ? state.waiting.take() : nil
      }
      waiting?.resume()
    }
  }

  private func tick() {
    let (connections, paused) = state.withLock { state in
      defer { state.paused = [] }
      return (Array(state.connections.values), state.isStopped ? [] : state.paused)
    }
    for (socket, service) in paused { listen(socket, service) }
    for connection in connections { connection.dropIfIdle(for: limits.idleNanoseconds) }
  }
}

/// Calls what is not there yet when the loop starts.
private final class TickRelay: Sendable {
  let action = Mutex<(@Sendable () -> Void)?>(nil)

  func call() { action.withLock { $0 }?() }
}
