internal import Dialog
internal import PhraseMatching

// Which of the options of a question is meant.
extension Interpreter {
  /// Whether options are named of which one is meant.
  func namesAlternatives(_ text: String, in question: Question) -> Bool {
    let words = FindText.words(of: text)
    guard !question.options.isEmpty, !readers.continuations.alternatives(in: text).isEmpty,
      !question.options.contains(where: { FindText.words(of: $0.title) == words })
    else { return false }
    return question.kind == .value && readers.replies.options(named: text, of: question, now: settings.now()).count > 1
  }

  /// "Both": the request of the question for each of several options, where it takes one.
  func eachOption(_ text: String, of open: OpenQuestion) -> Interpretation? {
    var question = open.question
    guard question.kind == .value || question.kind == .disambiguation, !question.isOffer, !question.takesSeveral,
      let base = open.request, readers.continuations.alternatives(in: text).isEmpty
    else { return nil }
    question.takesSeveral = true
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .options(let indices)? = read.reply, indices.count > 1, read.fit >= Self.likelyReply else { return nil }
    let each = indices.compactMap { followUp(of: base, with: $0, of: open) }
    return each.count == indices.count ? .followUps(each) : nil
  }

  /// The request of a question with one of its options.
  func followUp(of base: PerformedRequest, with index: Int, of open: OpenQuestion) -> FollowUp? {
    var followUp = FollowUp(of: base, fit: 1)
    followUp.isCorrection = true
    let option = open.question.options[index]
    for parameter in base.parameters where open.question.parameter.map({ $0 == parameter.name }) ?? true {
      if open.entities.count == open.question.options.count {
        guard open.question.parameter != nil else { return nil }
        followUp.assigned = [parameter.name: open.entities[index]]
        return followUp
      }
      let values = snapshot.applications[base.application].values(of: parameter)
      guard let value = values.first(where: { ($0.title, $0.subtitle) == (option.title, option.subtitle) }) else {
        continue
      }
      followUp.changed = [FilledParameter(parameter.name, text: option.title, values: [value])]
      return followUp
    }
    return nil
  }

  /// The option of which a text has words and nothing else: "the park" is no question about parks then.
  func optionNamed(_ text: String, in question: Question) -> Reply? {
    let words = Set(FindText.words(of: readers.continuations.bareName(text)))
    guard !words.isEmpty, question.kind != .confirmation, !readers.continuations.isQuestion(text) else { return nil }
    let named = question.options.indices.filter { words.isSubset(of: FindText.words(of: question.options[$0].title)) }
    return named.count == 1 ? .options(named) : nil
  }

  /// The name of what is asked for beside words of the request: "add the falls".
  func valueSpotted(in text: String, for open: OpenQuestion) -> String? {
    guard let base = open.request,
      let found = spotted(Continuation(.plain, continuation(of: text).text), of: base),
      found.changed.count == 1,
      found.changed[0].name == open.question.parameter
    else { return nil }
    return found.changed[0].text
  }

  /// "That one": an option that was spoken of, or something else that answers.
  func replyByReference(_ text: String, to question: Question) -> Reply? {
    let found = references(in: text)
    guard found.count == 1, question.kind != .confirmation else { return nil }
    for meant in context.mentions.referents(of: found[0].target) where meant.count == 1 {
      for name in [meant[0].subtitle.map { "\(meant[0].title) \($0)" }, meant[0].title].compactMap(\.self) {
        guard let replaced = readers.references.replacing(found, in: text, with: { _ in name }) else { continue }
        let read = readers.replies.read(replaced, to: question, now: settings.now())
        if let reply = read.reply, case .options = reply, read.fit >= Self.likelyReply { return reply }
      }
      if question.kind == .value, isOnlyReference(found[0], in: text),
        question.names?.entities.contains(meant[0].kind) == true
      {
        return .words(meant[0].title)
      }
    }
    return nil
  }

  /// Another of the options that the question before this one had: "no, the second one".
  func choiceInstead(_ said: Continuation, of open: OpenQuestion) -> FollowUp? {
    guard said.kind == .correction, let base = open.request, let choice = context.lastChoice,
      base.isGiven(choice.parameter), let place = references(in: said.text).first,
      case .ordinal(let number) = place.target, choice.options.indices.contains(number - 1)
    else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    followUp.assigned = [choice.parameter: choice.options[number - 1]]
    followUp.isCorrection = true
    return followUp
  }

  /// "Make it five" is said of a number, and "no, the second" of what was chosen before; neither is a place in a list.
  func isNumberInstead(_ text: String, to question: Question, _ reply: Reply) -> Bool {
    let said = continuation(of: text)
    guard said.kind == .correction, case .options = reply, question.kind != .confirmation else { return false }
    return readers.replies.options(named: said.text, of: question, now: settings.now()).isEmpty
  }

  /// Whether a number is meant that the request takes besides: "for two" where a place is to be chosen.
  func isCountInstead(_ text: String, of open: OpenQuestion) -> Bool {
    let number = readers.continuations.withoutPreposition(text)
    guard number != text, readers.continuations.isNumber(number), open.question.kind == .value, let base = open.request
    else { return false }
    return slots(of: base).contains { slot in
      !slot.isGiven && slot.parameter.name != open.question.parameter && slot.parameter.kind != .date
        && value(number, of: slot)?.parameter.typed != nil
    }
  }

  /// "Open the first one" where it is asked what to do: shows something, and chooses none of that.
  func showsInstead(_ text: String, of open: OpenQuestion, _ reply: Reply) -> Bool {
    guard open.question.parameter == nil, open.entities.isEmpty, !open.question.isOffer, case .options = reply,
      let base = open.request, base.candidate?.values.isEmpty == false
    else { return false }
    return readers.continuations.shown(in: text) != nil && !readers.continuations.onlyTells(base.text)
  }
}
