internal import AppIntents
internal import Foundation
internal import PhraseMatching

/// The words with which a phrase begins, where a value follows that its application can be asked about.
struct PhraseOpening: Sendable {
  let words: String
  let application: String
  let entity: EntityName
  let parameter: any AnyIntentParameter
  let type: any AppEntity.Type

  /// A text as such words are compared.
  static func plain(_ text: some StringProtocol) -> String { text.lowercased().replacing("’", with: "'") }
}

extension RegistrySnapshot {
  /// All of them, in the order of the phrases.
  var openings: [PhraseOpening] {
    applications.indices.flatMap { index in
      phraseOpenings.reading(of: index) { Self.openings(of: applications[$0]) }
    }
  }

  private static func openings(of application: ExpandedApplication) -> [PhraseOpening] {
    zip(application.model.shortcuts, application.bindings).flatMap { shortcut, binding in
      shortcut.phrases.compactMap { opening(of: $0, binding, application.model.name) }
    }
  }

  private static func opening(of phrase: PhraseTemplate, _ binding: ShortcutBinding, _ application: String)
    -> PhraseOpening?
  {
    let parts = phrase.text.split(separator: "${", maxSplits: 1)
    guard parts.count == 2, parts[0].count > 1,
      let named = binding.askable(String(parts[1].prefix { $0 != "}" }), of: application)
    else { return nil }
    return PhraseOpening(
      words: PhraseOpening.plain(parts[0]), application: application, entity: named.entity, parameter: named.parameter,
      type: named.type)
  }
}

extension ShortcutBinding {
  /// The entities of a parameter that its application can be asked about.
  func askable(
    _ parameterName: String, of application: String
  ) -> (entity: EntityName, parameter: any AnyIntentParameter, type: any AppEntity.Type)? {
    guard case .intent(let intent) = self, let parameter = IntentParameters(of: intent)[parameterName] else {
      return nil
    }
    let name = ParameterExpansion(of: parameter, named: parameterName, in: intent).entityName
    switch parameter.valueKind {
    case .entity(let type), .array(.entity(let type)):
      guard ValueExpansion.vocabulary(of: type, query: parameter.traits.query) == .open else { return nil }
      return (EntityName(application: application, entity: name), parameter, type)
    default: return nil
    }
  }
}
