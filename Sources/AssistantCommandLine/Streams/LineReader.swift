internal import Glibc
internal import PhraseMatching

/// Cuts a stream of bytes into lines, whatever they hold.
///
/// Ends lines at `\n` and drops a `\r` before it, a byte order mark before the first, and nothing else. The last line
/// need not be ended. Of a line that is longer than the longest allowed only the beginning comes, a byte more than that:
/// memory is bounded. A warm reader allocates nothing.
package final class LineReader {
  /// So many bytes a line has, unless somebody says otherwise.
  package static let usualLongest = Matching.maximumBytes

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
  private var buffer: UnsafeMutableRawBufferPointer
  /// The bytes read and not yet given out.
  private var pending = 0..<0
  /// How far the pending bytes were searched for a line break.
  private var searched = 0
  private var isAtStart = true
  private var isAtEnd = false

  private let longest: Int

  /// Makes a reader of what puts bytes into a buffer.
  ///
  /// - Parameters:
  ///   - longest: so many bytes a line may have.
  ///   - room: so many bytes it begins with; it takes more where a line needs them.
  ///   - fill: puts bytes into a buffer.
  package init(
    longest: Int = LineReader.usualLongest, room: Int = 64 << 10,
    _ fill: @escaping (UnsafeMutableRawBufferPointer) -> Portion
  ) {
    self.longest = longest
    self.fill = fill
    buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 16)
  }

  /// Makes a reader of a file descriptor.
  package convenience init(descriptor: Int32) {
    self.init { buffer in
      guard Interruptions.waitForInput(descriptor) else { return .failed(EINTR) }
      var count = 0
      // Signals of others, such as those by which the runtime looks at a thread, interrupt nothing.
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
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
  package func readyLine() -> UnsafeBufferPointer<UInt8>? { lengthOfLine().map { take($0, andBreak: 1) } }

  private func lengthOfLine() -> Int? {
    guard searched < pending.upperBound, let base = buffer.baseAddress else { return nil }
    let found = memchr(base + searched, 0x0A, pending.upperBound - searched)
    if found == nil, pending.count > longest {
      pending = pending.lowerBound..<pending.lowerBound + longest + 1
    }
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
    if line.count > longest { line = UnsafeBufferPointer(rebasing: line.prefix(longest + 1)) }
    return line
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
