/// What the compiler wrote into the program about which type conforms to which protocol.
///
/// Each image has a section of offsets, one for each conformance:
///
/// ```text
/// section    offset ─▶ conformance   0  offset to the protocol    (directly, or by way of a table)
///            offset                  4  offset to the type        (the same; bits 3…5 of the flags say which)
///            …                      12  flags
///                      type          0  flags: bits 0…4 what it is, bit 7 generic, bits 8…15 version
///                                   12  offset to the function that gives the type's metadata
/// ```
///
/// Everything that is read is checked: where it lies, its alignment, the bits that are known to be zero. What looks
/// different is left out and counted, and nothing is read at all unless the conformances of known types are found.
struct ConformanceRecords {
  private let memory: any ProgramMemory
  private let sections: [Range<UInt>]
  /// Why not everything can be read.
  private(set) var errors: Set<DiscoveryError> = []

  /// Finds the sections of all images and tries the reading out on types of its own.
  init(in memory: any ProgramMemory = LoadedMemory()) {
    self.memory = memory
    var found: [Range<UInt>] = []
    for table in Self.tables() {
      do throws(DiscoveryError) {
        if let section = try Self.section(describedAt: table, in: memory) { found.append(section) }
      } catch {
        errors.insert(error)
      }
    }
    if found.isEmpty { errors.insert(.noConformances) }
    sections = found
    if !found.isEmpty, !passesSelfTest() { errors.insert(.failedSelfTest) }
  }

  /// The types that declare to conform to one of the protocols, each with the protocol's index; none where the reading
  /// cannot be trusted.
  ///
  /// Generic types are left out: nobody says of what they are to be. Costs a look at every conformance of the program.
  mutating func types(conformingTo protocols: [ProtocolIdentity]) -> [(type: Any.Type, protocolIndex: Int)] {
    if errors.contains(.failedSelfTest) { return [] }
    let (conformances, unreadable) = conformances(to: protocols)
    var types: [(type: Any.Type, protocolIndex: Int)] = []
    var failures = unreadable
    for conformance in conformances {
      if let type = type(describedAt: conformance.descriptor) {
        types.append((type, conformance.protocolIndex))
      } else {
        failures += 1
      }
    }
    if failures > 0 { errors.insert(.unreadableConformances(failures)) }
    return types
  }

  // MARK: Sections

  /// Later versions add to the end, one field at a time.
  private static let knownVersions: ClosedRange<UInt> = 5...32
  /// No program has more conformances than this.
  private static let mostRecords = 1 << 22

  /// Where the runtime describes the sections of each image.
  static func tables() -> [UInt] {
    var tables: [UInt] = []
    withUnsafeMutablePointer(to: &tables) { tables in
      enumerateSections(
        { table, tables in
          tables?.assumingMemoryBound(to: [UInt].self).pointee.append(UInt(bitPattern: table))
          return tables != nil
        }, tables)
    }
    return tables
  }

  /// The conformances of one image: after the version, the base address and two words come a start and a length for the
  /// protocols, then the same for the conformances.
  private static func section(
    describedAt table: UInt, in memory: any ProgramMemory
  ) throws(DiscoveryError) -> Range<UInt>? {
    guard MemoryLayout<UInt>.size == 8, let version = memory.load(table, as: UInt.self),
      let start = memory.load(table + 48, as: UInt.self), let count = memory.load(table + 56, as: UInt.self)
    else { throw .implausibleSection }
    guard knownVersions.contains(version) else { throw .unknownVersion(version) }
    if count == 0 { return nil }
    guard count.isMultiple(of: 4), start.isMultiple(of: 4), count / 4 <= mostRecords,
      memory.contains(start, count: Int(count))
    else { throw .implausibleSection }
    return start..<start + count
  }

  // MARK: Conformances

  /// A conformance of a type that can be named.
  private struct Conformance {
    var descriptor: UInt
    var protocolIndex: Int
  }

  private func conformances(to protocols: [ProtocolIdentity]) -> (found: [Conformance], unreadable: Int) {
    var found: [Conformance] = []
    var unreadable = 0
    for section in sections {
      for record in stride(from: section.lowerBound, to: section.upperBound, by: 4) {
        guard let conformance = memory.follow(record), conformance.isMultiple(of: 4),
          let flags = memory.load(conformance + 12, as: UInt32.self),
          let named = memory.followDirectlyOrNot(conformance)
        else {
          unreadable += 1
          continue
        }
        guard let index = protocols.firstIndex(where: { $0.address == named }) else { continue }
        guard let descriptor = descriptor(of: conformance, flags), let isGeneric = isGeneric(descriptor) else {
          unreadable += 1
          continue
        }
        if !isGeneric { found.append(Conformance(descriptor: descriptor, protocolIndex: index)) }
      }
    }
    return (found, unreadable)
  }

  private static let direct: UInt32 = 0
  private static let indirect: UInt32 = 1
  /// Bits that no version of the runtime has given a meaning.
  private static let unusedFlags: UInt32 = 0x00F0_0000

  private func descriptor(of conformance: UInt, _ flags: UInt32) -> UInt? {
    guard flags & Self.unusedFlags == 0, let target = memory.follow(conformance + 4) else { return nil }
    switch flags >> 3 & 7 {
    case Self.direct: return target
    case Self.indirect: return memory.load(target, as: UInt.self)
    default: return nil
    }
  }

  /// Classes, structures and enumerations.
  private static let nominalKinds: ClosedRange<UInt32> = 16...18
  private static let generic: UInt32 = 1 << 7
  private static let version: UInt32 = 0xFF00

  /// Whether a type is generic; nil when there is no description of a type at the address.
  private func isGeneric(_ descriptor: UInt) -> Bool? {
    guard descriptor.isMultiple(of: 4), let flags = memory.load(descriptor, as: UInt32.self),
      Self.nominalKinds.contains(flags & 31), flags & Self.version == 0
    else { return nil }
    return flags & Self.generic != 0
  }

  private func type(describedAt descriptor: UInt) -> Any.Type? {
    guard let access = memory.follow(descriptor + 12), memory.containsCode(at: access),
      let function = UnsafeRawPointer(bitPattern: access)
    else { return nil }
    // The function also says whether the metadata is complete, which it is when asked with 0.
    let metadata = unsafeBitCast(function, to: (@convention(c) (UInt) -> UnsafeRawPointer?).self)(0)
    guard let metadata, Self.descriptor(inMetadata: metadata) == descriptor else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// The address of the description of a class, structure or enumeration.
  private static func descriptor(inMetadata metadata: UnsafeRawPointer) -> UInt {
    let valueKinds: ClosedRange<UInt> = 0x200...0x2FF
    let isValue = valueKinds.contains(metadata.load(as: UInt.self))
    return metadata.load(fromByteOffset: isValue ? 8 : 40, as: UInt.self)
  }

  // MARK: Self-test

  /// Whether exactly the types that conform to a protocol of our own are found, before a function is called whose
  /// address was read, and after.
  private func passesSelfTest() -> Bool {
    guard let identity = ProtocolIdentity(existential: (any DiscoveryProbe).self) else { return false }
    let found = conformances(to: [identity]).found.map(\.descriptor)
    let known = Set(discoveryProbes.map { Self.descriptor(inMetadata: unsafeBitCast($0, to: UnsafeRawPointer.self)) })
    guard found.count == known.count, Set(found) == known else { return false }
    return Set(found.compactMap(type).map { ObjectIdentifier($0) }) == Set(discoveryProbes.map { ObjectIdentifier($0) })
  }
}

/// A protocol whose conforming types are known.
@_alwaysEmitConformanceMetadata
private protocol DiscoveryProbe {}

private struct StructureProbe: DiscoveryProbe {}
private enum EnumerationProbe: DiscoveryProbe { case only }
private final class ClassProbe: DiscoveryProbe {}

private let discoveryProbes: [Any.Type] = [StructureProbe.self, EnumerationProbe.self, ClassProbe.self]

/// The runtime's list of what each image holds, until `body` says no.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
