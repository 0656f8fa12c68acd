import AppIntents

/// What the app asks of the programs of a computer.
protocol Programs: Sendable {
  /// Where a program is; nil if it is not installed.
  func path(of name: String) -> String?
  /// Runs a program with arguments and waits for its end; no shell reads them.
  func run(_ name: String, _ arguments: [String]) async throws -> ProgramResult
}

struct ProgramResult: Equatable, Sendable {
  var status: Int32
  var output: String
}

/// The programs in the folders of `PATH`.
struct InstalledPrograms: Programs {
  let path: String

  func path(of name: String) -> String? {
    path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  func run(_ name: String, _ arguments: [String]) async throws -> ProgramResult {
    guard let path = path(of: name) else { throw EverydayError.programMissing(name) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ProgramResult(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
