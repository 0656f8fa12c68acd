struct EnglishWording: Wording {
  let yesLabel = "Yes"
  let noLabel = "No"
  let genitiveEnding = "’s"

  // MARK: Requests

  func notUnderstood(_ request: String) -> String { "I don’t know what to do with “\(request)”." }
  func notUnderstoodInPart(_ part: String) -> String {
    "I don’t know what to do with “\(part)”, so I’ve done nothing."
  }

  func tooLong() -> String { "That’s too much for me at once. Try it in fewer words." }
  func empty() -> String { "Tell me what you’d like." }

  func nearest(title: String, application: String, missing: [String]) -> String {
    let sentence = "The nearest is \(title) in \(application)."
    return missing.isEmpty ? sentence : sentence + " It also needs the \(listed(missing))."
  }

  func tryThis(_ example: String) -> String { "Try: \(example)" }
  func vetoed(_ application: String) -> String { "\(application) doesn’t do that." }
  func notKnownYet(_ reference: String) -> String { "I don’t know what “\(reference)” is yet." }

  func unknownName(_ words: String) -> String { "I don’t know anything called “\(words)”." }
  func unknownValue(_ words: String, title: String) -> String {
    let noun = inSentence(title)
    let article = noun.first.map { "aeio".contains($0) } == true ? "an" : "a"
    return "I don’t know \(article) \(noun) called “\(words)”."
  }

  func leftOut(_ words: String) -> String { "I’ve left out “\(words)”." }
  func noFile(at path: String) -> String { "There’s no file at “\(path)”." }

  func outOfRange(_ value: String, of range: String?) -> String {
    range.map { "\(value) is not possible: the range is \($0)." } ?? "\(value) is more or less than is possible."
  }

  func orMore(_ number: String) -> String { "\(number) or more" }

  func inSentence(_ title: String) -> String {
    let isAbbreviation = title.count > 1 && title.dropFirst().contains(where: \.isUppercase) && !title.contains(" ")
    return isAbbreviation ? title : title.lowercased()
  }

  func quoted(_ words: String) -> String { "“\(words)”" }

  func stepFailed(step: String) -> String { "I stopped at “\(step)”." }
  func done() -> String { "Done." }

  // MARK: Questions

  func which(_ subject: String) -> String { "Which \(subject)?" }
  func what(_ subject: String) -> String { "What’s the \(subject)?" }
  func whichOfThese() -> String { "Which one?" }
  func didYouMean() -> String { "Did you mean one of these?" }
  func didYouMeanThis() -> String { "Did you mean this?" }
  func isMeant(_ action: String) -> String { "Do you mean “\(action)”?" }

  func severalCalled(name: String, count: Int, subtitles: [String]) -> String {
    let known = "I know \(counted(count)) called \(name)"
    return subtitles.isEmpty ? "\(known). Which one?" : "\(known): \(listed(subtitles)). Which one?"
  }

  func replyHint(_ question: Question) -> String { "I didn’t get that. " + hint(question) }

  func hint(_ question: Question) -> String {
    switch question.way {
    case .number(let last) where question.takesSeveral && question.kind != .shortcut:
      "Say numbers from 1 to \(last), names, or “all of them”."
    case .number(let last): "Say a number from 1 to \(last), or a name."
    case .onlyOption(let title): "Say 1 or “\(title)”, or “never mind” to leave it."
    case .yesOrNo(nil, nil): "Say yes or no."
    case .yesOrNo(let yes, let no): "Say “\(yes ?? yesLabel)” or “\(no ?? noLabel)”."
    case .name: "Say a name, or “never mind” to leave it."
    case .text: "Say it in a few words, or “never mind” to leave it."
    case .integer: question.bounds.map { "Say a number from \($0.least) to \($0.most)." } ?? "Say a number."
    case .boolean: "Say yes or no."
    case .date: "Say a day or a time, such as “tomorrow at six”."
    case .duration: "Say how long, such as “ten minutes”."
    case .measurement: "Say how much, such as “5 km”."
    }
  }

  func confirmDestructive(_ title: String) -> String { "\(title), really?" }

  // MARK: Leaving

  func cancelled(_ action: String?) -> String {
    action.map { "Cancelled. I haven’t done this: \($0)." } ?? "Cancelled."
  }
  func goesOn(_ action: String?) -> String {
    action.map { "It doesn’t stop: \($0) goes on behind this." } ?? "It doesn’t stop, and goes on behind this."
  }
  func tookTooLong() -> String { "That took too long, so I’ve stopped it." }
  func waitingForNames() -> String { "Waiting for names" }
  func nothingToCancel() -> String { "There’s nothing going on." }

  func dropped(subject: String?) -> String {
    subject.flatMap { subject in
      let isQuestion = Self.namelessWords.contains { subject == $0 || subject.hasPrefix("\($0) ") }
      return isQuestion ? nil : "(Leaving the question about the \(subject).)"
    } ?? "(Leaving that question.)"
  }

  /// What a parameter may be called that is no name of anything: "how many", "to".
  private static let namelessWords = [
    "what", "when", "where", "which", "who", "how", "why", "from", "to", "at", "in", "on", "for", "with", "by", "of",
  ]

  // MARK: Undo and again

  func undone(_ action: String?) -> String { action.map { "Undone: \($0)." } ?? "I’ve undone that." }
  func nothingToUndo() -> String { "There’s nothing to undo." }
  func redone(_ action: String?) -> String { action.map { "Redone: \($0)." } ?? "I’ve done it again." }
  func nothingToRedo() -> String { "There’s nothing to redo." }
  func nothingToRepeat() -> String { "There’s nothing to repeat yet." }

  // MARK: Help and habits

  func helpIntroduction(applications: [String]) -> String {
    applications.isEmpty
      ? "No apps are installed, so there’s little I can do." : "Here is what you can say to \(listed(applications))."
  }

  func helpAbout(_ topic: String) -> String { "Here is what you can say about \(topic)." }
  func helpNothing(_ topic: String) -> String { "I know nothing to say about “\(topic)”." }

  // MARK: Finding

  func foundNone(_ plural: String) -> String { "I found no \(plural)." }

  func found(count: Int, plural: String, names: [String], more: Int) -> String {
    let said = more > 0 ? names + ["\(counted(more)) more"] : names
    let number = count == 1 ? "one" : "\(counted(count)) \(plural)"
    return said.isEmpty ? "I found \(number)." : "I found \(number): \(listed(said))."
  }

  func searchFoundNone(_ words: String) -> String { "I found nothing for “\(words)”." }

  func searchOffer(count: Int, words: String) -> String {
    count == 1
      ? "I found one for “\(words)”. Shall I open it?"
      : "I found \(counted(count)) for “\(words)”. Which one shall I open?"
  }

  // MARK: Applications and programs

  func opening(_ application: String) -> String { "Opening \(application)" }
  func openingURL(_ url: String) -> String { "Opening \(url)" }
  func somethingWentWrong() -> String { "Sorry, something went wrong." }

  // MARK: Grammar

  func listed(_ items: [String]) -> String { joined(items, by: ", ", lastBy: " and ") }

  private static let numbers = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  func counted(_ count: Int) -> String {
    Self.numbers.indices.contains(count) ? Self.numbers[count] : "\(count)"
  }
}
