internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// One thing that a turn may mean.
indirect enum Interpretation: Sendable {
  /// An answer to the open question.
  case reply(Reply)
  /// An answer to the open question, and a request behind it.
  case replyAndRequest(Reply, String)
  /// Takes back what was begun.
  case takeBack
  /// A button of the view that was shown last.
  case button(Int)
  /// A number for what the view that was shown last counts.
  case count(CountedButton)
  /// For the assistant itself.
  case command(BuiltInCommand)
  /// A shortcut with its values.
  case shortcut(InterpretedRequest)
  /// The same shortcut for each of several things.
  case each([InterpretedRequest])
  /// The same for the first of many things, with how many there are.
  case first([InterpretedRequest], of: Int)
  /// The same shortcut for one of several things, and nobody says for which.
  case either([InterpretedRequest])
  /// Several requests, one after the other.
  case steps([String])
  /// Several requests of which one is not understood.
  case unclearPart(String, beside: String)
  /// A request that was performed before, with other values.
  case followUp(FollowUp)
  /// The same for several values.
  case followUps([FollowUp])
  /// A value was said of a request that was performed before, and nobody knows it; with some that are known.
  case unknownValue(String, title: String, known: [String])
  /// An intent that a program calls by its name.
  case call(IntentCall)
  /// Entities that are looked for by their properties, or something about them.
  case find(ReadFind)
  /// One of what was listed, and nothing said of what to do with it.
  case referent(Mention)
  /// "It", which may be several things.
  case whichReferent(InterpretedRequest)
  /// A name alone.
  case name(NamedThing)
  /// What can be done with a thing, of which it has to be asked what is meant.
  case uses([FollowUp])
  /// Several names, and nothing else.
  case names([NamedThing])
  /// What there is of a kind.
  case values(NamedKind)
  /// Takes up a question that was left, with an answer to it if that was said.
  case resumption(Int, Reply?)
  /// What a part of the words means, with those that nobody can take into account.
  case leavingOut(String, Interpretation)
  /// Something about the open question, which is asked again.
  case inquiry
  /// Nothing that anybody understands.
  case none(InterpretedRequest)
  /// An app failed while it was asked what the words mean.
  case failure(any Error)

  /// Whether names that nobody knows yet could make something else of it.
  var mayNeedMoreNames: Bool {
    switch self {
    case .none, .unknownValue, .unclearPart, .failure: true
    case .shortcut(let request):
      request.matching.candidates.first.map { $0.values.contains(where: \.isUnknown) || !$0.missing.isEmpty } ?? true
    case .find(let find): find.isVain
    case .reply(.words): true
    case .leavingOut(_, let interpretation): interpretation.mayNeedMoreNames
    case .reply, .replyAndRequest, .takeBack, .button, .count, .command, .each, .first, .either, .steps, .followUp,
      .followUps, .referent, .whichReferent, .name, .uses, .names, .values, .resumption, .inquiry, .call:
      false
    }
  }

  /// Whether nobody understands it.
  var isNothing: Bool { if case .none = self { true } else { false } }

  /// What it means to the conversation.
  ///
  /// - Parameter isAsking: whether a question is open.
  func turn(isAsking: Bool) -> Conversation.Turn {
    switch self {
    case .reply(let reply), .replyAndRequest(let reply, _): .reply(reply)
    case .takeBack: .takeBack
    case .command(let command): Self.turn(of: command, isAsking: isAsking)
    case .followUp(let followUp): followUp.isCorrection ? .correction : followUp.isBetween ? .between : .request
    case .followUps(let followUps): followUps.contains { $0.isCorrection } ? .correction : .request
    case .shortcut(let request): request.isBetween ? .between : .request
    case .button, .each, .first, .either, .steps, .unclearPart, .referent, .whichReferent, .name, .uses, .names, .call,
      .failure:
      .request
    case .unknownValue: isAsking ? .aside : .request
    case .find, .count, .values: isAsking ? .aside : .request
    case .resumption(let index, _): .resumption(index)
    case .inquiry: .aside
    case .leavingOut(_, let interpretation): interpretation.turn(isAsking: isAsking)
    case .none: isAsking ? .unclear : .request
    }
  }

  private static func turn(of command: BuiltInCommand, isAsking: Bool) -> Conversation.Turn {
    switch command {
    case .help, .talk, .talkOfDeed: .aside
    case .cancel: .takeBack
    case .undo, .undoDeed, .undoRequest, .restore, .redo, .again, .search, .resume: .request
    }
  }
}
