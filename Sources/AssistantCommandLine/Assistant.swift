/// The command line as a whole.
public enum Assistant {
  /// The version that `--version` names.
  public static let version = "0.1.0"

  /// Runs a command line, the program's name not among the arguments, and returns what to exit with.
  ///
  /// Reads standard input only where the arguments hold no request. Takes signals' default actions, but for Ctrl-C at
  /// the prompt.
  public static func run(arguments: [String]) -> Int32 {
    Terminal.reserveStandardStreams()
    Terminal.endQuietlyOnClosedPipe()
    do {
      let invocation = try Invocation.read(arguments)
      return run(invocation, on: .standard(invocation.options)).rawValue
    } catch {
      Console.standard(Options()).report(error)
      return ExitCode.unusable.rawValue
    }
  }

  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    switch invocation.options.page {
    case .help: return HelpCommand.show(invocation.command, on: console)
    case .version:
      console.output.line("\(Console.program) \(version)")
      return console.finished(.success)
    case nil: return invocation.command.run(invocation, on: console)
    }
  }
}
