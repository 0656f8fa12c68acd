import Foundation

/// The JSON file that a ``SavedState`` lives in.
///
/// Writing replaces the file as a whole, so a crash leaves either the old state or the new one. Keys of the file that
/// this version does not know are written back as they were.
struct StateFile {
  let url: URL

  /// `TravelTracking.json` where the platform keeps the state of programs.
  static var standard: StateFile {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
    return StateFile(url: folder.appending(path: "behest/TravelTracking.json"))
  }

  /// What the file says; nil if there is none yet.
  func read() throws -> SavedState? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(SavedState.self, from: Data(contentsOf: url))
  }

  /// Replaces what the file says about the state.
  func write(_ state: SavedState) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let old = (try? Self.keys(in: Data(contentsOf: url))) ?? [:]
    let all = old.merging(try Self.keys(in: encoder.encode(state))) { $1 }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: all, options: [.prettyPrinted, .sortedKeys])
      .write(to: url, options: .atomic)
  }

  /// Renames a file that cannot be decoded to the first free name with `.damaged` in it, and returns that name.
  func setAside() throws -> String {
    let folder = url.deletingLastPathComponent()
    let name = "\(url.lastPathComponent).damaged"
    let names = [name] + (2...99).map { "\(name)-\($0)" }
    let free = names.first { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) } ?? name
    try FileManager.default.moveItem(at: url, to: folder.appending(path: free))
    return free
  }

  private static func keys(in data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
