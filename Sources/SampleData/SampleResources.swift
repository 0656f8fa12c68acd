internal import ApplePlatform
package import Foundation
internal import SampleFiles

/// What the apps of the program say in other languages, as part of the program: it is one file to install.
package enum SampleResources {
  /// Makes it known; to be called before an app says anything.
  package static func embed() {
    for (path, data) in files { EmbeddedResources.add(data, at: path) }
  }

  /// The files by their places in the folders that the package manager lays beside the program.
  package static var files: [(path: String, data: Data)] {
    let paths = (0...).lazy.map { behest_sample_file_path($0) }.prefix { $0 != nil }.compactMap {
      $0.map { String(cString: $0) }
    }
    return paths.compactMap { path in
      let parts = path.split(separator: "/")
      let file = behest_sample_file(path)
      guard parts.count > 2, parts[1] == "Resources", let bytes = file.bytes else { return nil }
      let place = (["Behest_\(parts[0]).resources"] + parts.dropFirst(2)).joined(separator: "/")
      return (place, Data(bytesNoCopy: .init(mutating: bytes), count: file.size, deallocator: .none))
    }
  }
}
