import AssistantCommandLine
import AuthoringCommands
import CommandLineFixtures

/// A bench whose program has the commands for authors.
func authoringBench(_ input: String..., inputIsTerminal: Bool = false) -> TestBench {
  var bench = TestBench(inputIsTerminal: inputIsTerminal)
  bench.input = input.map { Array($0.utf8) }
  bench.registration.commands = CommandTable(.authoring)
  return bench
}
