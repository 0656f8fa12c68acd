internal import ChildProcesses
internal import Foundation
internal import Glibc

/// How the process that does the work came to its end, where nobody wanted it.
package struct WorkerCrash: Sendable {
  private let signal: Int32
  /// The function and the line, where the runtime told them.
  private let place: String?

  package init(signal: Int32, place: String?) { (self.signal, self.place) = (signal, place) }

  /// Nil for an end that somebody wanted.
  init?(_ ending: ProgramResult.Ending, _ backtrace: BacktraceFile) {
    guard case .killed(let signal) = ending, ![SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE].contains(signal) else {
      return nil
    }
    self.init(signal: signal, place: backtrace.read())
  }

  /// In words, behind "the app".
  package var text: String {
    if signal == SIGKILL { return "was killed, perhaps because memory ran out" }
    return "crashed\(place.map { " in \($0)" } ?? "") (\(Self.name(signal)))"
  }

  private static func name(_ signal: Int32) -> String {
    strsignal(signal).map { String(cString: $0).lowercased() } ?? "signal \(signal)"
  }
}

/// Where the Swift runtime of a worker writes what it was doing when it crashed: a file in a folder of this user's alone.
struct BacktraceFile: Sendable {
  private let folder: String?

  init() {
    var template = Array((NSTemporaryDirectory() + "behest-XXXXXX").utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) }
  }

  private var path: String? { folder.map { "\($0)/crash.txt" } }

  /// Leaves nothing behind.
  func remove() {
    if let path { unlink(path) }
    if let folder { rmdir(folder) }
  }

  /// The variables with which the runtime writes it; none where the person has said what the runtime is to do.
  var variables: [String: String] {
    guard let path, Terminal.variable("SWIFT_BACKTRACE")?.isEmpty ?? true else { return [:] }
    let settings = [
      "enable=yes", "color=no", "interactive=no", "limit=64", "threads=crashed", "images=none", "registers=none",
      "output-to=\(path)",
    ]
    return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
  }

  /// The function that crashed and its line: the innermost of an intent, else the innermost that is not the system's.
  func read() -> String? {
    guard let path else { return nil }
    defer { unlink(path) }
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(Self.place)
  }

  static func place(in text: String) -> String? {
    let frames = text.split(separator: "\n").compactMap(Frame.init)
    return (frames.first { $0.function.contains("perform()") } ?? frames.first)?.text
  }

  /// A line such as `3 [ra] 0x0000563c01d22545 OpenTrail.perform() + 164 in trails at /home/me/Trail.swift:12:80`.
  private struct Frame {
    var function: String
    var place: String?

    /// Nil for lines that are none, and for the system's own.
    init?(_ line: Substring) {
      guard line.first == " ", !line.contains("[system]"), !line.contains("[thunk]"),
        let address = line.range(of: "0x"), let space = line[address.upperBound...].firstIndex(of: " ")
      else { return nil }
      let parts = line[space...].components(separatedBy: " in ")
      function = parts[0].components(separatedBy: " + ")[0].trimmingCharacters(in: .whitespaces)
      let source = parts.last?.components(separatedBy: " at ").dropFirst().first
      if source?.contains("compiler-generated") == true { return nil }
      // A line without a source that is not of an intent may be anything.
      place = source.map { URL(filePath: $0).lastPathComponent.split(separator: ":").prefix(2).joined(separator: ":") }
      if place == nil, !function.contains("perform()") { return nil }
    }

    var text: String { function + (place.map { " at \($0)" } ?? "") }
  }
}
