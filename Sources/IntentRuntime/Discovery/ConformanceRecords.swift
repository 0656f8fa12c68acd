/// What the compiler wrote into the program about which type conforms to which protocol.
///
/// Each image has a section of offsets, one for each conformance:
///
/// ```text
/// section    offset ─▶ conformance   0  offset to the protocol    (directly, or by way of a table)
///            offset                  4  offset to the type        (the same; bits 3…5 of the flags say which)
///            …                      12  flags
///                      type          0  flags: bits 0…4 what it is, bit 7 generic
///                                   12  offset to the function that gives the type's metadata
/// ```
///
/// Where anything looks different there are no records, rather than wrong ones.
struct ConformanceRecords {
  private let memory = LoadedMemory()
  private let sections: [Range<UInt>]

  /// Finds the sections of all images.
  init() {
    var found: [Range<UInt>] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerateSections({ section, context in Self.note(section, in: context) }, UnsafeMutableRawPointer(found))
    }
    let memory = memory
    sections = found.filter { memory.contains($0.lowerBound, count: $0.count) }
  }

  /// Calls `body` with each type that declares to conform to one of the protocols, and the protocol's place among them.
  /// Generic types are left out: nobody says of what they are to be.
  func forEachType(conformingTo protocols: [ProtocolIdentity], _ body: (Any.Type, Int) -> Void) {
    for section in sections {
      for record in stride(from: section.lowerBound, to: section.upperBound, by: 4) {
        guard let conformance = memory.follow(record), let named = memory.followDirectlyOrNot(conformance),
          let place = protocols.firstIndex(where: { $0.address == named }),
          let type = type(of: conformance)
        else { continue }
        body(type, place)
      }
    }
  }

  // MARK: Types

  private static let direct: UInt32 = 0
  private static let indirect: UInt32 = 1

  private func type(of conformance: UInt) -> Any.Type? {
    guard let flags = memory.load(conformance + 12, as: UInt32.self), let target = memory.follow(conformance + 4) else {
      return nil
    }
    switch flags >> 3 & 7 {
    case Self.direct: return metadata(target)
    case Self.indirect: return memory.load(target).flatMap(metadata)
    default: return nil
    }
  }

  /// Classes, structures and enumerations.
  private static let nominalKinds: ClosedRange<UInt32> = 16...18
  private static let generic: UInt32 = 1 << 7

  private func metadata(_ descriptor: UInt) -> Any.Type? {
    guard let flags = memory.load(descriptor, as: UInt32.self), Self.nominalKinds.contains(flags & 31),
      flags & Self.generic == 0, let access = memory.follow(descriptor + 12), memory.contains(access, count: 1),
      let function = UnsafeRawPointer(bitPattern: access)
    else { return nil }
    // The function also says whether the metadata is complete, which it is when asked with 0.
    let metadata = unsafeBitCast(function, to: (@convention(c) (UInt) -> UnsafeRawPointer?).self)(0)
    return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
  }

  // MARK: Sections

  /// Later versions add to the end.
  private static let leastVersion: UInt = 5

  /// Takes down the section of one image: after the version, the base address and two words come a start and a length for
  /// the protocols, then the same for the conformances.
  private static func note(_ sections: UnsafeRawPointer, in context: UnsafeMutableRawPointer?) -> Bool {
    guard let found = context?.assumingMemoryBound(to: [Range<UInt>].self),
      MemoryLayout<UInt>.size == 8, sections.load(as: UInt.self) >= leastVersion
    else { return false }
    let start = sections.load(fromByteOffset: 48, as: UInt.self)
    let count = sections.load(fromByteOffset: 56, as: UInt.self)
    let (end, isTooLong) = start.addingReportingOverflow(count)
    if !isTooLong, count.isMultiple(of: 4), count > 0 { found.pointee.append(start..<end) }
    return true
  }
}

/// Which protocol is meant, for the runtime.
struct ProtocolIdentity: Equatable {
  fileprivate let address: UInt

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

/// The runtime's list of what each image holds, until `body` says no.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?
)
