internal import Dialog
internal import Foundation
internal import PhraseMatching

// Requests that say which application they are for, where its phrases do not say it in that way.
extension Interpreter {
  /// "Add Persuasion by Jane Austen to Bookshelf": what the rest means to that application; nil where it means nothing.
  func addressed(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard !request.isClear, let address = address(in: request.text) else { return nil }
    let inside = talkingTo(address.application)
    let meant = try await inside.requests(inside.request(address.rest))
    switch meant.first {
    case .none?: return nil
    // Where the name is all that is missing, it is asked for.
    case .unknownValue?: return saidWithValues(request).map { [.shortcut($0)] } ?? meant
    default: return meant
    }
  }

  /// One that talks to one application only.
  private func talkingTo(_ application: String) -> Interpreter {
    var settings = settings
    settings.matching.application = application
    return with(settings: settings)
  }

  /// The application that is named behind a preposition at the end of a part of a text, or behind its verb, with the rest
  /// of the text; bytes stay where they are.
  func address(in text: String) -> (application: String, rest: String)? {
    guard settings.matching.application == nil else { return nil }
    for application in snapshot.applications.map(\.model) {
      for name in [application.name] + application.synonyms {
        if let rest = rest(of: text, naming: name, for: application) { return (application.name, rest) }
      }
    }
    return nil
  }

  private func rest(of text: String, naming name: String, for application: Application) -> String? {
    guard let place = text.range(of: " " + name, options: [.caseInsensitive, .backwards]) else { return nil }
    let (front, behind) = (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
    let gap = String(repeating: " ", count: text[place].utf8.count)
    if behind.first.map({ ",.!?".contains($0) }) ?? true {
      let rest = withoutLastPreposition(front)
      let hasMore = behind.contains { $0.isLetter || $0.isNumber }
      if rest != front {
        return hasMore ? rest + String(repeating: " ", count: front.utf8.count - rest.utf8.count) + gap + behind : rest
      }
    }
    // "Search Keg for pears", "look in Keg for pears"
    let verb = withoutLastPreposition(front)
    // "Find trails in Norway", or "for running", is no search in Trails.
    let isBehindVerb =
      !verb.contains(" ") && readers.continuations.isPrepositional(behind) && behind.first == " "
      && !snapshot.nouns.contains(name.lowercased())
    guard isBehindVerb, isVerb(verb, of: application), !isInsidePhrase(front, of: application) else { return nil }
    return verb + String(repeating: " ", count: front.utf8.count - verb.utf8.count) + gap + behind
  }

  /// "Search" and no "any": whether a word tells what to do, here or in a phrase of an application.
  func isVerb(_ word: String, of application: Application) -> Bool {
    readers.continuations.answers(word) && !readers.continuations.isQuestion(word)
      || application.shortcuts.flatMap(\.phrases).contains { FindText.words(of: $0.text).first == word.lowercased() }
  }

  /// Whether a phrase goes on behind a verb and the application's name: "show ${applicationName} for ${day}".
  private func isInsidePhrase(_ verb: String, of application: Application) -> Bool {
    let opening = "\(verb) ${applicationName} "
    return application.shortcuts.flatMap(\.phrases).contains { phrase in
      phrase.text.range(of: opening, options: [.caseInsensitive, .anchored]) != nil
    }
  }

  /// "Call mom on" without the "on", which leads to what stood there.
  func withoutLastPreposition(_ text: String) -> String {
    guard let space = text.lastIndex(of: " "), readers.continuations.isPreposition(String(text[space...])) else {
      return text
    }
    return String(text[..<space])
  }

  /// A text without words that only say to whom somebody speaks, where no phrase has them: "hey computer, …", "thanks mate".
  func withoutAddress(_ text: String) -> String {
    // What answers with any words is kept as it is.
    if openQuestion?.question.otherAnswers == .text { return text }
    let bare = readers.continuations.withoutAddress(text)
    if bare != text { return match(text).isExact ? text : bare }
    guard let loose = readers.continuations.withoutLooseAddress(text),
      command(in: loose).map({ $0.score == 1 }) ?? false, !match(text).isExact
    else { return text }
    return loose
  }
}
