internal import ApplePlatform
internal import FileFormats
package import Foundation
package import PhraseMatching

/// Remembers what was done, to suggest what is likely next. It never changes which shortcut wins a match.
///
/// Nothing is read before it is needed, and nothing written before ``save()``, which adds what is new to what other programs
/// saved meanwhile. The file is always whole.
package actor HabitStore {
  private enum Keeping {
    case unread, open
    /// It is not ours to write.
    case closed
  }

  private let file: URL?
  private var keeping = Keeping.unread
  private var habits = Habits()
  /// What was noted since the file was read or written.
  private var unsaved: [Habits.Entry] = []
  private var problem: HabitError?

  /// Keeps habits in a file; without one, for as long as it lives.
  package init(file: URL?) { self.file = file }

  /// `behest/habits.json` in the state folder.
  package static func usualFile(environment: [String: String]) -> URL {
    stateFolder(environment: environment).appending(path: "habits.json")
  }

  /// Where the assistant keeps what it remembers.
  package static func stateFolder(environment: [String: String]) -> URL {
    HomeFolders(environment: environment).state.appending(path: "behest")
  }

  /// Remembers an event. One with an example that nobody would type again is not worth it.
  package func note(_ event: UsageEvent, at moment: CivilMoment) {
    readOnce()
    guard !event.example.isEmpty, event.example.utf8.count <= 500 else { return }
    habits.note(event, at: moment)
    unsaved = (unsaved + [Habits.Entry(event: event, moment: moment)]).suffix(Habits.most)
  }

  /// What is likely now, best first.
  package func likely(
    atMost count: Int, now: CivilMoment, among isPossible: @Sendable (UsageEvent) -> Bool = { _ in true }
  ) -> [UsageEvent] {
    readOnce()
    return habits.likely(atMost: count, now: now, among: isPossible)
  }

  /// What went wrong when the habits were read, if they were; told once.
  package func takeProblem() -> HabitError? {
    defer { problem = nil }
    return problem
  }

  /// Writes what is new, all of it or nothing, so that only its owner can read it.
  package func save() throws(HabitError) {
    guard let file, !unsaved.isEmpty, case .open = keeping else { return }
    let folder = file.deletingLastPathComponent().path
    do {
      try PrivateFiles.makeFolders(folder)
      let lock = try FolderLock(folder, .exclusive)
      if let data = try? Data(contentsOf: file), case .habits(let saved) = HabitFile.read(data) {
        habits = saved + unsaved
      }
      try Self.write(HabitFile(habits).encoded(), to: file.resolvingSymlinksInPath())
      unsaved = []
      _ = consume lock
    } catch {
      throw .unwritable(file.path, reason: error.localizedDescription)
    }
  }

  /// Forgets everything, on disk as well.
  package func forget() throws(HabitError) {
    habits = Habits()
    (unsaved, problem, keeping) = ([], nil, .open)
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw .unwritable(file.path, reason: error.localizedDescription)
    }
  }
}

// MARK: - The file

extension HabitStore {
  private func readOnce() {
    guard case .unread = keeping else { return }
    keeping = .open
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      take(HabitFile.read(try Data(contentsOf: file)), from: file)
    } catch {
      (keeping, problem) = (.closed, .unreadable(file.path, reason: error.localizedDescription))
    }
  }

  private func take(_ reading: HabitFile.Reading, from file: URL) {
    switch reading {
    case .habits(let read): habits = read
    case .newer(let version): (keeping, problem) = (.closed, .newer(file.path, version: version))
    case .damaged: setAside(file)
    }
  }

  /// Makes room for a new file; the last damaged one is kept for whoever wants to look.
  private func setAside(_ file: URL) {
    let aside = file.appendingPathExtension("damaged")
    do {
      try? FileManager.default.removeItem(at: aside)
      try FileManager.default.moveItem(at: file, to: aside)
      problem = .setAside(aside.path)
    } catch {
      (keeping, problem) = (.closed, .damaged(file.path))
    }
  }

  /// Writes beside the file and puts it in place at once.
  private static func write(_ data: Data, to file: URL) throws {
    let manager = FileManager.default
    let folder = file.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
    guard manager.createFile(atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    do {
      let handle = try FileHandle(forWritingTo: draft)
      try handle.write(contentsOf: data)
      try handle.close()
      guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(at: draft)
      throw error
    }
  }
}
