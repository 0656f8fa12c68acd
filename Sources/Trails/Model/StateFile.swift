import AppIntents

/// The one file in which the state is kept.
struct StateFile: Sendable {
  let url: URL

  /// `Trails.json` where the platform keeps the state of programs.
  static var standard: StateFile {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> URL? { environment[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let states = folder("XDG_STATE_HOME") ?? home.appending(path: ".local/state")
    return StateFile(url: states.appending(path: "behest/Trails.json"))
  }

  /// What the file says; nil if there is none yet.
  func read() throws -> TrailState? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(TrailState.self, from: Data(contentsOf: url))
  }

  /// Changes what the file says in one step: what other processes changed before is kept, and none changes anything
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - known: the state where there is no file.
  ///   - change: the change.
  /// - Returns: the state before and after the change.
  func change(from known: TrailState, _ change: (inout TrailState) throws -> Void) throws -> (
    before: TrailState, after: TrailState
  ) {
    var failure: NSError?
    var result: Result<(before: TrailState, after: TrailState), any Error>?
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
  private static func isSame(_ known: TrailState, as saved: TrailState) -> Bool {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode(TrailState.self, from: encoder.encode(known))) == saved
  }

  /// Replaces what the file says, all of it or nothing.
  private func write(_ state: TrailState) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(state).write(to: url, options: .atomic)
  }

  /// Renames a file that cannot be decoded to the first free name with `.damaged` in it, and returns its new address.
  func setAside() throws -> URL {
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    let numbered = (1...).lazy.map { folder.appending(path: "\(name).damaged-\($0).json") }
    guard let free = numbered.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return url }
    try FileManager.default.moveItem(at: url, to: free)
    return free
  }
}
