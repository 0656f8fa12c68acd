import AppIntents
import Synchronization

/// The packages that can be had, and the versions of those that are installed.
final class PackageIndex: Sendable {
  static let shared = PackageIndex()
  static let latest = [
    "ffmpeg": "7.1", "git": "2.47.0", "git-lfs": "3.5.1", "htop": "3.3.0", "jq": "1.7.1", "node": "22.9.0",
    "openssl": "3.4.0", "postgresql@16": "16.4", "postgresql@17": "17.0", "python": "3.13.0", "ripgrep": "14.1.1",
    "swiftlint": "0.57.0", "wget": "1.24.5", "yt-dlp": "2024.10.7",
  ]
  private let installed = Mutex(["git": "2.44.0", "htop": "3.3.0", "jq": "1.6", "node": "22.9.0", "openssl": "3.3.1"])

  var versions: [String: String] { installed.withLock { $0 } }
  func install(_ name: String, version: String?) { installed.withLock { $0[name] = version } }
}

struct PackageEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Package", numericFormat: "\(placeholder: .int) packages")
  static let defaultQuery = PackageQuery()

  let id: String
  @Property(title: "Latest Version") var latest: String
  @Property(title: "Installed Version") var installed: String?

  var isOutdated: Bool { installed.map { $0 != latest } ?? false }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "\(installed ?? "not installed")")
  }

  init?(_ name: String) {
    guard let version = PackageIndex.latest[name] else { return nil }
    id = name
    latest = version
    installed = PackageIndex.shared.versions[name]
  }
}

struct PackageQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [PackageEntity] {
    identifiers.compactMap(PackageEntity.init)
  }

  func entities(matching string: String) async throws -> [PackageEntity] {
    PackageIndex.latest.keys.sorted().filter { $0.localizedCaseInsensitiveContains(string) }.compactMap(
      PackageEntity.init)
  }

  func suggestedEntities() async throws -> [PackageEntity] {
    PackageIndex.shared.versions.keys.sorted().compactMap(PackageEntity.init)
  }
}
