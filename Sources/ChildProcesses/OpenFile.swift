internal import Glibc

/// An open file descriptor, closed when the value goes out of scope.
struct OpenFile: ~Copyable, Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }

  /// The outcome of one attempt to read.
  enum Reading {
    case some
    /// Nothing for now; only of a file that does not block.
    case none
    case end
  }

  /// Reads once and hands what there was to `body`.
  func read(into buffer: UnsafeMutableRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) -> Reading {
    let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 {
      body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return .some
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .none : .end
  }
}

/// Two ends of a pipe. No program inherits them; reading never blocks.
struct PipeEnds: ~Copyable, Sendable {
  let reading: OpenFile
  let writing: OpenFile

  /// Nil when there are too many open files; `errno` says so.
  init?() {
    var descriptors: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutableBytes(of: &descriptors) { openPipe($0.baseAddress, O_CLOEXEC) == 0 }
    guard isOpen else { return nil }
    reading = OpenFile(Self.aboveStandard(descriptors.0))
    writing = OpenFile(Self.aboveStandard(descriptors.1))
    _ = fcntl(reading.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Moves a descriptor above those that a started program finds its input and output under.
  private static func aboveStandard(_ descriptor: Int32) -> Int32 {
    guard descriptor <= STDERR_FILENO else { return descriptor }
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard moved >= 0 else { return descriptor }
    _ = close(descriptor)
    return moved
  }
}

@_silgen_name("pipe2")
private func openPipe(_ descriptors: UnsafeMutableRawPointer?, _ flags: Int32) -> Int32
