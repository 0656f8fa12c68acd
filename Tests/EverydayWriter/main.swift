#if DEBUG  // Only debug builds are open to tests.
  import Foundation

  @testable import Everyday

  // Appends the next number to a file, and says so, until it is ended.

  let file = URL(filePath: CommandLine.arguments[1])
  var number = Int(CommandLine.arguments[2]) ?? 0
  while true {
    try DiskFiles().edit(file) { ($0 ?? Data()) + Data("\(number)\r\n".utf8) }
    try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
    number += 1
  }
#endif
