#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The two pipes between the compiler and the plugin.
///
/// A message is its length, as eight bytes with the lowest first, and then as many bytes of JSON.
struct MessageStream {
  private let input: Int32
  private let output: Int32

  /// A longer message is taken for a broken stream.
  private static let longest = 1 << 30

  init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  /// The next message; `nil` when the compiler is done.
  mutating func next() -> [UInt8]? {
    guard let header = receive(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longest else { return nil }
    return receive(Int(length))
  }

  /// Sends a message. Answers whether the compiler still listens.
  mutating func send(_ message: String) -> Bool {
    let body = Array(message.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    return transmit(header + body)
  }

  private func receive(_ count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while received < count {
        let amount = read(input, buffer.baseAddress.map { $0 + received }, count - received)
        if amount < 0, errno == EINTR { continue }
        guard amount > 0 else { break }
        received += amount
      }
      initialized = received
    }
    return received == count ? bytes : nil
  }

  private func transmit(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let amount = write(output, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        if amount < 0, errno == EINTR { continue }
        guard amount > 0 else { return false }
        sent += amount
      }
      return true
    }
  }
}
