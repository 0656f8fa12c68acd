internal import PhraseMatching

/// Everything that the assistant says by itself, in one language.
///
/// Whole sentences without jargon. What applications say is not here; what programs read is not either.
package protocol Wording: Sendable {
  // MARK: Requests

  /// Nothing fits the request.
  func notUnderstood(_ request: String) -> String
  /// Nothing fits a part of the request, and so nothing of it was done.
  func notUnderstoodInPart(_ part: String) -> String
  func tooLong() -> String
  func empty() -> String
  /// The shortcut that came nearest, and what the request did not say of it.
  func nearest(title: String, application: String, missing: [String]) -> String
  func tryThis(_ example: String) -> String
  /// A negative phrase keeps the request from an application.
  func vetoed(_ application: String) -> String
  /// "It" was said before there was anything.
  func notKnownYet(_ reference: String) -> String
  /// Words that were taken for a value and are none; `title` is what the value is called.
  func unknownValue(_ words: String, title: String) -> String
  func unknownName(_ words: String) -> String
  /// Words that say nothing that could be done: they are left out of what is done.
  func leftOut(_ words: String) -> String
  /// A path leads to nothing.
  func noFile(at path: String) -> String
  /// A value that is less or more than is possible.
  func outOfRange(_ value: String, of range: String?) -> String
  /// A number, or any that is greater.
  func orMore(_ number: String) -> String
  /// A title as it stands inside of a sentence.
  func inSentence(_ title: String) -> String
  /// Words that somebody says, in the marks of the language.
  func quoted(_ words: String) -> String
  func stepFailed(step: String) -> String
  func done() -> String

  // MARK: Questions

  func which(_ subject: String) -> String
  func what(_ subject: String) -> String
  func didYouMean() -> String
  func didYouMeanThis() -> String
  /// Whether something is meant that was only guessed.
  func isMeant(_ action: String) -> String
  /// Several things were spoken of, and one is meant.
  func whichOfThese() -> String
  func severalCalled(name: String, count: Int, subtitles: [String]) -> String
  /// Said before a question is asked again.
  func replyHint(_ question: Question) -> String
  /// What would be an answer.
  func hint(_ question: Question) -> String
  func confirmDestructive(_ title: String) -> String
  var yesLabel: String { get }
  var noLabel: String { get }

  // MARK: Leaving

  /// A request was taken back; `action` is what was not done for it.
  func cancelled(_ action: String?) -> String
  /// What was stopped does not stop.
  func goesOn(_ action: String?) -> String
  func tookTooLong() -> String
  /// What goes on while names arrive that an application takes long to tell.
  func waitingForNames() -> String
  func nothingToCancel() -> String
  /// What can be taken back, where nothing is open that could be left.
  func canTakeBack(_ action: String) -> String
  func dropped(subject: String?) -> String

  // MARK: Undo and again

  func undone(_ action: String?) -> String
  func nothingToUndo() -> String
  func redone(_ action: String?) -> String
  func nothingToRedo() -> String
  func nothingToRepeat() -> String

  /// What could be taken back, the last deed first.
  func undoable(_ actions: [String]) -> String
  /// A deed was not meant, and cannot be taken back; the same with other values was.
  func cannotTakeBack(_ action: String, for values: [String]) -> String
  /// "Undo" was said of it.
  func cannotBeUndone(_ action: String) -> String

  // MARK: Talk

  func talkedAbout(_ talk: BuiltInCommand.Talk) -> String?
  func introduction(applications: [String]) -> String
  /// Why something was done: what the words were taken for.
  func because(request: String, action: String, application: String) -> String
  /// Why something is asked: nothing is done without a yes, or something has to be known.
  func onlyWithYes() -> String
  func neededForIt() -> String
  func lastDeed(_ action: String) -> String
  /// What was said is of the first of more things only.
  func onlyFirst(_ number: Int, of count: Int) -> String
  /// Nothing is known of what is asked about, and this was done last.
  func notInConversation(_ lastAction: String) -> String
  func lastTakenBack(_ action: String) -> String
  func lastChange(_ action: String) -> String
  /// What was to be done was so already.
  func changedNothing(_ action: String) -> String
  func nothingChanged() -> String
  /// Asks whether the last change is meant, which was made before the last request.
  func takeBackLastChange(_ action: String) -> String
  /// All that was done and stands.
  func deeds(_ actions: [String]) -> String
  func nothingDone() -> String
  /// Whether something was done, with the deed that was, or the last one.
  func wasDone(_ isDone: Bool, _ action: String) -> String
  func nothingAsked() -> String
  func nothingSaid() -> String
  func nothingMore() -> String
  /// In what things differ, as far as anybody says.
  func differences(_ items: [(title: String, detail: String)]) -> String
  /// Some values that there are.
  func known(_ names: [String]) -> String
  /// What is shown.
  func here(_ name: String) -> String
  /// Something was named, and nothing said of what to do with it.
  func offer(_ name: String) -> String

  // MARK: Help and habits

  func helpIntroduction(applications: [String]) -> String
  func helpAbout(_ topic: String) -> String
  func helpNothing(_ topic: String) -> String

  // MARK: Finding

  func foundNone(_ plural: String) -> String
  /// `names` are those that are said; `more` is how many are not.
  func found(count: Int, plural: String, names: [String], more: Int) -> String
  func searchFoundNone(_ words: String) -> String
  func searchOffer(count: Int, words: String) -> String

  // MARK: Applications and programs

  func opening(_ application: String) -> String
  func openingURL(_ url: String) -> String
  func somethingWentWrong() -> String

  // MARK: Grammar

  /// "a, b and c"
  func listed(_ items: [String]) -> String
  /// What makes a name a genitive: the "’s" of "Ridge Trail’s conditions".
  var genitiveEnding: String { get }
}

/// Items joined as a language joins them.
func joined(_ items: [String], by separator: String, lastBy last: String) -> String {
  guard let final = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: separator) + last + final
}
