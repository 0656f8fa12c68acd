internal import Glibc
internal import PhraseMatching

/// Cuts a stream of bytes into lines, whatever they hold.
///
/// Ends lines at `\n` and drops a `\r` before it, a byte order mark before the first, and nothing else. The last line
/// need not be ended. Of a line that is too long for a request only so much is kept that it still is: memory is bounded.
/// A warm reader allocates nothing.
package final class LineReader {
  /// What reading led to.
  package enum Event {
    /// A line without its end; the bytes are good until the next call.
    case line(UnsafeBufferPointer<UInt8>)
    /// A signal came before the line was complete.
    case interrupted
    /// There are no more.
    case end
    /// The system's error number.
    case failed(Int32)
  }

  /// What came of asking for more bytes.
  package enum Portion {
    case bytes(Int)
    case end
    case failed(Int32)
  }

  private let fill: (UnsafeMutableRawBufferPointer) -> Portion
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
  /// The bytes read and not yet given out.
  private var pending = 0..<0
  /// How far the pending bytes were searched for a line break.
  private var searched = 0
  private var isAtStart = true
  /// Of a line of more bytes than this, only this many and what was read with its end are kept.
  static let mostBytes = Matching.maximumBytes + 1
  private var isAtEnd = false

  /// Makes a reader of what puts bytes into a buffer.
  package init(_ fill: @escaping (UnsafeMutableRawBufferPointer) -> Portion) {
    self.fill = fill
  }

  /// Makes a reader of a file descriptor.
  package convenience init(descriptor: Int32) {
    self.init { buffer in
      guard Interruptions.waitForInput(descriptor) else { return .failed(EINTR) }
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      return count == 0 ? .end : .failed(errno)
    }
  }

  deinit { buffer.deallocate() }

  /// The next line. Waits until there is one.
  package func next() -> Event {
    while true {
      if let length = lengthOfLine() { return .line(take(length, andBreak: 1)) }
      if isAtEnd { return pending.isEmpty ? .end : .line(take(pending.count, andBreak: 0)) }
      dropExcess()
      makeRoom()
      switch fill(UnsafeMutableRawBufferPointer(rebasing: buffer[pending.upperBound...])) {
      case .bytes(let count): pending = pending.lowerBound..<pending.upperBound + count
      case .end: isAtEnd = true
      case .failed(EINTR): return .interrupted
      case .failed(let number): return .failed(number)
      }
    }
  }

  /// The next line if it is read already.
  package func readyLine() -> UnsafeBufferPointer<UInt8>? {
    lengthOfLine().map { take($0, andBreak: 1) }
  }

  private func lengthOfLine() -> Int? {
    guard searched < pending.upperBound, let base = buffer.baseAddress else { return nil }
    let found = memchr(base + searched, 0x0A, pending.upperBound - searched)
    searched = pending.upperBound
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) - pending.lowerBound }
  }

  private func take(_ length: Int, andBreak breakLength: Int) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[pending.lowerBound..<pending.lowerBound + length])
    var line = bytes.assumingMemoryBound(to: UInt8.self)
    pending = pending.lowerBound + length + breakLength..<pending.upperBound
    searched = pending.lowerBound
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = UnsafeBufferPointer(rebasing: line.dropFirst(3)) }
    isAtStart = false
    if line.last == 0x0D { line = UnsafeBufferPointer(rebasing: line.dropLast()) }
    return line
  }

  /// Drops what a line has beyond what is kept of it; its end is not read yet.
  private func dropExcess() {
    guard pending.count > Self.mostBytes else { return }
    pending = pending.lowerBound..<pending.lowerBound + Self.mostBytes
    searched = pending.upperBound
  }

  /// Moves what is pending to the front; doubles the buffer when it is full of one line.
  private func makeRoom() {
    guard pending.upperBound == buffer.count || pending.isEmpty else { return }
    let old = buffer
    if pending.count > buffer.count / 2 {
      buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    }
    let rest = UnsafeRawBufferPointer(rebasing: old[pending])
    buffer.copyMemory(from: rest)
    if old.baseAddress != buffer.baseAddress { old.deallocate() }
    searched -= pending.lowerBound
    pending = 0..<rest.count
  }
}
