/// The rules there are. A new one is a file and a row.
public enum LintRules {
  /// Every rule, in the order in which they report.
  public static var all: [any LintRule.Type] { phrases + pairs + values + localizations + intents + portability }

  static var phrases: [any LintRule.Type] {
    [
      DoubledApplicationName.self, SwiftInterpolation.self, UnknownParameter.self, RepeatedPlaceholder.self,
      AdjacentText.self, LeadingText.self, ReservedWords.self, OrdinaryApplicationName.self,
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

  static var localizations: [any LintRule.Type] { [] }

  static var intents: [any LintRule.Type] { [UnreachableIntent.self, MissingPrompt.self, DuplicateTitle.self] }

  static var portability: [any LintRule.Type] {
    [
      MissingApplicationName.self, SeveralParameters.self, ParameterKind.self, TooManyShortcuts.self,
      TooManyPhrases.self, SeveralProviders.self,
    ]
  }
}
