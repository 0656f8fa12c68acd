internal import ApplePlatform
internal import ChildProcesses
internal import Foundation
@_exported public import IntentRuntime
internal import PhraseMatching

/// An application that the assistant can talk to.
public typealias Application = InstalledApplication

/// The command line as a whole.
///
/// An app's own assistant is an executable of one file:
///
/// ```swift
/// import AssistantCommandLine
///
/// @main struct TrailsAssistant {
///   static func main() async {
///     await Assistant.run(Application("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp()))
///   }
/// }
/// ```
public enum Assistant {
  /// What the program is called unless its executable has another name.
  package static let name = "behest"

  /// The version that `--version` names.
  public static let version = "0.1.0"

  /// Runs a command line for applications, and ends the process with what came of it.
  ///
  /// - Parameters:
  ///   - applications: what can be talked to, besides the catalogs that the arguments name.
  ///   - commands: the commands besides those that every assistant has, such as `.authoring` of `AuthoringCommands`.
  ///   - arguments: the arguments of the process, without the program's name.
  public static func run(
    _ applications: Application..., commands: CommandSet = [],
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async -> Never {
    let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? name
    SystemTimer.command = [Program.own, "ring-due"]
    PhraseIndex.keepCompiled(in: CompilationFiles(ProcessInfo.processInfo.environment))
    var registration = Registration()
    registration.applications = applications
    registration.commands = CommandTable(commands, program: program)
    registration.command = [CommandLine.arguments.first ?? name] + arguments
    exit(await status(of: arguments, registration))
  }

  /// Runs a command line for applications, and returns what to exit with.
  ///
  /// Reads standard input only where the arguments hold no request, or a question comes up at a terminal. Takes
  /// signals' default actions, but for Ctrl-C while somebody is talked to.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, without the program's name.
  ///   - applications: what can be talked to, besides the catalogs that the arguments name.
  ///   - commands: the commands besides those that every assistant has.
  ///   - program: what the program is called, in messages and help.
  public static func status(
    of arguments: [String], applications: [Application], commands: CommandSet = [], program: String = "behest"
  ) async -> Int32 {
    var registration = Registration()
    registration.applications = applications
    registration.commands = CommandTable(commands, program: program)
    return await status(of: arguments, registration)
  }

  private static func status(of arguments: [String], _ registration: Registration) async -> Int32 {
    Terminal.reserveStandardStreams()
    Terminal.endQuietlyOnClosedPipe()
    Terminal.explainOverwrittenFiles()
    let malformed = CurrentLanguage.dropMalformedVariables()
    do {
      var invocation = try Invocation.read(arguments, for: registration.commands)
      let console = Console.standard(invocation.options, registration)
      if invocation.command.followsSettings, invocation.options.page == nil {
        let personal = PersonalFolder(variable: console.variable)?.read(reportingTo: console)
        personal?.announceFolders()
        let defaults = personal?.defaults() ?? Options()
        invocation = try Invocation.read(arguments, for: registration.commands, defaults: defaults)
      }
      for variable in malformed { console.report(CommandLineMessages.noLanguage(variable.name, variable.value)) }
      return await run(invocation, on: console).rawValue
    } catch {
      Console.standard(Options(), registration).report(error)
      return ExitCode.unusable.rawValue
    }
  }

  package static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    switch invocation.options.page {
    case .help: return HelpCommand.show(invocation.command, invocation.options.extent, on: console)
    case .manual: return HelpCommand.showManual(on: console)
    case .version:
      console.output.line("\(console.registration.commands.program) \(version)")
      return console.finished(.success)
    case nil: return await invocation.command.run(invocation, console)
    }
  }
}
