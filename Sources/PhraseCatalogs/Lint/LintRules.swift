internal import Diagnostics

/// The rules there are. A new one is a file and a row.
public enum LintRules {
  /// Every rule, in the order in which they report.
  public static var all: [any LintRule.Type] { rows.map(\.rule) }

  /// What readers find by themselves, so that it can be chosen and allowed like any rule.
  public static let ofReaders = [
    "catalog.bad-filling", "catalog.bad-name", "catalog.bad-range", "catalog.conflicting-keys", "catalog.duplicate-id",
    "catalog.duplicate-intent", "catalog.duplicate-key", "catalog.empty-run", "catalog.empty-source",
    "catalog.empty-text", "catalog.empty-undo",
    "catalog.missing-format", "catalog.missing-key", "catalog.no-phrases", "catalog.no-program", "catalog.no-values",
    "catalog.reserved-name", "catalog.syntax", "catalog.unknown-default", "catalog.unknown-entity",
    "catalog.unknown-format", "catalog.unknown-key", "catalog.unknown-parameter", "catalog.unknown-tag",
    "catalog.unknown-type", "catalog.unknown-vocabulary", "catalog.unused-parameter", "catalog.wrong-member",
    "catalog.wrong-type", "lint.needless-allow", "phrase.can-be-empty", "phrase.empty", "phrase.empty-placeholder",
    "phrase.only-placeholders", "phrase.too-deep", "phrase.too-long", "phrase.unclosed-alternatives",
    "phrase.unclosed-optional", "phrase.unclosed-placeholder", "phrase.unexpected-close", "strings.unreadable",
  ]

  /// What there is to know about a rule, which has to be one of the rows.
  static func description(of rule: any LintRule.Type) -> LintRuleDescription {
    guard let description = descriptions[ObjectIdentifier(rule)] else { preconditionFailure("\(rule) has no row") }
    return description
  }

  private static let descriptions = Dictionary(
    uniqueKeysWithValues: rows.map { (ObjectIdentifier($0.rule), $0.description) })

  private typealias Row = (rule: any LintRule.Type, description: LintRuleDescription)

  private static func row(
    _ rule: any LintRule.Type, _ group: LintRuleDescription.Group, _ name: String, _ severity: Finding.Severity,
    _ summary: String
  ) -> Row { (rule, LintRuleDescription(group, name, severity, summary)) }

  private static let rows: [Row] = [
    row(
      DoubledApplicationName.self, .phrase, "doubled-application-name", .warning,
      "one way of saying a phrase names the application once"),
    row(
      SwiftInterpolation.self, .phrase, "swift-interpolation", .error,
      "placeholders are written '${name}', as phrases are not Swift"),
    row(
      ForeignPlaceholder.self, .phrase, "foreign-placeholder", .warning,
      "placeholders are written '${name}', as no other format's are known"),
    row(
      UnknownParameter.self, .phrase, "unknown-parameter", .error, "every placeholder names a parameter of its intent"),
    row(
      RepeatedPlaceholder.self, .phrase, "repeated-placeholder", .warning,
      "one way of saying a phrase has each parameter once"),
    row(
      AdjacentText.self, .phrase, "adjacent-text", .error, "a word stands between two parameters that take any words"),
    row(
      LeadingText.self, .phrase, "leading-text", .warning,
      "a phrase begins with a word of its own before it takes any words"),
    row(
      ReservedWords.self, .phrase, "reserved-words", .warning, "no phrase takes what people say to the assistant itself"
    ),
    row(
      OrdinaryApplicationName.self, .phrase, "ordinary-application-name", .warning,
      "an application's name is no word that every request may have"),
    row(
      LiteralApplicationName.self, .phrase, "literal-application-name", .warning,
      "a phrase names the application as '${applicationName}' only"),
    row(
      DuplicatePhrase.self, .pair, "duplicate", .error, "no two shortcuts have a phrase that is said in the same words"),
    row(RepeatedPhrase.self, .pair, "repeated", .warning, "no two phrases of a shortcut are said in the same words"),
    row(PhraseNeverWins.self, .pair, "never-wins", .error, "every phrase reaches its own shortcut"),
    row(VetoedPhrase.self, .pair, "vetoed", .warning, "no negative phrase forbids what a phrase says"),
    row(
      IndistinguishableShortcuts.self, .pair, "indistinguishable", .warning,
      "every likely request tells one shortcut from all others"),
    row(SwallowingPhrase.self, .pair, "swallows", .warning, "no phrase takes what is nearly another shortcut's phrase"),
    row(
      NearlyIdenticalPhrase.self, .pair, "nearly-identical", .note,
      "every phrase of a shortcut lets people say something in another way"),
    row(LiteralWords.self, .value, "literal-words", .warning, "no value is called what another shortcut's phrase says"),
    row(SameName.self, .value, "same-name", .warning, "values with a name in common have different subtitles"),
    row(
      SharedSlot.self, .value, "shared-slot", .warning,
      "phrases that differ only in an entity take values of different names"),
    row(
      RedundantSynonym.self, .value, "redundant-synonym", .warning,
      "every synonym of a value is another name than its title"),
    row(UnspeakableName.self, .value, "unspeakable", .warning, "every name of a value has a letter or a digit"),
    row(
      SwiftInTranslation.self, .localization, "swift-interpolation", .error,
      "translations spell what is put in as '${name}', not as Swift does"),
    row(
      UntranslatedPhrase.self, .localization, "untranslated-phrase", .warning,
      "every phrase has a translation in every language there is"),
    row(
      UntranslatedTitle.self, .localization, "untranslated-title", .warning,
      "titles of intents, shortcuts, entities and listed values have a translation in every language there is"),
    row(
      UntranslatedDialog.self, .localization, "untranslated-dialog", .warning,
      "what intents say and ask has a translation in every language there is"),
    row(
      TranslatedParameters.self, .localization, "parameters", .error,
      "a translation names the parameters of the text that it translates"),
    row(
      TranslatedApplicationName.self, .localization, "no-application-name", .error,
      "every translation of a phrase names the application"),
    row(
      UnusedTranslation.self, .localization, "unused-phrase", .warning,
      "every translated phrase is one of a shortcut or a negative phrase"),
    row(
      TranslatedFormat.self, .localization, "format", .error,
      "a translation has the format specifiers of the text that it translates"),
    row(
      UnreachableIntent.self, .intent, "unreachable", .note,
      "a phrase reaches every intent that people are meant to find, as long as there is room for it"),
    row(
      MissingPrompt.self, .intent, "missing-prompt", .warning,
      "a required parameter that can be left unsaid has a prompt"),
    row(
      DuplicateTitle.self, .intent, "duplicate-title", .warning,
      "no two shortcuts of an application have the same title"),
    row(
      MissingApplicationName.self, .portability, "missing-application-name", .error,
      "every way of saying a phrase names the application"),
    row(
      SeveralParameters.self, .portability, "several-parameters", .error,
      "one way of saying a phrase has one parameter at most"),
    row(
      ParameterKind.self, .portability, "parameter-kind", .error, "a parameter within a phrase is an entity or an enum"),
    row(TooManyShortcuts.self, .portability, "too-many-shortcuts", .error, "an application has ten shortcuts at most"),
    row(
      TooManyPhrases.self, .portability, "too-many-phrases", .warning,
      "an application has a thousand phrases with their values at most"),
    row(
      SeveralProviders.self, .portability, "several-providers", .error,
      "one type provides the shortcuts of an application"),
  ]
}
