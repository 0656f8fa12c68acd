internal import Glibc

/// An open file, closed when it is let go.
struct OpenFile: ~Copyable, Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// What reading gave.
  enum Reading {
    case some
    /// Nothing for now; only of a file that does not wait.
    case none
    /// Nothing ever again.
    case end
  }

  /// Reads once and hands what there was to `body`.
  func read(into room: UnsafeMutableRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) -> Reading {
    let count = Glibc.read(number, room.baseAddress, room.count)
    if count > 0 {
      body(UnsafeRawBufferPointer(rebasing: room[..<count]))
      return .some
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .none : .end
  }
}

/// Two ends of a pipe. No program inherits them; reading never waits.
struct PipeEnds: ~Copyable, Sendable {
  let reading: OpenFile
  let writing: OpenFile

  /// Nil when there are too many open files; `errno` says so.
  init?() {
    var numbers: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutableBytes(of: &numbers) { openPipe($0.baseAddress, O_CLOEXEC) == 0 }
    guard isOpen else { return nil }
    reading = OpenFile(Self.aboveStandard(numbers.0))
    writing = OpenFile(Self.aboveStandard(numbers.1))
    _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
  }

  /// Moves a file out of the way of the numbers that a started program finds its input and output under.
  private static func aboveStandard(_ number: Int32) -> Int32 {
    guard number <= STDERR_FILENO else { return number }
    let moved = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard moved >= 0 else { return number }
    _ = close(number)
    return moved
  }
}

@_silgen_name("pipe2")
private func openPipe(_ numbers: UnsafeMutableRawPointer?, _ flags: Int32) -> Int32

/// Wakes a thread that waits for files.
final class Bell: Sendable {
  /// Why.
  enum Ring: UInt8 {
    case exited, cancelled
  }

  private let pipe: PipeEnds

  init?() {
    guard let pipe = PipeEnds() else { return nil }
    self.pipe = pipe
  }

  /// What to wait for.
  var number: Int32 { pipe.reading.number }

  func ring(_ ring: Ring) {
    var byte = ring.rawValue
    _ = write(pipe.writing.number, &byte, 1)
  }

  /// Takes all rings so far.
  func answer() -> Set<Ring> {
    var rings: Set<Ring> = []
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { room in
      while case .some = pipe.reading.read(into: room, { rings.formUnion($0.compactMap(Ring.init(rawValue:))) }) {}
    }
    return rings
  }
}
