public import AppIntents
public import Observation

/// Everything the app knows: the landmarks of the world and what the traveler has done with them.
///
/// Lives on the main actor, where views read it; intents and queries await it. Each change is on disk before the call
/// returns, and a change that cannot be saved is not made.
@MainActor @Observable
public final class ModelData {
  /// Something the person should know about their data, such as that a damaged file was set aside.
  public internal(set) var notice: String?

  let landmarks = Landmark.all
  let forecast = CrowdForecast()
  private(set) var state = SavedState()

  @ObservationIgnored private let file: StateFile?
  @ObservationIgnored private let clock: @Sendable () -> Date
  @ObservationIgnored private let landmarksByID: [Landmark.ID: Landmark]

  /// Reads what was saved in a file, if it is there.
  ///
  /// - Parameters:
  ///   - url: The file; nil means the usual one, which is below the state directory of the person.
  ///   - clock: What time it is.
  public init(savedAt url: URL? = nil, clock: @escaping @Sendable () -> Date = { .now }) {
    self.clock = clock
    landmarksByID = Dictionary(uniqueKeysWithValues: Landmark.all.map { ($0.id, $0) })
    var file = StateFile(at: url ?? StateFile.defaultURL)
    do {
      let contents = try file.read()
      self.file = file
      adopt(contents)
    } catch {
      // The file is neither readable nor movable. Writing would destroy it.
      self.file = nil
      notice = String(
        localized:
          "Your travels in \(file.url.lastPathComponent) can’t be read, so nothing will be saved this time.")
    }
  }

  private func adopt(_ contents: StateFile.Contents) {
    switch contents {
    case .nothing: break
    case .state(let saved): state = saved
    case .damaged(let name):
      notice = String(
        localized: "Your saved travels couldn’t be read, so you start afresh. The old file is kept as \(name).")
    }
  }

  /// Changes the state and saves it.
  func update(_ change: (inout SavedState) throws -> Void) throws {
    var changed = state
    try change(&changed)
    guard changed != state else { return }
    do {
      guard let file else { throw TravelError.notSaved }
      try file.write(changed)
    } catch {
      throw TravelError.notSaved
    }
    state = changed
  }

  /// What time it is.
  var now: Date { clock() }

  /// The landmark with an identifier.
  func landmark(id: Landmark.ID) -> Landmark? { landmarksByID[id] }

  /// The landmarks with some identifiers, in the same order; unknown ones are left out.
  func landmarks(for identifiers: [Landmark.ID]) -> [Landmark] { identifiers.compactMap { landmarksByID[$0] } }
}
