/// Why not every type of the program could be found.
package enum DiscoveryError: Error, Sendable, Hashable {
  /// The runtime lists no image, or none with conformances.
  case noConformances
  /// The runtime describes the sections of an image in a form that is not known here.
  case unknownVersion(UInt)
  /// A section does not lie in the program's memory, or is too long to be one.
  case implausibleSection
  /// Some conformances are not laid out as expected.
  case unreadableConformances(Int)
  /// The conformances of a type of our own were not found as they are.
  case failedSelfTest
}

extension DiscoveryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noConformances: "the runtime lists no conformances"
    case .unknownVersion(let version): "the runtime lists them in version \(version), which is not known"
    case .implausibleSection: "a section of conformances lies outside of the program's memory"
    case .unreadableConformances(let count): "\(count) conformances are not laid out as expected"
    case .failedSelfTest: "the conformances of a known type are not found"
    }
  }
}
