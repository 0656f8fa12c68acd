// What each rule must find and must not, a row for each rule, in the order of the rules.

extension SeededDefects {
  static var phrases: [SeededDefects] {
    [
      doubledApplicationName, swiftInterpolation, foreignPlaceholder, unknownParameter, repeatedPlaceholder,
      adjacentText, leadingText, reservedWords, ordinaryApplicationName, literalApplicationName,
    ]
  }

  static var pairs: [SeededDefects] {
    [
      duplicatePhrase, repeatedPhrase, phraseNeverWins, vetoedPhrase, indistinguishableShortcuts, swallowingPhrase,
      nearlyIdenticalPhrase,
    ]
  }

  static var values: [SeededDefects] { [literalWords, sameName, sharedSlot, redundantSynonym, unspeakableName] }

  static var localizations: [SeededDefects] {
    [
      swiftInTranslation, untranslatedPhrase, untranslatedTitle, untranslatedDialog, translatedParameters,
      translatedApplicationName, unusedTranslation, translatedFormat,
    ]
  }

  static var intents: [SeededDefects] { [unreachableIntent, missingPrompt, duplicateTitle] }

  static var portability: [SeededDefects] {
    [
      missingApplicationName, severalParameters, parameterKind, tooManyShortcuts, tooManyPhrases, severalProviders,
    ]
  }
}
