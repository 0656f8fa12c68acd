internal import AppIntents
internal import Dialog
internal import FileFormats
internal import Foundation
package import PhraseMatching

extension AppRegistry {
  /// Everything that can be performed by name, in the order of the applications.
  package func callableIntents() async -> [CallableIntent] {
    await refresh()
    let snapshot = snapshot
    return await environment().run {
      var callable: [CallableIntent] = []
      for (index, application) in snapshot.applications.enumerated() {
        for type in application.discoverable {
          if let intent = await CallableIntent(type, of: index, application) { callable.append(intent) }
        }
        for (shortcut, binding) in zip(application.model.shortcuts, application.bindings) {
          guard case .action = binding else { continue }
          callable.append(CallableIntent(shortcut, binding, of: index, application, confirmations(of: shortcut)))
        }
      }
      return callable
    }
  }

  /// The parameters of a shortcut that only let a person agree to it: no program gives them a value.
  private func confirmations(of shortcut: Shortcut) -> Set<String> {
    let continuations = ConversationReaders.readers(for: Wordings.language(of: locale.identifier)).continuations
    let unsaid = shortcut.parameters.filter { parameter in
      parameter.kind == .boolean && !shortcut.phrases.contains { $0.text.contains("${\(parameter.name)}") }
        && continuations.asksForCertainty(parameter.prompt ?? "")
    }
    return Set(unsaid.map(\.name))
  }

  /// The shortcuts that authors wrote, each with its phrases and what fills them.
  package var authoredShortcuts: [(application: Application, shortcut: Shortcut)] {
    snapshot.applications.flatMap { application in
      application.model.shortcuts.filter { $0.phraseOrigin == .authored }.map { (application.model, $0) }
    }
  }

  /// Calls a closure whenever what an application offers has changed, until the token is given to
  /// ``stopListening(_:)``.
  package func onChange(_ listener: @escaping @Sendable () -> Void) -> Int {
    AppChanges.shortcuts.listen { _ in listener() }
  }

  package func stopListening(_ token: Int) { AppChanges.shortcuts.stopListening(token) }
}

extension CallableIntent {
  /// An intent of an app; nil if it needs a value that nobody can write.
  fileprivate init?(_ type: any AppIntent.Type, of index: Int, _ application: ExpandedApplication) async {
    let intent = type.init()
    self.init(
      application: application.model.name, name: _unqualifiedName(of: type), title: String(localized: type.title),
      binding: .intent(intent), applicationIndex: index)
    description = Self.description(of: type)
    for entry in IntentParameters(of: intent).entries {
      let parameter = entry.parameter
      let isOptional = parameter.isOptional || parameter.valueOrDefault != nil
      guard let shape = await ValueShape(of: parameter, named: entry.name, in: intent, application.model.entities)
      else {
        if isOptional { continue }
        return nil
      }
      parameters.append(
        Parameter(
          name: entry.name, title: String(localized: parameter.title),
          description: parameter.traits.description.map { String(localized: $0) }, shape: shape,
          isOptional: isOptional, usual: JSONValue(usual: parameter.valueOrDefault)))
    }
    result = ValueShape(returnedBy: type)
    effects = Self.effects(of: type)
  }

  private static func description(of type: any AppIntent.Type) -> String? {
    func description<Intent: AppIntent>(_ type: Intent.Type) -> String? {
      Intent.description._intentDescription.map { String(localized: $0.descriptionText) }
    }
    return description(type)
  }

  private static func effects(of type: any AppIntent.Type) -> Effects {
    if type is any OpenIntent.Type || type is any ShowInAppSearchResultsIntent.Type {
      return Effects(onlyShows: true, destroys: false, isRepeatable: true)
    }
    return Effects(
      destroys: type is any DeleteIntent.Type ? true : type is any UndoableIntent.Type ? false : nil,
      isRepeatable: type is any SetValueIntent.Type ? true : nil)
  }

  /// A shortcut of a catalog.
  fileprivate init(
    _ shortcut: Shortcut, _ binding: ShortcutBinding, of index: Int, _ application: ExpandedApplication,
    _ confirmations: Set<String>
  ) {
    self.init(
      application: application.model.name, name: shortcut.intent, title: shortcut.title, binding: binding,
      applicationIndex: index)
    description = shortcut.phrases.first?.text
    parameters = shortcut.parameters.filter { !confirmations.contains($0.name) }.map { parameter in
      Parameter(
        name: parameter.name, title: parameter.name, description: parameter.prompt,
        shape: ValueShape(of: parameter, application.model.entities),
        isOptional: parameter.isOptional || parameter.fallback != nil)
    }
    guard case .action(let action, _) = binding else { return }
    if !confirmations.isEmpty {
      effects.destroys = true
    } else if action.onlySays {
      effects = Effects(onlyShows: true, destroys: false, isRepeatable: true)
    } else if action.undo != nil {
      effects.destroys = false
    }
  }
}

extension JSONValue {
  /// A value that is written in one way only; nil for all others.
  fileprivate init?(usual value: (any Sendable)?) {
    switch value {
    case is String, is Bool, is Int, is Double: self.init(showing: value)
    case let value as any AppEnum: self = .string(Self.raw(value))
    default: return nil
    }
  }

  private static func raw<Enum: AppEnum>(_ value: Enum) -> String { value.rawValue.description }
}
