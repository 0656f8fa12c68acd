import AuthoringCommands
import BenchmarkCommands
import CommandLineFixtures
import FileFormats
import Foundation
import PhraseCatalogs
import Testing

@testable import AssistantCommandLine

/// The commands of the full program.
let allCommands = CommandTable(.authoring + .benchmarks)

struct HelpTests {
  @Test func `no line of any help is wider than eighty columns`() {
    for command in allCommands.all {
      let help = HelpText(Style()).text(of: command, among: allCommands)
      for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `help fits a narrow terminal, but for lines to copy`() {
    for command in allCommands.all {
      let examples = command.examples.map { "  \($0.line)" }
      for line in HelpText(Style(width: 40)).text(of: command, among: allCommands).split(separator: "\n") {
        #expect(line.count <= 40 || examples.contains(String(line)), "\(line)")
      }
    }
  }

  @Test func `what an example reads is in every copy of the project`() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let lines = allCommands.all.flatMap { $0.examples.map(\.line) }
    let words = lines.flatMap { $0.split(separator: " ") }
    let paths = words.filter { $0.contains("/") || $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") }
    try #require(!paths.isEmpty)
    for path in paths { #expect(FileContents.identity(of: "/\(root)/\(path)") != nil, "\(path)") }
  }

  @Test func `examples come before options`() throws {
    let help = HelpText(Style()).text(of: .match, among: allCommands)
    let examples = try #require(help.firstRange(of: "Examples:"))
    let options = try #require(help.firstRange(of: "Options:"))
    #expect(examples.upperBound < options.lowerBound)
  }

  @Test func `options of one name mean the same in every command`() {
    var summaries: [String: String] = [:]
    for option in allCommands.all.flatMap(\.options) {
      #expect(summaries.updateValue(option.summary, forKey: option.name) ?? option.summary == option.summary)
    }
    #expect(summaries.count > 40)
  }

  @Test(arguments: [["help", "list"], ["list", "--help"], ["list", "-h"]])
  func `help on a command goes to standard output`(arguments: [String]) async throws {
    let outcome = arguments.count == 2 ? await TestBench().run(arguments[0], arguments[1]) : await TestBench().run()
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        behest list: list the shortcuts, one for each suggested value

        Usage: behest list [OPTION…] [WORD…]

        Examples:
          behest list                     what can be asked for
          behest list favorites           only what has the word in it
          behest list --app Trails --all  everything of one application

        Options:
              --catalog FILE   a file of phrases to install; repeatable
              --bare           without the installed applications: only catalogs
              --index FILE     a compiled index to match with; performs nothing
              --app NAME       only this application's shortcuts
              --locale LOCALE  the language of the requests: en, pt-BR
              --json           answer with a JSON object
              --jsonl          answer with a JSON object per line
              --limit COUNT    how many candidates to show
              --all            list everything
              --no-timing      leave out measured times
          -q, --quiet          say nothing besides answers and errors
              --color WHEN     color: auto, always or never
          -h, --help           show this help
              --version        show the version

        """)
  }

  @Test func `help fits one screen and names every command and status`() async throws {
    var bench = TestBench()
    bench.registration.commands = allCommands
    let help = await bench.run("help").output
    let same = await bench.run("--help").output
    #expect(help == same)
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for name in allCommands.names { #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)") }
    let start = try #require(help.firstRange(of: "Exit status: "))
    let numbers = help[start.upperBound...].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(numbers == ExitCode.meanings.map { Int($0.code.rawValue) })
    #expect(numbers == numbers.sorted())
  }

  @Test func `the manual page describes every command, option and status`() async {
    var bench = TestBench()
    bench.registration.commands = allCommands
    let page = await bench.run("help", "--man").output
    #expect(page.hasPrefix(".TH BEHEST 1 "))
    for command in allCommands.all {
      if let name = command.name { #expect(page.contains(".SS behest \(ManualPage.escaped(name)) ")) }
      for option in command.options { #expect(page.contains(ManualPage.escaped(option.spelled)), "\(option.name)") }
    }
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".B ", ".I ", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know every command and option`(shell: String) async {
    var bench = TestBench()
    bench.registration.commands = allCommands
    let script = await bench.run("completions", shell).output
    for name in allCommands.names { #expect(script.contains(name)) }
    for option in allCommands.all.flatMap(\.options) {
      #expect(script.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"), "\(option.name)")
    }
  }

  @Test func `bash completes commands, the options of a command, and their values`() throws {
    let script = ShellCompletions(commands: allCommands, applications: ["Home", "Travel Tracking"]).text(for: .bash)
    func completed(_ words: String...) throws -> [String] {
      let call = "COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)"
      let program = script + "\n\(call)\n_behest\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
      let bash = Process()
      let output = Pipe()
      bash.executableURL = URL(filePath: "/bin/bash")
      bash.arguments = ["-c", program]
      bash.standardOutput = output
      try bash.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      bash.waitUntilExit()
      return text.split(separator: "\n").map(String.init)
    }
    #expect(try completed("behest", "ex") == ["explain", "extract"])
    #expect(try completed("behest", "list", "--a") == ["--app", "--all"])
    #expect(try completed("behest", "match", "--no-t") == ["--no-timing"])
    #expect(try completed("behest", "--app", "x").isEmpty)
    #expect(try completed("behest", "--app", "T") == ["Travel\\ Tracking"])
    #expect(try completed("behest", "--app", "Travel\\\\\\ T") == ["Travel\\ Tracking"])
    #expect(try completed("behest", "lint", "--format", "") == ["text", "json", "sarif", "github"])
    #expect(try completed("behest", "--color", "=", "al") == ["always"])
    #expect(try completed("behest", "lint", "--rule", "catalog.sy") == ["catalog.syntax"])
    #expect(try completed("behest", "completions", "") == ["bash", "zsh", "fish"])
    #expect(try completed("behest", "help", "li") == ["list", "lint"])
    #expect(try completed("behest", "match", "").isEmpty)
  }

  @Test func `completions for another shell are refused`() async {
    #expect(
      await TestBench().run("completions", "tcsh").errors
        == "behest: there are no completions for 'tcsh'; there are for bash, zsh and fish\n")
    #expect(
      await TestBench().run("completions")
        == .init(code: .unusable, output: "", errors: "behest: 'completions' needs a shell: bash, zsh and fish\n"))
  }

  @Test func `the version is one line`() async {
    #expect(
      await TestBench().run("--version") == .init(code: .success, output: "behest \(Assistant.version)\n", errors: ""))
  }

  @Test func `help on what is nearly a command names what there is`() async {
    #expect(
      await TestBench().run("help", "lst").errors
        == "behest: there is no help on 'lst'; there is on match, explain, list, complete, check, init, compile, completions and help\n"
    )
    var full = TestBench()
    full.registration.commands = allCommands
    #expect(
      await full.run("help", "lst").errors
        == "behest: there is no help on 'lst'; there is on match, explain, list, complete, check, init, compile, lint, extract, test, bench, completions and help\n"
    )
  }
}

/// What a program says that is not called `behest`.
@Suite struct `A program of another name` {
  private var bench: TestBench {
    var bench = TestBench()
    bench.registration.commands = CommandTable(program: "ferry")
    return bench
  }

  @Test func `stands in front of its messages and in what they propose to type`() async {
    #expect(
      await bench.run("--explian", "go").errors
        == "ferry: unknown option '--explian'; did you mean '--explain'?  (words behind -- are taken as they are)\n")
    #expect(
      await bench.run("lits").errors
        == "ferry: unknown command 'lits'; did you mean 'list'?  (ferry -- lits  sends it as a request)\n")
  }

  @Test func `leaves the words of a person as they are`() async {
    #expect(
      await bench.run("compile", "a behest of mine").errors
        == "ferry: 'compile' takes no words, so 'a behest of mine' has no meaning  (ferry compile --help)\n")
  }

  @Test func `stands in its help`() async {
    #expect(await bench.run("--help").output.contains("  echo suggest a trail | ferry  "))
    let help = await bench.run("help", "list").output
    #expect(help.hasPrefix("ferry list: list the shortcuts"))
    #expect(help.contains("  ferry list --app Trails --all  everything of one application\n"))
    #expect(!help.contains("behest"))
  }
  @Test(arguments: [
    "check off bread", "compile a list of parks", "test my hearing", "help me out", "init the pump now",
  ])
  func `a command with words that are none of it is a request`(sentence: String) throws {
    let invocation = try Invocation.read(sentence.split(separator: " ").map(String.init), for: allCommands)
    #expect(invocation.command.name == nil)
    #expect(invocation.sentence == sentence)
  }

  @Test(arguments: [
    "check Clock", "compile", "test requests.jsonl", "lint", "lint phrases a.json", "init garden", "help",
  ])
  func `a command with what follows it is the command`(line: String) throws {
    let invocation = try Invocation.read(line.split(separator: " ").map(String.init), for: allCommands)
    #expect(invocation.command.name == line.split(separator: " ").first.map(String.init))
  }
}
