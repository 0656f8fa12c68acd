import AppIntents

/// The JSON file that a ``SavedState`` lives in.
///
/// Writing replaces the file as a whole, so a crash leaves either the old state or the new one. Keys of the file that
/// this version does not know are written back as they were.
struct StateFile {
  let url: URL

  /// `TravelTracking.json` where the platform keeps the state of programs.
  static var standard: StateFile {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> URL? { environment[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let states = folder("XDG_STATE_HOME") ?? home.appending(path: ".local/state")
    return StateFile(url: states.appending(path: "behest/TravelTracking.json"))
  }

  /// What the file says; nil if there is none yet.
  func read() throws -> SavedState? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(SavedState.self, from: Data(contentsOf: url))
  }

  /// Changes what the file says in one step: what other processes changed before is kept, and none changes anything
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - known: the state where there is no file.
  ///   - change: the change.
  /// - Returns: the state before and after the change.
  func change(from known: SavedState, _ change: (inout SavedState) throws -> Void) throws -> (
    before: SavedState, after: SavedState
  ) {
    var failure: NSError?
    var result: Result<(before: SavedState, after: SavedState), any Error>?
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forMerging, error: &failure) { url in
      result = Result {
        let file = StateFile(url: url)
        let before = try file.read().map { Self.isSame(known, as: $0) ? known : $0 } ?? known
        var after = before
        try change(&after)
        if after != before { try file.write(after) }
        return (before, after)
      }
    }
    guard let result else { throw failure ?? CocoaError(.fileWriteUnknown) }
    return try result.get()
  }

  /// Whether a file says what is known: it has no parts of seconds.
  private static func isSame(_ known: SavedState, as saved: SavedState) -> Bool {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode(SavedState.self, from: encoder.encode(known))) == saved
  }

  /// Replaces what the file says about the state.
  private func write(_ state: SavedState) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let old = (try? Self.keys(in: Data(contentsOf: url))) ?? [:]
    let all = old.merging(try Self.keys(in: encoder.encode(state))) { $1 }
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
