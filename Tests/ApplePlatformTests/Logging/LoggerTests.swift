import Synchronization
import Testing

@testable import ApplePlatform

/// Messages about what a program does.
@Suite struct LoggerTests {
  /// Keeps what is written.
  final class Lines: Sendable {
    let all = Mutex<[String]>([])
    var written: [String] { all.withLock { $0 } }

    func logger(threshold: OSLogType?) -> Logger {
      let output = LogOutput(threshold: threshold) { line in self.all.withLock { $0.append(line) } }
      return Logger(subsystem: "com.example", category: "trails", output: output)
    }
  }

  @Test func `nothing is written unless it is asked for`() {
    let lines = Lines()
    lines.logger(threshold: nil).fault("boom")
    #expect(lines.written.isEmpty)
  }

  @Test func `messages of the level and above are written`() {
    let lines = Lines()
    let logger = lines.logger(threshold: .default)
    logger.debug("d")
    logger.info("i")
    logger.notice("n")
    logger.log("l")
    logger.warning("w")
    logger.critical("c")
    logger.log(level: .error, "e")
    #expect(
      lines.written.map { $0.replacing("[com.example:trails] ", with: "") } == [
        "notice: n", "notice: l", "error: w", "fault: c", "error: e",
      ])
  }

  @Test(arguments: [("debug", OSLogType.debug), ("Notice", .default), ("warning", .error), ("critical", .fault)])
  func `a level goes by its names`(name: String, level: OSLogType) {
    #expect(OSLogType(name: name) == level)
    #expect(OSLogType(name: "everything") == nil)
  }

  struct Case: Sendable {
    let message: OSLogMessage
    let text: String
  }

  static let cases = [
    Case(
      message: "\("a", privacy: .public) \("b", privacy: .private) \("c", privacy: .sensitive(mask: .hash))",
      text: "a <private> <private>"),
    Case(
      message:
        "\(255, format: .hex(includePrefix: true, minDigits: 4)) \(8, format: .octal) \(5, format: .decimal(explicitPositiveSign: true))",
      text: "0x00ff 10 +5"),
    Case(message: "\(1.5) \(1.25, format: .fixed(precision: 1)) \(-3)", text: "1.500000 1.2 -3"),
    Case(message: "\(true, format: .answer) \(false) \(Int.self) \([1])", text: "yes false Int [1]"),
    Case(message: "[\("x", align: .right(columns: 3))\(1, align: .left(columns: 3))]", text: "[  x1  ]"),
  ]

  @Test(arguments: cases)
  func `values are written as they are asked to be`(_ sample: Case) {
    #expect(sample.message.text == sample.text)
  }
}
