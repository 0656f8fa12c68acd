import Foundation
import TerminalEmulation

// Records a conversation at the live prompt in a pseudo-terminal, and writes it as a picture that moves:
//
//   swift build --product behest && swift run record-prompt Sources/AssistantCommandLine/AssistantCommandLine.docc/prompt.svg

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: record-prompt FILE [PROGRAM]\n".utf8))
  exit(2)
}
let program = arguments.count > 2 ? arguments[2] : PseudoTerminal.program("behest")
var recording = try Recording(program, columns: 76, rows: 16)
try recording.play(Script.tour)
let picture = Picture(recording.frames, columns: 76, rows: 16)
try Data(picture.text.utf8).write(to: URL(filePath: arguments[1]))
print("\(recording.frames.count) frames, \(picture.text.utf8.count) bytes")
