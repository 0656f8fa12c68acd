import WordSemantics

// Phrases that others leave no room for.
extension CompletionRanker {
  mutating func dropFarPhrases(_ unfinished: UnfinishedRequest) {
    while phrases.count > 1, phrases[phrases.count - 1].rank > phrases[0].rank + unfinished.mostBehind {
      phrases.remove(at: phrases.count - 1)
    }
  }

  /// Drops phrases with a value that nobody knows, beside others.
  mutating func dropGuesses() {
    var guesses = 0
    for place in 0..<phrases.count where phrases[place].isGuess { guesses += 1 }
    guard guesses > 0, guesses < phrases.count else { return }
    for place in stride(from: phrases.count - 1, through: 0, by: -1) where phrases[place].isGuess {
      phrases.remove(at: place)
    }
  }

  /// Drops phrases that were made of the title of an intent, beside what an author wrote for it.
  mutating func dropTitles(_ sections: PhraseSections) {
    for place in stride(from: phrases.count - 1, through: 0, by: -1)
    where sections.phrase(phrases[place].phrase).isDerived
      && isAuthored(sections.shortcuts[phrases[place].shortcut], sections)
    {
      phrases.remove(at: place)
    }
  }

  /// Whether an author's phrase of the same intent is ranked.
  private func isAuthored(_ shortcut: ShortcutRecord, _ sections: PhraseSections) -> Bool {
    for place in 0..<phrases.count where !sections.phrase(phrases[place].phrase).isDerived {
      let other = sections.shortcuts[phrases[place].shortcut]
      if other.application == shortcut.application && other.intent == shortcut.intent { return true }
    }
    return false
  }
}
