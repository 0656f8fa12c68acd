import AppIntents

/// What the app asks of the programs of a computer.
protocol Programs: Sendable {
  /// Where a program is; nil if it is not installed.
  func path(of name: String) -> String?
  /// Runs a program with arguments and waits some seconds for its end; no shell reads them.
  func run(_ name: String, _ arguments: [String]) throws -> ProgramResult
  /// Starts a program that goes on without the app. Its exit status if it ended at once, nil if it runs.
  func start(_ name: String, _ arguments: [String]) async throws -> Int32?
}

struct ProgramResult: Equatable, Sendable {
  var status: Int32
  var output: String
}

/// The programs in the folders of `PATH`.
struct InstalledPrograms: Programs {
  let path: String

  func path(of name: String) -> String? {
    let paths = name.hasPrefix("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 }
  }

  func run(_ name: String, _ arguments: [String]) throws -> ProgramResult {
    let process = try process(name, arguments)
    let output = Pipe()
    process.standardOutput = output
    // What programs say is read in one language.
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    try process.run()
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestRun, execute: limit)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    limit.cancel()
    return ProgramResult(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// The program is in a process group of its own: neither Ctrl-C nor a terminal that is closed ends it.
  func start(_ name: String, _ arguments: [String]) async throws -> Int32? {
    let process = try process(name, arguments)
    try process.run()
    for _ in 0..<10 where process.isRunning { try? await Task.sleep(for: .milliseconds(50)) }
    return process.isRunning ? nil : process.terminationStatus
  }

  /// In seconds.
  private static let longestRun = 5.0

  private func process(_ name: String, _ arguments: [String]) throws -> Process {
    guard let path = path(of: name) else { throw EverydayError.programMissing(name) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
