internal import Foundation

extension String {
  /// A path as it is shortest to type here.
  package var relativeToWorkingFolder: String {
    let here = FileManager.default.currentDirectoryPath
    return hasPrefix("\(here)/") ? String(dropFirst(here.count + 1)) : self
  }
}
