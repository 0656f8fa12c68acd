internal import Glibc

/// Wakes a thread that polls files, from any other thread.
final class EventPipe: Sendable {
  enum Event: UInt8 { case exited, cancelled }

  private let pipe: PipeEnds

  init?() {
    guard let pipe = PipeEnds() else { return nil }
    self.pipe = pipe
  }

  /// The descriptor to poll for reading.
  var descriptor: Int32 { pipe.reading.descriptor }

  func send(_ event: Event) {
    var byte = event.rawValue
    _ = write(pipe.writing.descriptor, &byte, 1)
  }

  /// Takes all events so far.
  func receive() -> Set<Event> {
    var events: Set<Event> = []
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { buffer in
      while case .some = pipe.reading.read(into: buffer, { events.formUnion($0.compactMap(Event.init(rawValue:))) }) {}
    }
    return events
  }
}
