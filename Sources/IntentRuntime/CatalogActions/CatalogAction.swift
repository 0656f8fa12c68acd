package import ChildProcesses
internal import Foundation
package import PhraseCatalogs

/// What a shortcut of a catalog does: says something, runs a program first, or both.
///
/// No shell is involved: each element of `run` is exactly one argument, whatever a value holds, and a value never becomes
/// an option by accident.
package struct CatalogAction: Sendable {
  private let action: Catalog.Action
  private let intent: String
  private let applicationName: String
  private let folder: String?

  /// - Parameters:
  ///   - action: what the catalog says.
  ///   - intent: whose action it is.
  ///   - applicationName: the name of the catalog's application.
  ///   - folder: where the catalog lies; programs are found and run there. Nil for the current folder.
  package init(_ action: Catalog.Action, intent: String, applicationName: String, folder: String?) {
    (self.action, self.intent, self.applicationName, self.folder) = (action, intent, applicationName, folder)
  }

  /// What takes this action back, with the values that it was performed with; nil when nothing does.
  package var undo: CatalogAction? {
    action.undo.map { undo in
      CatalogAction(
        Catalog.Action(say: undo.say, run: undo.run), intent: intent, applicationName: applicationName, folder: folder)
    }
  }

  /// Whether it does more than saying something.
  package var runsProgram: Bool { action.run != nil }

  /// Runs the program, if there is one, and tells what to say; nil when there is nothing to say.
  ///
  /// Without `say`, what the program writes is said. A task that is cancelled ends the program.
  package func perform(
    with values: [String: CatalogValue], limits: ProgramLimits = ProgramLimits()
  ) async throws(CatalogActionError) -> String? {
    guard let run = action.run else { return spoken(action.say, values, output: nil) }
    let program = try program(run, values)
    let result = await program.run(limits: limits)
    if let error = result.error(of: program.name, limits) { throw worded(error, values, result) }
    let output = result.output.spoken
    return spoken(output.isEmpty ? action.empty ?? action.say : action.say, values, output: output)
  }

  /// The error in the catalog’s own words, if it has some for it.
  private func worded(
    _ error: CatalogActionError, _ values: [String: CatalogValue], _ result: ProgramResult
  ) -> CatalogActionError {
    guard case .failed = error, let words = action.failed,
      let failed = spoken(words, values, output: result.errors.lastLine ?? "")
    else { return error }
    return .worded(failed, error)
  }

  private func spoken(_ say: String?, _ values: [String: CatalogValue], output: String?) -> String? {
    let text = say.map { ActionTemplate($0, applicationName: applicationName).said(values, output: output) }
    return (text ?? output).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A question for a value, with the values that were given before it.
  func question(_ prompt: String, _ values: [String: CatalogValue]) -> String {
    spoken(prompt, values, output: nil) ?? prompt
  }

  // MARK: The program

  private func program(_ run: [String], _ values: [String: CatalogValue]) throws(CatalogActionError) -> Program {
    let arguments = try arguments(run, values)
    let path = try Self.locate(arguments.first ?? "", in: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["BEHEST_INTENT"] = intent
    environment["BEHEST_APPLICATION"] = applicationName
    return Program(path: path, arguments: arguments, folder: folder, environment: environment)
  }

  /// Where a program is: beside the catalog, or in the search path.
  static func locate(_ name: String, in folder: String?) throws(CatalogActionError) -> String {
    do throws(ProgramLookupError) {
      return try Program.locate(name, folder: folder)
    } catch {
      switch error {
      case .missing: throw .programMissing(name)
      case .notExecutable: throw .programNotExecutable(name)
      }
    }
  }

  /// One argument for each element; none for an element that is nothing but an absent value.
  private func arguments(_ run: [String], _ values: [String: CatalogValue]) throws(CatalogActionError) -> [String] {
    var arguments: [String] = []
    var isBehindOptions = false
    for (index, element) in run.enumerated() {
      let template = ActionTemplate(element, applicationName: applicationName)
      if index == 0, template.hasValues { throw .programIsValue }
      guard let argument = template.argument(values) else { continue }
      if argument.utf8.contains(0) { throw .valueHasNUL(argument: index) }
      if !isBehindOptions, template.letsValueBeOption(values) { throw .valueIsOption(argument, argument: index) }
      if element == "--" { isBehindOptions = true }
      arguments.append(argument)
    }
    return arguments
  }
}
