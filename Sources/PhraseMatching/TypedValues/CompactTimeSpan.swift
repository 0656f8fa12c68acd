import WordSemantics

/// Reads spans that are written without spaces: `1h30m`, `2m30s`, `1h30`, and ISO 8601: `PT1H30M`.
///
/// Digits behind letters belong to the word, so `1h30m` arrives as the number `1` and the word `h30m`.
struct CompactTimeSpan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var span = TimeSpan()
  private var unit: TimeUnit?

  static func read(_ request: TokenView, at index: Int) -> (end: Int, span: TimeSpan)? {
    guard index < request.count else { return nil }
    if request[index].kind == .word {
      var reader = CompactTimeSpan(bytes: request.bytes(index))
      return reader.readISO() ? (index + 1, reader.span) : nil
    }
    guard let number = request.cardinal(index), number >= 0, request.gap(after: index) == 0 else { return nil }
    guard request[index + 1].kind == .word else { return nil }
    var reader = CompactTimeSpan(bytes: request.bytes(index + 1))
    return reader.readWord(after: number) ? (index + 2, reader.span) : nil
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// `h30m`: a unit, then numbers with shorter units; the last number may go without.
  private mutating func readWord(after number: Double) -> Bool {
    guard let first = readUnit(), position < bytes.count else { return false }
    span.add(number, first)
    unit = first
    while position < bytes.count {
      guard let number = readNumber(), let last = unit else { return false }
      guard let next = position < bytes.count ? readUnit() : last.next, next < last else { return false }
      span.add(number, next)
      unit = next
    }
    return true
  }

  private mutating func readUnit() -> TimeUnit? {
    let start = position
    while position < bytes.count, (0x61...0x7A).contains(bytes[position]) { position += 1 }
    guard position > start else { return nil }
    return TimeUnit.table.value(for: TokenHash.hash(UnsafeBufferPointer(rebasing: bytes[start..<position])))
  }

  private mutating func readNumber() -> Double? {
    let start = position
    var value = 0.0
    while position < bytes.count, (0x30...0x39).contains(bytes[position]), position - start < 9 {
      value = value * 10 + Double(bytes[position] - 0x30)
      position += 1
    }
    return position > start ? value : nil
  }

  /// `p1dt2h`: each letter once, longer units first; what stands behind the `t` is shorter than a day.
  private mutating func readISO() -> Bool {
    guard take(0x70) else { return false }
    var isTime = false
    while position < bytes.count {
      if !isTime, take(0x74) { isTime = true }
      guard let number = readNumber(), let next = readISOUnit(isTime: isTime) else { return false }
      if let unit, next >= unit { return false }
      span.add(number, next)
      unit = next
    }
    return unit != nil
  }

  private mutating func readISOUnit(isTime: Bool) -> TimeUnit? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return switch (bytes[position], isTime) {
    case (0x79, false): .year
    case (0x6D, false): .month
    case (0x77, false): .week
    case (0x64, false): .day
    case (0x68, true): .hour
    case (0x6D, true): .minute
    case (0x73, true): .second
    default: nil
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
