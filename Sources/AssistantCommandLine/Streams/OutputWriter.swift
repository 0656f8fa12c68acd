internal import Glibc

/// Gathers bytes and hands them on in one piece when flushed.
package final class OutputWriter {
  /// What has not been handed on yet. Keeps its room, so that a warm writer allocates nothing.
  package var bytes: [UInt8] = []
  /// The system's error number, once a piece could not be handed on; later ones are dropped.
  package private(set) var failure: Int32?
  /// What of the bytes is made harmless.
  package var gate = TerminalGate.everything
  private let deliver: (UnsafeRawBufferPointer) -> Int32?

  /// Makes a writer of what takes the bytes, all of them, and returns an error number if it cannot.
  package init(_ deliver: @escaping (UnsafeRawBufferPointer) -> Int32?) { self.deliver = deliver }

  /// Makes a writer to a file descriptor.
  package convenience init(descriptor: Int32) { self.init { Self.write($0, to: descriptor) } }

  /// Writes bytes, all of them, and returns an error number if that cannot be.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return errno }
    }
    return nil
  }

  package func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds text and hands everything on.
  package func write(_ text: String) {
    add(text)
    flush()
  }

  package func addLine(_ text: String = "") {
    add(text)
    bytes.append(0x0A)
  }

  /// Adds a line and hands everything on.
  package func line(_ text: String) {
    addLine(text)
    flush()
  }

  /// Ends the line and hands everything on.
  package func endLine() {
    addLine()
    flush()
  }

  /// Hands on what was gathered: one write for all of it.
  package func flush() {
    defer { bytes.removeAll(keepingCapacity: true) }
    guard failure == nil, !bytes.isEmpty else { return }
    gate.pass(&bytes)
    failure = bytes.withUnsafeBytes(deliver)
  }
}
