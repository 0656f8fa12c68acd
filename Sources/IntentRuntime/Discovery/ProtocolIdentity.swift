struct ProtocolIdentity: Equatable {
  let address: UInt

  private static let existentialKind: UInt = 0x303

  /// The protocol of an existential type such as `(any AppIntent).self`; nil when the type is another, or of several.
  init?(existential: Any.Type) {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // What a type is comes first; of an existential type follow flags, with a bit for a superclass, and a count.
    guard metadata.load(as: UInt.self) == Self.existentialKind,
      metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 == 0,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    address = metadata.load(fromByteOffset: 16, as: UInt.self)
  }
}
