internal import PhraseMatching

/// What a catalog says of a shortcut, with the values that were said, while the others are being found.
///
/// It is referred to rather than copied, as ``PendingQuestion`` is.
final class ActionRequest {
  let action: CatalogAction
  let shortcut: Shortcut
  let filled: [FilledParameter]
  let snapshot: RegistrySnapshot

  init(_ action: CatalogAction, of shortcut: Shortcut, filled: [FilledParameter], in snapshot: RegistrySnapshot) {
    (self.action, self.shortcut, self.filled, self.snapshot) = (action, shortcut, filled, snapshot)
  }
}

/// A parameter of an action that has no value yet.
final class OpenParameter {
  let request: ActionRequest
  /// The parameter, with the values that are known in its question.
  let parameter: Parameter
  /// What was said of it, if that is not yet its value.
  var said: FilledParameter?
  /// The values that are known for it.
  let listed: [Entity.Value]

  init(_ parameter: Parameter, of request: ActionRequest, listing listed: [Entity.Value]) {
    self.request = request
    self.parameter = parameter
    self.listed = listed
    said = request.filled.first { $0.name == parameter.name }
  }

  var name: String { parameter.name }
}
