import ChildProcesses
import Testing

@Suite struct `An environment` {
  @Test(arguments: ["LANG", "LC_ALL", "LC_MESSAGES"])
  func `that names no language is said so once, and harms nothing`(variable: String) async {
    for value in [
      "AAAAAAAAAAAA", "en_US@" + String(repeating: "A", count: 400), "en" + String(repeating: "-AAAAAAAA", count: 30),
    ] {
      let result = await AssistantRun.program(["--no-learning", "read the cargo list"], [variable: value]).run()
      #expect(result.ending == .exited(0))
      #expect(result.output.text.contains("Ten barrels"))
      #expect(result.errors.text.hasPrefix("HarborAssistant: \(variable) is '"))
      #expect(result.errors.text.split(separator: "\n").count == 1)
    }
  }
}
