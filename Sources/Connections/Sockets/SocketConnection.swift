internal import Dispatch
internal import Glibc
internal import Synchronization

/// One client: what it sent is read when somebody asks for it, what it is sent waits until it takes it.
final class SocketConnection: Sendable {
  private struct State {
    var output: [UInt8] = []
    var written = 0
    var reader: CheckedContinuation<Void, Never>?
    var isReading = false
    /// Those who wait until there is room for more.
    var writers: [CheckedContinuation<Void, Never>] = []
    /// Whether nothing is to be read any more.
    var isEnding = false
    /// Whether nothing can be sent any more.
    var isBroken = false
    /// When something was read from it or taken by it last.
    var lastMoment = DispatchTime.now().uptimeNanoseconds

    var pending: Int { output.count - written }
  }

  private let descriptor: Int32
  private let loop: SocketLoop
  private let state = Mutex(State())
  /// So much may wait to be sent before whoever sends has to wait.
  private static let mostPending = 256 << 10
  private static let mostRead = 64 << 10

  init(_ descriptor: Int32, _ loop: SocketLoop) {
    (self.descriptor, self.loop) = (descriptor, loop)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  // MARK: Reading

  /// The next bytes; nil when there are none to come. For one at a time.
  func read() async -> [UInt8]? {
    state.withLock { $0.isReading = true }
    defer {
      let writers = state.withLock { state in
        state.isReading = false
        return takeWriters(&state)
      }
      for writer in writers { writer.resume() }
    }
    while !state.withLock({ $0.isEnding || $0.isBroken }) {
      switch receive() {
      case .bytes(let bytes):
        touch()
        return bytes
      case .end: return nil
      case .nothingYet: await readability()
      }
    }
    return nil
  }

  private enum Received {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Not inlined: whoever waits for bytes would keep room for them.
  @inline(never)
  private func receive() -> Received {
    withUnsafeTemporaryAllocation(byteCount: Self.mostRead, alignment: 16) { buffer in
      var count = 0
      repeat {
        count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      } while count < 0 && errno == EINTR
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? .nothingYet : .end
    }
  }

  private func readability() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isEnding { state.reader = continuation }
        return state.isEnding
      }
      if isOver { return continuation.resume() }
      loop.whenReadable(descriptor) { [self] in wakeReader() }
    }
  }

  private func wakeReader() { state.withLock { $0.reader.take() }?.resume() }

  private func touch() { state.withLock { $0.lastMoment = DispatchTime.now().uptimeNanoseconds } }

  // MARK: Writing

  /// Sends bytes. Never waits: see ``room()``.
  func send(_ bytes: UnsafeRawBufferPointer) {
    let isWaiting = state.withLock { state in
      guard !state.isBroken else { return false }
      let wasWaiting = state.pending > 0
      state.output.append(contentsOf: bytes)
      if !wasWaiting { write(&state) }
      return !wasWaiting && state.pending > 0
    }
    if isWaiting { waitForWritability() }
  }

  func send(_ bytes: [UInt8]) { bytes.withUnsafeBytes(send) }

  /// Whether nothing that is sent arrives.
  var isBroken: Bool { state.withLock { $0.isBroken } }

  /// Waits until the client has taken enough of what was sent.
  func room() async { await waitUntil { $0.isBroken || $0.pending <= Self.mostPending } }

  private func waitUntil(_ isEnough: @Sendable @escaping (borrowing State) -> Bool) async {
    while !state.withLock({ isEnough($0) }) {
      await withCheckedContinuation { continuation in
        let isEnough = state.withLock { state in
          let isEnough = isEnough(state)
          if !isEnough { state.writers.append(continuation) }
          return isEnough
        }
        if isEnough { continuation.resume() }
      }
    }
  }

  private func waitForWritability() {
    loop.whenWritable(descriptor) { [self] in
      let (isWaiting, writers) = state.withLock { state in
        write(&state)
        return (state.pending > 0 && !state.isBroken, takeWriters(&state))
      }
      if isWaiting { waitForWritability() }
      for writer in writers { writer.resume() }
    }
  }

  private func takeWriters(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
    defer { state.writers = [] }
    return state.writers
  }

  /// Hands the system what it takes now.
  private func write(_ state: inout State) {
    while state.pending > 0, !state.isBroken {
      let count = state.output.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor, bytes.baseAddress.map { $0 + state.written }, bytes.count - state.written,
          Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
      if count < 0 {
        state.isBroken = true
      }
      if count > 0 {
        state.written += count
        state.lastMoment = DispatchTime.now().uptimeNanoseconds
      }
    }
    state.output.removeAll(keepingCapacity: state.output.capacity <= 4_096)
    state.written = 0
  }

  // MARK: The end

  /// Reads nothing more; what was begun is still answered.
  func endReading() {
    state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.isEnding = true
      return state.reader.take()
    }?.resume()
  }

  /// Drops the client, whatever it waits for.
  func drop() {
    let (reader, writers) = state.withLock { state in
      (state.isEnding, state.isBroken) = (true, true)
      return (state.reader.take(), takeWriters(&state))
    }
    reader?.resume()
    for writer in writers { writer.resume() }
  }

  /// Ends what is idle: where nothing was read or taken for so long.
  func dropIfIdle(for nanoseconds: UInt64) {
    let (isIdle, isSending) = state.withLock { state in
      let isWaiting = state.reader != nil || state.pending > 0
      let isIdle = isWaiting && DispatchTime.now().uptimeNanoseconds - state.lastMoment > nanoseconds
      return (isIdle, state.pending > 0)
    }
    if !isIdle { return }
    if isSending { drop() } else { endReading() }
  }

  /// Sends what is left, and closes. Nobody may use the connection afterwards.
  func finish() async {
    endReading()
    await waitUntil { !$0.isReading && ($0.isBroken || $0.pending == 0) }
    loop.forget(descriptor)
    close(descriptor)
  }
}
