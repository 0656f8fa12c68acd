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
  private let memory: RememberedValues?
  /// What was remembered before this action, for who takes it back.
  private var change: RememberedChange?
  /// Whether it takes the change back instead of making one.
  private var restores = false

  /// - Parameters:
  ///   - action: what the catalog says.
  ///   - intent: whose action it is.
  ///   - applicationName: the name of the catalog's application.
  ///   - folder: where the catalog lies; programs are found and run there. Nil for the current folder.
  ///   - memory: what the application's shortcuts remember; nil where nothing is kept.
  package init(
    _ action: Catalog.Action, intent: String, applicationName: String, folder: String?,
    memory: RememberedValues? = nil
  ) {
    (self.action, self.intent, self.applicationName, self.folder) = (action, intent, applicationName, folder)
    self.memory = memory
  }

  /// What takes this action back, with the values that it was performed with; nil when nothing does. What only
  /// remembers is taken back by remembering what was before.
  package var undo: CatalogAction? {
    guard action.undo != nil || action.run == nil && !action.remember.isEmpty else { return nil }
    let texts = Catalog.Action(say: action.undo?.say, run: action.undo?.run)
    var undo = CatalogAction(
      texts, intent: intent, applicationName: applicationName, folder: folder, memory: memory)
    (undo.change, undo.restores) = (change, true)
    return undo
  }

  /// The same with a place for what is remembered before it is performed, which its ``undo`` needs.
  package var begun: CatalogAction {
    var action = self
    if memory != nil, !self.action.remember.isEmpty { action.change = RememberedChange() }
    return action
  }

  /// Whether it does no more than saying something.
  package var onlySays: Bool { action.run == nil && action.remember.isEmpty }

  /// Runs the program, if there is one, and tells what to say; nil when there is nothing to say.
  ///
  /// Without `say`, what the program writes is said. A task that is cancelled ends the program.
  package func perform(
    with values: [String: CatalogValue], limits: ProgramLimits = ProgramLimits()
  ) async throws(CatalogActionError) -> String? {
    let values = try withRemembered(values)
    guard let run = action.run else {
      try remember(values, output: nil)
      return spoken(says(values) ? action.say : action.empty ?? action.say, values, output: nil)
    }
    let program = try program(run, values)
    let result = await program.run(limits: limits)
    if let error = result.error(of: program.name, limits) { throw worded(error, values, result) }
    let output = result.output.spoken
    let said = spoken(output.isEmpty ? action.empty ?? action.say : action.say, values, output: output)
    do {
      try remember(values, output: output)
    } catch {
      // The program has done it, whatever is remembered of that.
      return [said, error.problem.message].compactMap(\.self).joined(separator: " ")
    }
    return said
  }

  // MARK: What is remembered

  /// The values with what is remembered, where a text of the action names some of that.
  private func withRemembered(
    _ values: [String: CatalogValue], of texts: [String]? = nil
  ) throws(CatalogActionError) -> [String: CatalogValue] {
    let own = [action.say, action.empty, action.failed].compactMap(\.self) + (action.run ?? [])
    let texts = texts ?? own + action.remember.values
    guard let memory, texts.contains(where: { $0.contains("${\(Catalog.Action.remembered)") }) else { return values }
    var all = values
    for (name, text) in try memory.values() { all[Catalog.Action.remembered + name] = CatalogValue(words: text) }
    return all
  }

  /// Whether there is anything of what the answer tells that was remembered.
  private func says(_ values: [String: CatalogValue]) -> Bool {
    let names = action.say.map { ActionTemplate($0, applicationName: applicationName).remembered } ?? []
    return names.isEmpty || names.contains { values[$0] != nil }
  }

  /// Keeps what the action remembers, now that it is done; or takes that back.
  private func remember(_ values: [String: CatalogValue], output: String?) throws(CatalogActionError) {
    guard let memory else { return }
    if restores {
      if let change { try memory.takeBack(change) }
      return
    }
    let texts = action.remember.mapValues {
      ActionTemplate($0, applicationName: applicationName).said(values, output: output)
    }
    if !texts.isEmpty { try memory.keep(texts, noting: change) }
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
    spoken(prompt, (try? withRemembered(values, of: [prompt])) ?? values, output: nil) ?? prompt
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

  /// One argument for each element, and for each of several values that it names; none for an element that is nothing but
  /// an absent value.
  private func arguments(_ run: [String], _ values: [String: CatalogValue]) throws(CatalogActionError) -> [String] {
    var arguments: [String] = []
    var isBehindOptions = false
    for (index, element) in run.enumerated() {
      let template = ActionTemplate(element, applicationName: applicationName)
      if index == 0, template.hasValues { throw .programIsValue }
      for values in template.each(values) {
        guard let argument = template.argument(values) else { continue }
        if argument.utf8.contains(0) { throw .valueHasNUL(argument: index) }
        if !isBehindOptions, template.letsValueBeOption(values) { throw .valueIsOption(argument, argument: index) }
        arguments.append(argument)
      }
      if element == "--" { isBehindOptions = true }
    }
    return arguments
  }
}
