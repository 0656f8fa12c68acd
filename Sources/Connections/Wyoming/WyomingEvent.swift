internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats

/// An event of the Wyoming protocol: a line that says what it is, and perhaps data. Audio is skipped.
struct WyomingEvent: Sendable {
  var type: String
  var data: JSONValue

  /// The event as bytes.
  static func bytes(_ type: String, _ data: JSONObject? = nil) -> [UInt8] {
    var body = JSONWriter()
    data?.write(to: &body)
    var head = JSONWriter()
    let fields: JSONObject = [
      "type": type, "version": Assistant.version, "data_length": data == nil ? nil : body.bytes.count,
    ]
    fields.present.write(to: &head)
    return head.bytes + [0x0A] + body.bytes
  }

  static func failure(_ text: String, code: String) -> [UInt8] { bytes("error", ["text": text, "code": code]) }
}

/// Puts events together from bytes that arrive in any pieces.
struct WyomingReader: Sendable {
  /// What there is to take.
  enum Reading: Sendable {
    case event(WyomingEvent)
    /// Something that was no event; what follows may be one.
    case problem(String)
    /// Something behind which nobody knows where the next event begins.
    case broken(String)
    /// More bytes are needed.
    case incomplete
  }

  private struct Header {
    var type: String
    var data: JSONValue
    var dataLength: Int
    var payloadLength: Int
  }

  private var bytes: [UInt8] = []
  private var start = 0
  private var header: Header?
  /// So much of a payload is still to be skipped.
  private var skipped = 0

  mutating func add(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  mutating func next() -> Reading {
    skip()
    if skipped > 0 { return .incomplete }
    if header == nil, let failure = readHeader() { return failure }
    guard let header else { return .incomplete }
    guard bytes.count - start >= header.dataLength else { return .incomplete }
    self.header = nil
    let data = bytes[start..<start + header.dataLength]
    start += header.dataLength
    skipped = header.payloadLength
    if data.isEmpty { return .event(WyomingEvent(type: header.type, data: header.data)) }
    guard let value = try? JSONValue(reading: Array(data)), value.isObject else {
      return .problem("the data of '\(sanitized(header.type))' is no JSON object")
    }
    return .event(WyomingEvent(type: header.type, data: value.merging(header.data)))
  }

  private mutating func skip() {
    let count = min(skipped, bytes.count - start)
    start += count
    skipped -= count
  }

  /// Reads the line of an event; what is wrong with it, or that it is not there yet.
  private mutating func readHeader() -> Reading? {
    guard let end = bytes[start...].firstIndex(of: 0x0A) else {
      let isTooLong = bytes.count - start > ConnectionLimits.mostDataBytes
      return isTooLong ? .broken("a line has at most \(ConnectionLimits.mostDataBytes) bytes") : .incomplete
    }
    let line = Array(bytes[start..<end])
    start = end + 1
    let value: JSONValue
    do { value = try JSONValue(reading: line) } catch { return .problem("the line of an event: \(error.message)") }
    guard let type = value["type"]?.string else { return .problem("the line of an event has no 'type'") }
    guard let data = Self.length(value["data_length"], upTo: ConnectionLimits.mostDataBytes),
      let payload = Self.length(value["payload_length"], upTo: Int(Int32.max))
    else { return .broken("'data_length' has to be a number up to \(ConnectionLimits.mostDataBytes)") }
    header = Header(type: type, data: value["data"] ?? .object([:]), dataLength: data, payloadLength: payload)
    return nil
  }

  private static func length(_ value: JSONValue?, upTo most: Int) -> Int? {
    guard let value, value != .null else { return 0 }
    return value.number.flatMap { Int(exactly: $0) }.flatMap { 0...most ~= $0 ? $0 : nil }
  }
}

extension JSONValue {
  /// The members of both; where both have one, that of this object.
  fileprivate func merging(_ other: JSONValue) -> JSONValue {
    JSONValue(.object(members + other.members.filter { self[$0.key] == nil }))
  }
}
