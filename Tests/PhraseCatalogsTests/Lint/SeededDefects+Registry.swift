// What each rule must find and must not, a row for each rule, in the order of the rules.

extension SeededDefects {
  static var phrases: [SeededDefects] { [] }

  static var pairs: [SeededDefects] {
    [
      duplicatePhrase, repeatedPhrase, phraseNeverWins, vetoedPhrase, indistinguishableShortcuts, swallowingPhrase,
      nearlyIdenticalPhrase,
    ]
  }

  static var values: [SeededDefects] { [literalWords, sameName, sharedSlot, redundantSynonym, unspeakableName] }

  static var localizations: [SeededDefects] { [] }

  static var intents: [SeededDefects] { [] }

  static var portability: [SeededDefects] { [] }
}
