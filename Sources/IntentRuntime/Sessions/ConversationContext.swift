internal import AppIntents
internal import Foundation
internal import PhraseMatching

/// What was said and done before, as far as later turns can refer to it.
struct ConversationContext: Sendable {
  var mentions = Mentions()
  var deeds = DeedHistory()
  /// What was taken back since the last request.
  private(set) var takenBack: DeedHistory.Deed?
  /// Whether that was asked for as a deed of its own: "unpin it". What undoes it does the first one again.
  var isTakenAway = false
  /// The requests that were performed, the last one behind.
  private(set) var performed: [PerformedRequest] = []
  var lastChoice: LastChoice? {
    didSet { if let lastChoice { mentions.offer(lastChoice.options) } }
  }
  /// The view that was shown last, whose buttons can still be pressed.
  var snippet: DrawnSnippet?
  /// Intents of buttons of views that are gone, by label.
  var formerButtons: [String: any AppIntent] = [:]
  /// The application that came to the front last.
  var inFront: Int?
  /// What was looked for last, and what was found.
  var find: (find: ReadFind, found: [any AppEntity])? { didSet { noteFind() } }
  /// What was found last that can be narrowed, sorted and counted.
  private(set) var list: (find: ReadFind, found: [any AppEntity])?
  /// What was typed for what was looked for last, and to narrow it.
  private(set) var saidOfList: String?
  /// How many requests had been performed when it was looked for.
  private var findTurn = 0
  /// Whether nothing was performed since something was looked for.
  var isFindLast: Bool { find != nil && findTurn == mentions.turn }
  /// The entities that were listed last.
  var listedEntities: [any AppEntity] = []
  /// What an application said last in words alone, until it is known what is named in it.
  var told: (application: String, text: String)?
  /// How many donations are habits already, or were made before the conversation.
  var donationsSeen = IntentDonationManager.shared.madeCount
  /// The last request that was matched.
  var request: String?
  /// The number or text that an intent returned last.
  private(set) var result: String?
  /// The last day that an answer or a request named alone: "that day".
  private var day: (moment: CivilMoment, turn: Int)?
  /// The same where it was named in one of the last few turns.
  var recentDay: CivilMoment? { day.flatMap { $0.turn + Self.mostTurnsOfDay >= turnCount ? $0.moment : nil } }
  private static let mostTurnsOfDay = 4
  /// The unit in which values of some properties were asked for.
  var unit: (unit: Foundation.Dimension, properties: Set<String>)?
  /// What was answered last.
  var answer: [Response.Utterance] = []

  /// How many turns were taken.
  var turnCount = 0
  /// The turn in which something was performed last.
  private var deedTurn = -1
  /// Whether the turn before this one did something.
  var isDeedJustDone: Bool { deedTurn + 1 == turnCount }

  /// What was typed last and not understood, and in which turn.
  private var misunderstood: (text: String, turn: Int)?
  /// What the turn before this one said, where nobody understood it.
  var notUnderstood: String? { misunderstood.flatMap { $0.turn + 1 == turnCount ? $0.text : nil } }

  /// Notes what was not understood: it is what is corrected next.
  mutating func note(notUnderstood text: String) { misunderstood = (text, turnCount) }

  private static let mostPerformed = 8

  private mutating func noteFind() {
    findTurn = mentions.turn
    guard let find else { return list = nil }
    if isAboutList(find.find) { return }
    if find.find.isList || find.find.subjects.isEmpty || find.found.count > 1 { list = find }
  }

  /// Notes what was looked for with what was found.
  mutating func note(_ found: [any AppEntity], of asked: ReadFind) {
    let listed = list
    note(found)
    // Of what was found alone the first is that one, and not the first of what was listed before.
    if found.count == 1, asked.isList, asked.subjects.isEmpty { mentions.list([Mention(found[0])]) }
    list = listed
    find = (asked, found)
  }

  /// Whether something is asked about all that was listed: it goes on from the list.
  private func isAboutList(_ find: ReadFind) -> Bool {
    guard let list, !find.subjects.isEmpty, list.find.subjects.isEmpty else { return false }
    return Set(find.subjects.map(ValueExpansion.identifier)) == Set(list.found.map(ValueExpansion.identifier))
  }

  /// What was looked for last, with what was found; the list where something was asked about all of it.
  var refinable: (find: ReadFind, found: [any AppEntity])? { find.flatMap { isAboutList($0.find) ? list : $0 } }

  mutating func note(_ request: PerformedRequest) {
    if performed.last?.isSame(as: request) == false { mentions.beginSeries() }
    performed.append(request)
    performed[performed.count - 1].isDone = true
    mentions.turn += 1
    deedTurn = turnCount
    performed[performed.count - 1].number = mentions.turn
    performed[performed.count - 1].turn = turnCount
    takenBack = nil
    isTakenAway = false
    if performed.count > Self.mostPerformed { performed.removeFirst() }
  }

  /// Notes a request that was begun and not performed: what follows may change it.
  mutating func noteAttempt(_ request: PerformedRequest) {
    note(request)
    performed[performed.count - 1].isDone = false
  }

  /// Notes what comes nearest to a request that nobody understood.
  mutating func noteGuess(_ request: PerformedRequest) {
    if performed.last?.isGuess == true { performed.removeLast() }
    noteAttempt(request)
    performed[performed.count - 1].isGuess = true
  }

  /// The last request that was performed of which some words say what it did: "feed the cat".
  func deed(about topic: String) -> PerformedRequest? {
    let words = Set(FindText.words(of: topic))
    return performed.last {
      $0.isDone && !$0.isUndone && words.isSubset(of: FindText.words(of: "\($0.title) \($0.text)"))
    }
  }

  /// The last request that was performed of which the title, or what was typed for it, says all of some words.
  func deed(titledWith words: [String]) -> PerformedRequest? {
    performed.last { deed in
      let known = deed.spokenWords
      return deed.isDone && !deed.isUndone
        && words.allSatisfy { word in
          known.contains { $0 == word || word.count > 2 && $0.hasPrefix(word) || Interpreter.isAlike($0, word) }
        }
    }
  }

  /// The last request that was performed of which a word is one of some verbs.
  func deed(done verbs: [String]) -> PerformedRequest? {
    performed.last { deed in
      deed.isDone && !deed.isUndone && deed.spokenWords.contains(where: verbs.contains)
    }
  }

  /// What was performed last.
  var lastDeed: PerformedRequest? { performed.last { $0.isDone } }

  /// What was done last, and did not only tell something, where nothing takes it back.
  var deedWithoutUndo: PerformedRequest? {
    let last = performed.last { $0.isDone && $0.effect != .telling }
    return last.flatMap { $0.effect == .unrecorded && takenBack == nil ? $0 : nil }
  }

  /// What was performed last and not taken back.
  var lastStandingDeed: PerformedRequest? { performed.last { $0.isDone && !$0.isUndone } }

  mutating func noteEnd(of response: Response, at now: CivilMoment) {
    let texts = [response.dialog ?? response.speech, response.request].compactMap(\.self)
    if let named = texts.lazy.compactMap({ FindText($0, now: now).onlyDay }).first { day = (named, turnCount) }
    if response.matching != nil { request = response.request }
    saidOfList = isFindLast ? [saidOfList, response.request].compactMap(\.self).joined(separator: " ") : nil
  }

  /// Notes what the last request left, and how much of it can be undone.
  mutating func note(_ effect: PerformedRequest.Effect, undoCount: Int) {
    guard let last = performed.indices.last else { return }
    performed[last].undoCount += undoCount
    performed[last].effect = effect
  }

  /// Notes that a deed was taken back, or done again.
  mutating func note(_ deed: DeedHistory.Deed, isUndone: Bool) {
    takenBack = isUndone ? deed : nil
    guard let index = performed.lastIndex(where: { $0.number == deed.request }) else { return }
    performed[index].undoCount += isUndone ? -1 : 1
    performed[index].isUndone = performed[index].undoCount == 0
  }

  /// Remembers what an intent was about, and what it returned.
  ///
  /// - Parameter items: tells the things apart that words name one after the other: "rope, flares and buckets".
  mutating func note(
    value: (any Sendable)?, of intent: any AppIntent, items: (String) -> [String] = { [$0] }
  ) {
    for entry in IntentParameters(of: intent).entries {
      if let words = entry.parameter.givenValue as? String { note(words: words, items(words)) }
      if let entities = Self.entities(in: entry.parameter.givenValue) { mentions.add(entities.map { Mention($0) }) }
    }
    result = (value as? String) ?? (value as? Int).map { "\($0)" } ?? (value as? Double).map { "\($0)" }
    note(Self.entities(in: value) ?? [])
  }

  /// Remembers what a request is about that is being asked about.
  mutating func note(open request: PerformedRequest) {
    switch request.deed {
    case .intent(let intent): note(value: nil, of: intent)
    case .action(_, let shortcut, let values):
      for parameter in shortcut.parameters {
        for value in values[parameter.name]?.each ?? [] { note(value, of: parameter) }
      }
    }
  }

  /// Remembers what was returned, found or shown.
  mutating func note(_ entities: [any AppEntity]) {
    if entities.count > 1 { find = nil }
    listedEntities = entities.count > 1 ? Array(entities.prefix(200)) : listedEntities
    if entities.count > 1 {
      mentions.list(entities.map { Mention($0) })
    } else {
      mentions.add(entities.map { Mention($0) })
    }
  }

  /// Remembers what an application named without returning it: "Your favorites are …" is a list.
  mutating func noteTold(_ named: [any AppEntity]) {
    told = nil
    if named.count > 1 { note(named) }
  }

  /// Remembers the one of what was listed that an application named: "The first is the ridge" makes that "it".
  mutating func noteNamed(in dialog: String, of entities: [any AppEntity]) {
    guard entities.count > 1 else { return }
    let named = entities.prefix(Self.mostLookedAt).map { Mention($0) }.filter { dialog.contains($0.title) }
    if named.count == 1 { mentions.add(named) }
  }

  private static let mostLookedAt = 20

  /// Remembers a value that the shortcut of a catalog is performed with.
  mutating func note(_ value: CatalogValue, of parameter: Parameter) {
    if let kind = parameter.entityName {
      mentions.add([Mention(title: value.title, id: value.id, subtitle: value.subtitle, kind: kind)])
    }
    if parameter.kind == .text { note(words: value.title) }
  }

  /// Remembers a few words that name a thing nobody knows: "milk"; or several things.
  private mutating func note(words: String, _ items: [String] = []) {
    if items.count > 1, items.allSatisfy({ $0.split(separator: " ").count <= Self.mostWordsOfName }) {
      return mentions.add(items.map { Mention(title: $0, id: $0, kind: "") })
    }
    guard words.split(separator: " ").count <= Self.mostWordsOfName else { return }
    mentions.add([Mention(title: words, id: words, kind: "")])
  }

  private static let mostWordsOfName = 4

  /// The entities that a value is or lists; nil if it is something else.
  static func entities(in value: (any Sendable)?) -> [any AppEntity]? {
    switch value {
    case let entity as any AppEntity: [entity]
    case let entities as [any AppEntity]: entities
    case let union as any AppUnionValue: entities(in: union._shownValue)
    default: nil
    }
  }
}
