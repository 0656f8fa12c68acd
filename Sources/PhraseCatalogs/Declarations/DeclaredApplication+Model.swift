public import PhraseMatching

extension DeclaredApplication {
  /// What the matcher compiles: phrases that cannot be read are left out, shortcuts stay where they are.
  ///
  /// Phrase `n` of a shortcut here is its `n`th readable phrase; see ``DeclaredShortcut/readablePhrases``.
  public var model: Application {
    Application(
      name: name.text, synonyms: synonyms.map(\.text), shortcuts: shortcuts.map(\.model),
      entities: entities.map(\.model), negativePhrases: negativePhrases.compactMap(\.template))
  }
}

extension DeclaredShortcut {
  /// The phrases that can be read and name only what the shortcut has, in order.
  public var readablePhrases: [DeclaredPhrase] { phrases.filter { $0.template != nil } }

  /// What the matcher compiles.
  public var model: Shortcut {
    Shortcut(
      intent: intent.text, title: title?.text ?? intent.text, parameters: parameters.map(\.model),
      phrases: phrases.compactMap(\.template))
  }
}

extension DeclaredParameter {
  /// What the matcher compiles.
  public var model: Parameter {
    var parameter = Parameter(
      name: name.text, kind: kind, prompt: prompt?.text, isOptional: isOptional, fallback: fallback)
    parameter.multiplier = multiplier
    return parameter
  }
}

extension DeclaredEntity {
  /// What the matcher compiles.
  public var model: Entity {
    var entity = Entity(
      name: name.text, title: title?.text ?? name.text, vocabulary: vocabulary,
      values: values.map { value in
        Entity.Value(
          id: value.id, title: value.title.text, subtitle: value.subtitle, synonyms: value.synonyms.map(\.text),
          isSuggested: value.isSuggested, tags: value.tags)
      })
    entity.selection = selection
    return entity
  }
}
