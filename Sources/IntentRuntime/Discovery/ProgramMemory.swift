/// Memory of the program and its libraries; what was not mapped from them is not read.
///
/// A word of it may be a number, an address, or an offset that leads from where it stands to an address.
protocol ProgramMemory: Sendable {
  func contains(_ address: UInt, count: Int) -> Bool
  /// Whether a function may begin at an address.
  func containsCode(at address: UInt) -> Bool
  /// What stands at an address; nil when nothing was mapped there.
  func load<Value: BitwiseCopyable>(_ address: UInt, as type: Value.Type) -> Value?
}

extension ProgramMemory {
  /// The address that the offset at an address leads to; nil when it leads nowhere.
  func follow(_ address: UInt) -> UInt? {
    guard let offset = load(address, as: Int32.self), offset != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(offset))
  }

  /// The same for an offset that leads to an address by way of a third when its lowest bit is set.
  func followDirectlyOrNot(_ address: UInt) -> UInt? {
    guard let target = follow(address) else { return nil }
    return target & 1 == 0 ? target : load(target & ~1, as: UInt.self)
  }
}
