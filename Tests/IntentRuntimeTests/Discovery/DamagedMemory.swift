@testable import IntentRuntime

/// The program's memory with other bytes at some addresses.
struct DamagedMemory: ProgramMemory {
  private let memory = LoadedMemory()
  private var bytes: [UInt: UInt8] = [:]
  /// What is not there at all.
  var missing: Range<UInt> = 0..<0
  /// Whether no address holds code.
  var isWithoutCode = false

  func contains(_ address: UInt, count: Int) -> Bool {
    let (end, isTooLong) = address.addingReportingOverflow(UInt(max(count, 0)))
    guard !isTooLong, end <= missing.lowerBound || address >= missing.upperBound else { return false }
    return memory.contains(address, count: count)
  }

  func containsCode(at address: UInt) -> Bool { !isWithoutCode && memory.containsCode(at: address) }

  func load<Value: BitwiseCopyable>(_ address: UInt, as type: Value.Type) -> Value? {
    guard contains(address, count: MemoryLayout<Value>.size), var value = memory.load(address, as: type) else {
      return nil
    }
    withUnsafeMutableBytes(of: &value) { raw in
      for index in raw.indices { raw[index] = bytes[address + UInt(index)] ?? raw[index] }
    }
    return value
  }

  mutating func store<Value: BitwiseCopyable>(_ value: Value, at address: UInt) {
    withUnsafeBytes(of: value) { raw in
      for (index, byte) in raw.enumerated() { bytes[address + UInt(index)] = byte }
    }
  }
}
