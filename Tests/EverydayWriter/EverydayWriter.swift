import Foundation

@testable import Everyday

/// Writes the next number into a file, and says so, until it is ended.
@main struct EverydayWriter {
  static func main() throws {
    let file = URL(filePath: CommandLine.arguments[1])
    while true {
      var number = 0
      try DiskFiles().edit(file) { data in
        var lines = TextLines(data ?? Data())
        number = lines.count
        lines.insert("\(number) \(String(repeating: "x", count: 2_000))", at: number)
        return lines.data
      }
      try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
    }
  }
}
