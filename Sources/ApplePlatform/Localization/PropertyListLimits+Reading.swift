internal import FileFormats
import Foundation

extension PropertyListLimits {
  /// Reads a property list, unless it is too large or is none.
  static func read(_ bytes: [UInt8]) -> Any? {
    guard allow(bytes) else { return nil }
    return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }
}
