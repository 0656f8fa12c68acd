internal import Foundation
internal import Glibc

/// A program to be run: where it is, what it is told, and what surrounds it.
struct Program: Sendable {
  var path: String
  /// The first is the program's own name, as its caller wrote it.
  var arguments: [String]
  var folder: String?
  var environment: [String: String]

  var name: String { arguments.first ?? path }

  /// Finds a program: by its place if the name has a slash, from the folder if that is relative; else along the search
  /// path, of which only whole paths count.
  static func locate(_ name: String, folder: String?, searchPath: String?) throws(CatalogActionProblem) -> String {
    if name.utf8.contains(UInt8(ascii: "/")) {
      let path = absolute(name, in: folder)
      guard isFile(path) else { throw .programMissing(name) }
      guard isExecutable(path) else { throw .programNotExecutable(name) }
      return path
    }
    guard !name.isEmpty else { throw .programMissing(name) }
    let folders = (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
    let places = folders.map { "\($0)/\(name)" }.filter(isFile)
    guard !places.isEmpty else { throw .programMissing(name) }
    guard let path = places.first(where: isExecutable) else { throw .programNotExecutable(name) }
    return path
  }

  private static func absolute(_ name: String, in folder: String?) -> String {
    if name.hasPrefix("/") { return name }
    let here = FileManager.default.currentDirectoryPath
    guard let folder, !folder.isEmpty else { return "\(here)/\(name)" }
    return folder.hasPrefix("/") ? "\(folder)/\(name)" : "\(here)/\(folder)/\(name)"
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

// MARK: - Running

extension Program {
  /// Runs to the end, or until the limit is reached or the task is cancelled. Waits on threads of its own.
  func run(limits: ProgramLimits) async -> ProgramResult {
    guard let bell = Bell() else { return .notStarted(errno) }
    return await withTaskCancellationHandler {
      if Task.isCancelled { return ProgramResult(ending: .cancelled) }
      return await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          switch RunningProgram.start(self, bell) {
          case .success(let running): continuation.resume(returning: running.conclude(limits))
          case .failure(let problem): continuation.resume(returning: .notStarted(problem.code))
          }
        }
      }
    } onCancel: {
      bell.ring(.cancelled)
    }
  }
}

/// What became of a program.
struct ProgramResult: Sendable {
  /// How it ended.
  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case killed(signal: Int32)
    case tookTooLong
    case cancelled
    case notStarted(Int32)
  }

  var ending: Ending
  var output = GatheredOutput(limit: 0)
  var complaints = GatheredOutput(limit: 0)

  static func notStarted(_ code: Int32) -> ProgramResult { ProgramResult(ending: .notStarted(code)) }

  func problem(of name: String, _ limits: ProgramLimits) -> CatalogActionProblem? {
    switch ending {
    case .exited(0): nil
    case .exited(let status): .failed(name, status: status, complaint: complaints.firstLine)
    case .killed(let signal): .killed(name, signal: signal, complaint: complaints.firstLine)
    case .tookTooLong: .tookTooLong(name, limit: limits.time)
    case .cancelled: .cancelled
    case .notStarted(let code): .programNotStarted(name, reason: String(cString: strerror(code)))
    }
  }
}
