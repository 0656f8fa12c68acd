/// The rules there are. A new one is a file and a row.
public enum LintRules {
  /// Every rule, in the order in which they report.
  public static var all: [any LintRule.Type] { phrases + pairs + values + localizations + intents + portability }

  /// What readers find by themselves, so that it can be chosen and allowed like any rule.
  public static let ofReaders = [
    "catalog.bad-range", "catalog.conflicting-keys", "catalog.duplicate-id", "catalog.duplicate-intent",
    "catalog.duplicate-key", "catalog.empty-run", "catalog.empty-text", "catalog.missing-format",
    "catalog.missing-key", "catalog.no-phrases", "catalog.no-values", "catalog.reserved-name", "catalog.syntax",
    "catalog.unknown-entity", "catalog.unknown-format", "catalog.unknown-key", "catalog.unknown-parameter",
    "catalog.unknown-type", "catalog.unknown-vocabulary", "catalog.unused-parameter", "catalog.wrong-type",
    "lint.needless-allow", "phrase.can-be-empty", "phrase.empty", "phrase.empty-placeholder",
    "phrase.only-placeholders", "phrase.too-deep", "phrase.too-long", "phrase.unclosed-alternatives",
    "phrase.unclosed-optional", "phrase.unclosed-placeholder", "phrase.unexpected-close", "strings.unreadable",
  ]

  static var phrases: [any LintRule.Type] {
    [
      DoubledApplicationName.self, SwiftInterpolation.self, ForeignPlaceholder.self, UnknownParameter.self,
      RepeatedPlaceholder.self, AdjacentText.self, LeadingText.self, ReservedWords.self, OrdinaryApplicationName.self,
      LiteralApplicationName.self,
    ]
  }

  static var pairs: [any LintRule.Type] {
    [
      DuplicatePhrase.self, RepeatedPhrase.self, PhraseNeverWins.self, VetoedPhrase.self,
      IndistinguishableShortcuts.self, SwallowingPhrase.self, NearlyIdenticalPhrase.self,
    ]
  }

  static var values: [any LintRule.Type] {
    [LiteralWords.self, SameName.self, SharedSlot.self, RedundantSynonym.self, UnspeakableName.self]
  }

  static var localizations: [any LintRule.Type] {
    [
      SwiftInTranslation.self, UntranslatedPhrase.self, UntranslatedTitle.self,
      UntranslatedDialog.self, TranslatedParameters.self, TranslatedApplicationName.self,
      UnusedTranslation.self, TranslatedFormat.self,
    ]
  }

  static var intents: [any LintRule.Type] { [UnreachableIntent.self, MissingPrompt.self, DuplicateTitle.self] }

  static var portability: [any LintRule.Type] {
    [
      MissingApplicationName.self, SeveralParameters.self, ParameterKind.self, TooManyShortcuts.self,
      TooManyPhrases.self, SeveralProviders.self,
    ]
  }
}
