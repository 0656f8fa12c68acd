import Foundation

/// The JSON file that a ``SavedState`` lives in.
///
/// Writing replaces the file as a whole, so a crash leaves either the old state or the new one. Keys of the file that
/// this version does not know are written back as they were.
struct StateFile {
  /// What reading found.
  enum Contents: Equatable {
    /// There is no file yet.
    case nothing
    case state(SavedState)
    /// The file could not be understood and now has this name.
    case damaged(keptAs: String)
  }

  let url: URL
  private var unknownKeys: [String: Any] = [:]

  init(at url: URL) {
    self.url = url
  }

  /// `TravelTracking.json` in the place that the system keeps for the state of apps.
  static var defaultURL: URL {
    let environment = ProcessInfo.processInfo.environment
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
    return state.appending(path: "behest/TravelTracking.json")
  }

  /// Reads the state, and sets a file that is none aside.
  mutating func read() throws -> Contents {
    guard FileManager.default.fileExists(atPath: url.path) else { return .nothing }
    do {
      let data = try Data(contentsOf: url)
      let state = try Self.decoder.decode(SavedState.self, from: data)
      unknownKeys = try Self.keys(in: data).filter { !SavedState.knownKeys.contains($0.key) }
      return .state(state)
    } catch {
      return .damaged(keptAs: try setAside())
    }
  }

  /// Writes the state.
  func write(_ state: SavedState) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let known = try Self.keys(in: Self.encoder.encode(state))
    let all = unknownKeys.merging(known) { $1 }
    try JSONSerialization.data(withJSONObject: all, options: [.prettyPrinted, .sortedKeys])
      .write(to: url, options: .atomic)
  }

  /// Renames the file to the first free name with `.damaged` in it.
  private func setAside() throws -> String {
    let folder = url.deletingLastPathComponent()
    var name = url.lastPathComponent + ".damaged"
    var count = 1
    while FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
      count += 1
      name = "\(url.lastPathComponent).damaged-\(count)"
    }
    try FileManager.default.moveItem(at: url, to: folder.appending(path: name))
    return name
  }

  private static func keys(in data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension SavedState {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case favorites
    case collections
    case visits
    case currentPlace
  }

  fileprivate static let knownKeys = Set(CodingKeys.allCases.map(\.rawValue))
}
