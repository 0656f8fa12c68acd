internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Buttons of the view that was shown last, and of those before it.
extension Interpreter {
  /// A button of the view that was shown last. Outside of a question it has to be named as it is labelled.
  func button(named text: String) -> Int? {
    guard let snippet = context.snippet, !snippet.buttons.isEmpty else { return nil }
    var question = Question(.choice, "")
    question.buttons = snippet.buttons.map(\.label)
    question.hasCount = snippet.hasCount
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .button(let index)? = read.reply, read.fit >= 0.99 else { return nil }
    return index
  }

  /// A button of a view that is gone, for what is spoken of now: what it was about then is not meant any more.
  func formerButton(named text: String) -> FollowUp? {
    guard context.snippet == nil, !context.formerButtons.isEmpty else { return nil }
    let labels = context.formerButtons.keys.sorted()
    var question = Question(.choice, "")
    question.buttons = labels
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .button(let index)? = read.reply, read.fit >= 0.99, let intent = context.formerButtons[labels[index]],
      let focus = context.mentions.focus.first, let entity = focus.entity, context.mentions.focus.count == 1,
      let entry = IntentParameters(of: intent).entries.first(where: { entry in
        if case .entity(let wanted) = entry.parameter.valueKind { wanted == Swift.type(of: entity) } else { false }
      }),
      let application = snapshot.applications.firstIndex(where: { application in
        application.intents.contains { $0 == Swift.type(of: intent) }
      })
    else { return nil }
    var followUp = FollowUp(
      of: PerformedRequest(deed: .intent(intent), application: application, text: text), fit: 1)
    followUp.assigned = [entry.name: entity]
    return followUp
  }
}
