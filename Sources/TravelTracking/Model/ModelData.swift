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

  /// Where what people make of landmarks is kept: beside the state.
  @ObservationIgnored let documents: URL
  @ObservationIgnored private let file: StateFile?
  @ObservationIgnored private let clock: @Sendable () -> Date

  /// Reads what was saved in a file: the one in the person's state directory unless another is given.
  public init(savedAt url: URL? = nil, clock: @escaping @Sendable () -> Date = { .now }) {
    self.clock = clock
    let file = url.map(StateFile.init) ?? .standard
    documents = file.url.deletingLastPathComponent().appending(path: "Documents", directoryHint: .isDirectory)
    do {
      let saved = try file.read()
      self.file = file
      if let saved { state = saved }
    } catch {
      do {
        let name = try file.setAside()
        self.file = file
        notice = String(
          localized: "Your saved travels couldn’t be read, so you start afresh. The old file is kept as \(name).")
      } catch {
        // Writing would destroy a file that is neither readable nor movable.
        self.file = nil
        notice = String(
          localized: "Your travels in \(file.url.lastPathComponent) can’t be read, so nothing will be saved this time.")
      }
    }
  }

  /// Changes the state and saves it, together with what other processes changed. Returns whether the change changed
  /// anything.
  @discardableResult
  func update(_ change: (inout SavedState) -> Void) throws -> Bool {
    guard let file else { throw TravelError.notSaved }
    do {
      let (before, after) = try file.change(from: state, change)
      if after != state { state = after }
      return after != before
    } catch {
      throw TravelError.notSaved
    }
  }

  var now: Date { clock() }

  /// The landmarks with some identifiers, in the same order; unknown ones are left out.
  func landmarks(for identifiers: [Landmark.ID]) -> [Landmark] {
    identifiers.compactMap { id in landmarks.first { $0.id == id } }
  }
}
