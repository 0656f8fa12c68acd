import WordSemantics

/// A label of the classifier: a shortcut, or the negative phrases of an application.
struct LabelID: TablePosition {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ shortcut: ShortcutID) { rawValue = shortcut.rawValue }

  init(negativePhrasesOf application: ApplicationID, _ phrases: PhraseSections) {
    self.init(phrases.shortcuts.count + application.index)
  }

  /// The shortcut, unless it stands for negative phrases.
  func shortcut(in phrases: PhraseSections) -> ShortcutID? {
    index < phrases.shortcuts.count ? ShortcutID(rawValue: rawValue) : nil
  }

  func application(in phrases: PhraseSections) -> ApplicationID {
    if let shortcut = shortcut(in: phrases) { return ApplicationID(rawValue: phrases.shortcuts[shortcut].application) }
    return ApplicationID(index - phrases.shortcuts.count)
  }

  /// The phrases that are considered.
  func phrases(in phrases: PhraseSections) -> Range<PhraseID> {
    let all =
      shortcut(in: phrases).map { phrases.shortcuts[$0].phrases }
      ?? phrases.negativePhrases(of: application(in: phrases))
    return all.lowerBound..<min(all.upperBound, all.lowerBound.advanced(by: Int(SemanticCosts.maximumPhrases)))
  }

  /// The groups of these phrases; the last ones may have others as well.
  func groups(of considered: Range<PhraseID>, in phrases: PhraseSections) -> Range<PhraseGroupID> {
    let first = phrases.groups(from: considered.lowerBound)
    var end = first
    while end.index < phrases.groupCount, considered.contains(phrases.phrases(in: end)[0]) { end = end.advanced(by: 1) }
    return first..<end
  }
}
