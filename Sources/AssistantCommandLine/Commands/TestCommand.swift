internal import Diagnostics
internal import Foundation
internal import Glibc
internal import IntentRuntime
internal import PhraseCatalogs

/// Holds the conversations of transcripts and tells whether they go as written.
enum TestCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "test",
      summary: "hold written conversations, and see that they go as written",
      usage: "[OPTION…] FILE…",
      examples: [
        .init("behest test hello.txt", "one conversation"),
        .init("behest test conversations", "every .txt and .transcript in a folder"),
        .init("behest test --update hello.txt", "write down what happens"),
      ],
      notes: [
        """
        A file holds what is typed behind > and what has to come of it: < what is said, [ … ] what happens, - 1 an \
        option or a button, | a line that is shown. … stands for any text, alone on a line for any lines. # begins a \
        comment; ! interrupt is Ctrl-C. Settings come first: @ app NAME, @ locale L, @ voice-only, @ now TIME, @ yes.
        """,
        """
        Each file is a conversation of its own with applications that were never used before: XDG_STATE_HOME is an \
        empty folder. The exit status is 1 when something is different, 2 when a file cannot be read. --update keeps \
        comments and settings, and is refused where CI is set.
        """,
      ],
      options: [.catalog, .bare, .app, .locale, .threshold, .margin, .now, .update]
    )
  }

  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    if invocation.words.isEmpty {
      console.report(UsageError.missingFile(command: "test", example: "hello.txt"))
      return .unusable
    }
    if invocation.options.expectations == .updated, console.variable("CI")?.isEmpty == false {
      console.report(Wording.noUpdateInCI)
      return .unusable
    }
    guard let files = files(invocation.words, console), let state = StateFolder(in: console) else { return .unusable }
    defer { withExtendedLifetime(state) {} }
    var summary = TranscriptSummary()
    for file in files {
      state.empty()
      summary.add(await TranscriptRun(invocation.options, console).run(file))
    }
    if invocation.options.chatter != .quiet { console.report(summary) }
    return console.finished(summary.code)
  }

  /// The files, those of a folder in its place; nil, and said why, when there are none.
  private static func files(_ paths: [String], _ console: Console) -> [String]? {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        files.append(path)
        continue
      }
      let names = (FileManager.default.subpaths(atPath: path) ?? []).sorted()
        .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".transcript") }
      if names.isEmpty {
        console.report(Wording.noTranscripts(in: path))
        return nil
      }
      files += names.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }
    return files
  }
}

/// How many transcripts went as written.
struct TranscriptSummary: CustomStringConvertible {
  private var counts: [TranscriptRun.Outcome: Int] = [:]

  mutating func add(_ outcome: TranscriptRun.Outcome) { counts[outcome, default: 0] += 1 }

  var description: String {
    TranscriptRun.Outcome.allCases.compactMap { outcome in counts[outcome].map { "\($0) \(outcome.rawValue)" } }
      .joined(separator: ", ")
  }

  var code: ExitCode {
    if counts[.unreadable] != nil { return .unusable }
    return counts[.failed] == nil ? .success : .notRecognized
  }
}

/// An empty folder in which applications keep their state for as long as a test takes.
final class StateFolder {
  private let path: String

  /// Makes a folder, and names it to everything that is opened from now on.
  init?(in console: Console) {
    var template = Array("\(console.variable("TMPDIR") ?? "/tmp")/behest-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      console.report(Wording.noStateFolder(Terminal.message(errno)))
      return nil
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    console.house.keepState(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Forgets what was kept.
  func empty() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }
}
