import ChildProcesses
import Foundation
import TerminalEmulation

/// Runs the assistant of the harbor as a process of its own.
enum AssistantRun {
  static func program(_ arguments: [String], _ environment: [String: String] = [:]) -> Program {
    let path = PseudoTerminal.program("HarborAssistant")
    let usual = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no"]
    return Program(path: path, arguments: [path] + arguments, environment: usual.merging(environment) { $1 })
  }
}
