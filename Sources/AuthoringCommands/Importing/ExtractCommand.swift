internal import AssistantCommandLine
internal import Diagnostics
internal import Extraction
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

extension Command {
  /// Reads what an app declares for App Intents out of its sources, without running it; of files in another format it makes
  /// a catalog.
  static let extract = Command(
    "extract", "read intents and phrases out of Swift sources, or of another assistant's files",
    usage: "[OPTION…] PACKAGE|SOURCES|FILE…",
    examples: """
      behest extract .  # the package here
      behest extract Sources/Trails  # one target, and what it needs
      behest extract --skip-build -o metadata .  # as it was built last, into a folder
      behest lint .  # and look it over
      behest extract custom_sentences  # a catalog of Home Assistant's intents
      behest extract Metadata.appintents Info.plist  # a catalog of what Xcode built
      """,
    notes: [
      """
      The package is built as swift build does, then the compiler is asked about every module that has intents, with \
      the package's own flags. A module whose sources, flags and needs are the same as last time is not read again. \
      Sources are never changed.
      """,
      """
      Each app's metadata is one file, in the format of Apple's extract.actionsdata, together with that of the \
      packages that it includes; its path goes to standard output. It is kept in .build/behest unless -o says \
      otherwise. Swift files without a package are compiled as one module.
      """,
      """
      Of an extract.actionsdata with AppShortcuts.xcstrings, .strings and Info.plist, of Home Assistant's intents or \
      an Alexa interaction model, a catalog is made: in the file that -o names, or on standard output. What a catalog cannot say is listed. --app names the application, --locale the language to take.
      """,
      """
      A value that has to be known before the program runs, and is not, is an error at its line; everything else is \
      extracted. The exit status is then 1, and 2 when something cannot be read or built.
      """,
    ],
    operands: .paths,
    options: [.app, .locale, .output, .skipBuild],
    run: ExtractCommand.run
  )
}

enum ExtractCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    if invocation.words.isEmpty {
      console.report(UsageError.missingSources)
      return .unusable
    }
    if ImportRun.isMeant(by: invocation.words) { return ImportRun(invocation: invocation, console: console).run() }
    let runner = ToolRunner()
    console.onInterruption { runner.stop() }
    do throws(ExtractionError) {
      let result = try await extraction(invocation).run(with: runner) { event in
        if invocation.options.verbosity != .quiet { console.report(AuthoringMessages.extraction(event)) }
      }
      return finish(result, on: console)
    } catch {
      if error == .stopped { return .interrupted }
      console.report(error)
      return .unusable
    }
  }

  private static func extraction(_ invocation: Invocation) -> Extraction {
    var extraction = Extraction(of: invocation.words)
    extraction.output = invocation.options.output
    extraction.build = invocation.options.authoring.build
    return extraction
  }

  /// Says what is wrong, then where everything else is.
  private static func finish(_ result: Extraction.Result, on console: Console) -> ExitCode {
    for finding in result.findings { console.errors.line(finding.rendered) }
    let findings = result.findings.map(\.finding)
    if !findings.isEmpty { console.report(findings.summary) }
    let here = FileManager.default.currentDirectoryPath
    for app in result.apps { console.output.line(app.path.seen(from: here)) }
    return console.finished(findings.contains { $0.severity == .error } ? .notRecognized : .success)
  }
}
