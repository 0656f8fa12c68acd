internal import PhraseMatching

/// Finds the words around a text that say how it goes on from what was said before.
///
/// ```swift
/// let reader = ContinuationReader(language: "en")
/// reader.read("and what about the ridge?")      // a variation: "the ridge"
/// reader.read("no, not the ridge, the valley")  // a correction: "the valley", and not "the ridge"
/// ```
package final class ContinuationReader: Sendable {
  let words: ContinuationWords
  /// Numbers in words that are not read as such in every language.
  private let numerals: PhraseTable<Int>

  /// A reader for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) {
    words = .of(language)
    numerals = PhraseTable(ValueWords.of(language)?.numerals ?? [])
  }

  /// How a text goes on; plain, and the text as it is, where nothing says so.
  package func read(_ text: String) -> Continuation {
    var continuation = said(in: text)
    let all = Words(of: text)
    continuation.isHesitant = words.pauses.opening(of: all) != nil
    continuation.isInterjected = !all.isEmpty && words.asides.interjections.behind(all).count < all.count
    return continuation
  }

  private func said(in text: String) -> Continuation {
    var rest = Words(of: text)
    var kind = Continuation.Kind.plain
    let putRight = behindWhatWasSaid(rest, of: text)
    if let putRight { (kind, rest) = (.correction, putRight.meant) }
    while let (opened, count) = words.openings.opening(of: rest), count < rest.count {
      kind = max(kind, opened)
      rest = rest.dropFirst(count)
    }
    // "Not sure, the ridge or the valley" rejects nothing.
    if words.asides.statements.opening(of: rest) == nil, let (kept, rejected) = contrast(in: rest, of: text) {
      return Continuation(.correction, text.part(trimmed(kept).range), rejected: text.part(rejected.range))
    }
    while let (closed, count) = words.closings.closing(of: rest), count < rest.count {
      kind = max(kind, closed)
      rest = rest.dropLast(count)
    }
    if kind == .correction {
      rest = withoutApposition(withoutCleft(behindRepair(behindStatement(rest, of: text), of: text)), of: text)
    }
    // "Harbourside?" asks the same again.
    if kind == .plain, asks(text), words.interrogatives.opening(of: rest) == nil { kind = .variation }
    return Continuation(kind, text.part(rest.range), rejected: putRight.map { text.part($0.said.range) })
  }

  /// "Did I say Sunday? Saturday": what is meant in place of what was said.
  private func behindWhatWasSaid(_ all: Words, of text: String) -> (said: Words, meant: Words)? {
    let rest = words.asides.interjections.behind(words.pauses.behind(all))
    guard let (_, count) = words.saidBefore.opening(of: rest) else { return nil }
    let start = rest.indices.dropFirst(count + 1).first { isMark(before: $0, rest, text, ["?", "？"]) }
    return start.map { (rest[..<$0].dropFirst(count), rest[$0...]) }
  }

  /// Whether a text asks back whether something was said, and says what was meant.
  package func correctsWhatWasSaid(_ text: String) -> Bool {
    behindWhatWasSaid(Words(of: text), of: text) != nil
  }

  /// "It was the ridge" without what leads to the ridge.
  private func withoutCleft(_ rest: Words) -> Words {
    guard let (_, count) = words.cleft.opening(of: rest), count < rest.count else { return rest }
    return rest.dropFirst(count)
  }

  /// "It's too hot there, the valley": what is meant behind a statement that only says why.
  private func behindStatement(_ rest: Words, of text: String) -> Words {
    guard let start = rest.indices.dropFirst(2).last(where: { isComma(before: $0, rest, text) }) else { return rest }
    let front = rest[..<start]
    // "It's Rome" names what is meant.
    let isHow = words.cleft.opening(of: front).map { words.excess.opening(of: front.dropFirst($0.count)) != nil }
    guard isStatement(front, in: text), !isStatement(rest[start...], in: text), words.repairs.opening(of: front) == nil,
      words.wishes.opening(of: front) == nil, words.having.opening(of: front) == nil, isHow ?? true
    else { return rest }
    return rest[start...]
  }

  /// "Wrong list, I meant the other": what is said behind the last change of mind.
  private func behindRepair(_ rest: Words, of text: String) -> Words {
    let marks = rest.indices.dropFirst().filter { isComma(before: $0, rest, text) }
    let behind = marks.compactMap { index in
      words.repairs.opening(of: rest[index...]).map { rest[index...].dropFirst($0.count) }
    }
    return behind.last { !$0.isEmpty } ?? rest
  }

  /// Whether a text says that something else was meant: "sorry, I meant the ridge".
  package func saysWhatWasMeant(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.repairs.opening(of: all[$0...]) != nil }
  }

  /// "The other park, denali" without what only says that it is another.
  private func withoutApposition(_ rest: Words, of text: String) -> Words {
    let counts = [words.other, words.otherOpenings].compactMap { $0.opening(of: rest)?.count }
    let ends = counts.flatMap { [$0, $0 + 1] }.filter { $0 < rest.count }
    let end = ends.first { isComma(before: rest.startIndex + $0, rest, text) }
    return rest.dropFirst(end ?? 0)
  }

  /// Whether words mean the other one of two.
  package func meansOther(_ text: String) -> Bool {
    let rest = Words(of: text)
    return words.other.contains(rest)
      || words.otherOpenings.opening(of: rest).map { $0.count == rest.count - 1 } ?? false
  }

  /// Whether words ask for the same the other way round: "and back".
  package func turnsBack(_ text: String) -> Bool {
    words.waysBack.contains(Words(of: bareName(withoutPreposition(text))))
  }

  /// Whether words stand in front of a name without telling it from others: "the", "my".
  package func isArticle(_ text: String) -> Bool { words.nameOpenings.contains(Words(of: text)) }

  /// Whether two texts say the opposite of each other: "turn it on" and "turn off the oven".
  package func areOpposite(_ text: String, _ other: String) -> Bool {
    let (said, before) = (Set(Words(of: text).map(\.text)), Set(Words(of: other).map(\.text)))
    return words.opposites.contains { pair in
      [pair, pair.reversed()].contains { pair in
        said.contains(pair[0]) && !said.contains(pair[1]) && before.contains(pair[1]) && !before.contains(pair[0])
      }
    }
  }

  /// "You can stop it" without what allows it.
  package func withoutPermission(_ text: String) -> String {
    self.text(text, withoutOpening: words.permissions) ?? withoutPoliteQuestion(text)
  }

  /// "Can I make one" without what only asks politely for it.
  package func withoutPoliteQuestion(_ text: String) -> String {
    self.text(text, withoutOpening: words.politeQuestions) ?? text
  }

  private func text(_ text: String, withoutOpening table: PhraseTable<Void>) -> String? {
    let all = Words(of: text)
    guard let (_, count) = table.opening(of: all), count < all.count else { return nil }
    return text.part(all[count].range.lowerBound..<text.utf8.count)
  }

  /// Whether a text begins with a verb that sets a value: "and make the ridge 4".
  package func sets(_ text: String) -> Bool { withoutSetter(text) != text }

  /// The same without that verb.
  package func withoutSetter(_ text: String) -> String {
    let all = Words(of: text)
    var rest = words.asides.interjections.behind(all)
    while let (opened, count) = words.openings.opening(of: rest), opened == .addition, count < rest.count {
      rest = rest.dropFirst(count)
    }
    guard let (_, count) = words.setting.opening(of: rest), count + 1 < rest.count else { return text }
    return text.part(rest.dropFirst(count).range)
  }

  /// What sets the value that a text raises or lowers: "set the limit to 15" for "lower the limit to 15".
  package func settingRequests(of text: String) -> [String] {
    let all = Words(of: text)
    guard let (_, count) = words.setting.opening(of: all), count < all.count, !numbers(in: text).isEmpty else {
      return []
    }
    let rest = text.part(all.dropFirst(count).range)
    return words.setters.map { "\($0) \(rest)" }
  }

  /// A text without what says nothing of what is wanted; nil where there is nothing of that.
  package func withoutNoise(_ text: String) -> String? {
    var (rest, kept) = (Words(of: text), [Word]())
    while let first = rest.first {
      let noise = words.noise.opening(of: rest)?.count ?? 0
      if noise == 0 { kept.append(first) }
      rest = rest.dropFirst(max(noise, 1))
    }
    guard !kept.isEmpty, kept.count < Words(of: text).count else { return nil }
    return kept.map { text.part($0.range) }.joined(separator: " ")
  }

  /// What somebody feels like: the "skiing" of "I feel like skiing".
  package func mood(in text: String) -> String? {
    let all = Words(of: read(text).text)
    guard let (_, count) = words.moods.opening(of: all), count < all.count else { return nil }
    return read(text).text.part(all.dropFirst(count).range)
  }

  /// "Me the link" without who gets it.
  package func withoutPerson(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.persons.opening(of: all), count < all.count else { return text }
    return text.part(all.dropFirst(count).range)
  }

  /// Whether a text says something of a person: "at least you tried".
  package func namesPerson(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.persons.opening(of: all[$0...]) != nil }
  }

  /// Whether a text asks for patience and says nothing else: "hold on, let me think".
  package func asksForPatience(_ text: String) -> Bool {
    let all = words.asides.interjections.behind(Words(of: text))
    let rest = words.pauses.behind(all)
    let isOver = rest.isEmpty || words.closings.closing(of: rest)?.count == rest.count
    return isOver && rest.count < all.count
  }

  /// Whether a text leaves everything as it is: "no, I'll keep it".
  package func keepsThings(_ text: String) -> Bool {
    var rest = Words(of: withoutPermission(read(text).text))
    while let (_, count) = words.closings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    return words.keepings.contains(words.asides.interjections.behind(rest))
  }

  /// Whether a text asks to see something, and does not say what.
  package func showsNothing(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.showing.opening(of: all)?.count == all.count
  }

  /// Whether a text is no name: it asks, says "not", or says something of a person.
  package func isSentence(_ text: String) -> Bool {
    isQuestion(text) || namesPerson(text) || words.negations.opening(of: Words(of: text)) != nil
  }

  /// "I'd love to see the falls" without what only makes a wish of it.
  package func withoutLovingWish(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.lovingWishes.opening(of: all), count < all.count else { return text }
    return text.part(all.dropFirst(count).range)
  }

  /// Whether a text makes a span longer that somebody has already: "add time to the timer".
  package func lengthens(_ text: String) -> Bool { words.lengthenings.opening(of: Words(of: text)) != nil }

  /// Whether a text sets something anew, so that nothing is left of what it was set to before.
  package func setsAnew(_ text: String) -> Bool { words.setting.opening(of: Words(of: text)) != nil }

  /// Whether a text asks for an amount that comes on top of what there was before: "order 2 coffees".
  package func amasses(_ text: String) -> Bool { words.amassing.opening(of: Words(of: text)) != nil }

  /// Whether a text is to be done in front of what is asked: "but first open the map".
  package func comesFirst(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.prefix(3).contains { words.interludes.opening(of: all[$0...]) != nil }
  }

  /// Whether a text takes something away: "take it off again".
  package func removes(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.removals.opening(of: all[$0...]) != nil }
  }

  /// Whether a text wants something to be as it was: "put it back".
  package func restores(_ text: String) -> Bool {
    let all = Words(of: read(text).text)
    return words.restorations.opening(of: all) != nil
  }

  /// The forms in which the verb may stand of a word that says what was done: "book" of "booked".
  package func verbs(ofParticiple word: String) -> [String] {
    if let verb = words.irregularParticiples[word] { return [verb] }
    guard let ending = words.participles.first(where: { word.count > $0.count + 1 && word.hasSuffix($0) }) else {
      return []
    }
    let stem = word.dropLast(ending.count)
    // "moved" and "pinned"
    return [String(stem), String(word.dropLast()), String(stem.dropLast())]
  }

  /// What takes away at the beginning of a text: "delete".
  package func removal(at text: String) -> String? {
    let all = Words(of: text)
    return words.removals.opening(of: all).map { text.part(all.prefix($0.count).range).lowercased() }
  }

  /// A text without the preposition that it begins with.
  package func withoutPreposition(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.prepositions.opening(of: all), count < all.count else { return text }
    return text.part(all.dropFirst(count).range)
  }

  /// Whether a text is one, and nothing else.
  package func isPreposition(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.prepositions.opening(of: all).map { $0.1 == all.count } ?? false
  }

  /// The whole numbers of a text with the bytes that say them.
  package func numbers(in text: String) -> [(number: Int, range: Range<Int>)] {
    let all = Words(of: text)
    return all.indices.compactMap { index in number(all[index...index]).map { ($0, all[index].range) } }
  }

  /// The number that a word is; nil where it is none.
  func number(_ word: Words) -> Int? {
    guard let only = word.first else { return nil }
    return only.kind == .number ? only.number : numerals.meaning(of: word)
  }

  /// What a text asks to see: the name behind "show me".
  package func shown(in text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.showing.opening(of: all), count < all.count else { return nil }
    return bareName(text.part(all.dropFirst(count).range))
  }

  /// What follows words that only point at it: the "ridge" of "it's the ridge"; nil where a text begins with none.
  package func pointedAt(by text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = words.cleft.opening(of: all), count < all.count else { return nil }
    return text.part(all.dropFirst(count).range)
  }

  /// What is said behind the last change of mind in a text.
  package func repaired(_ text: String) -> String? {
    let all = Words(of: text)
    let found = all.indices.dropFirst().compactMap { index -> Words? in
      words.repairs.opening(of: all[index...]).map { all[index...].dropFirst($0.count) }
    }
    return found.last { !$0.isEmpty }.map { text.part($0.range) }
  }

  /// What was said first and what is said instead: "20, no, 25".
  package func repairedName(in text: String) -> (front: String, behind: String)? {
    let all = Words(of: text)
    return all.indices.dropFirst().lazy.compactMap { index -> (front: String, behind: String)? in
      guard case (.correction, let count)? = self.words.openings.opening(of: all[index...]),
        index + count < all.endIndex
      else { return nil }
      return (text.part(all[..<index].range), text.part(all[(index + count)...].range))
    }.first
  }

  /// What a request says first, and what it puts that right with: "pin the ridge" and "no wait, the valley".
  package func selfRepair(in text: String) -> (front: String, behind: String)? {
    let all = Words(of: text)
    for index in all.indices.dropFirst(2) {
      let isMarked = isMark(before: index, all, text, Self.clauseMarks)
      guard
        let (_, count) = words.repairs.opening(of: all[index...])
          ?? (isMarked ? words.repairOpenings.opening(of: all[index...]) : nil),
        index + count < all.endIndex, words.negations.opening(of: all[index...]) == nil
      else { continue }
      return (text.part(all[..<index].range), text.part(all[index].range.lowerBound..<text.utf8.count))
    }
    return nil
  }

  /// Whether a word is a number.
  package func isNumber(_ word: String) -> Bool { areNumbers(Words(of: word)) }

  private func areNumbers(_ all: Words) -> Bool {
    all.indices.allSatisfy { all[$0].kind == .number || number(all[$0...$0]) != nil }
  }

  /// "10 of those" where nothing was listed: whether a number of something is said in front of a byte.
  package func countsOut(before index: Int, in text: String) -> Bool {
    let front = Words(of: text.part(0..<index))
    guard let (_, count) = words.countingOut.closing(of: front), count < front.count else { return false }
    return areNumbers(front.dropLast(count).suffix(1))
  }

  /// Whether a text says how many, and no more than that: "3", "just one".
  package func isCount(_ text: String) -> Bool {
    var rest = Words(of: text)
    while let (_, count) = words.takings.limits.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    return !rest.isEmpty && areNumbers(rest)
  }

  /// Whether a text begins as what narrows down what was found: "only …", "under …", "which is …".
  package func narrows(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.narrowing.opening(of: all) != nil || words.prepositions.opening(of: all) != nil
  }

  /// Whether a text is a part of a sentence that says where, when or for whom: "for two", "in the kitchen".
  package func isPrepositional(_ text: String) -> Bool { words.prepositions.opening(of: Words(of: text)) != nil }

  /// The ways of cutting a text in two in front of a preposition: "denali" and "for two".
  package func halves(of text: String, atCommas: Bool = false) -> [(front: String, behind: String)] {
    let all = Words(of: text)
    return all.indices.dropFirst().compactMap { index in
      guard words.prepositions.opening(of: all[index...]) != nil || atCommas && isComma(before: index, all, text) else {
        return nil
      }
      return (text.part(all[..<index].range), text.part(all[index...].range))
    }
  }

  /// The bytes between the items of a list: commas and "and", with white space.
  package func joints(in text: String) -> [Range<Int>] { joints(in: text, words.joiners, atCommas: true) }

  /// Whether a text begins with what stands between things and is no sign between numbers: "and", but not "plus".
  package func beginsWithJoint(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.joiners.opening(of: all) != nil && words.signs.opening(of: all) == nil
  }

  /// Whether a text begins with what says that something comes besides: "and", "also".
  package func beginsWithAddition(_ text: String) -> Bool {
    beginsWithJoint(text) || words.additions.opening(of: Words(of: text)) != nil
  }

  /// The bytes between things of which one is meant: "or", with white space.
  package func alternatives(in text: String) -> [Range<Int>] { joints(in: text, words.alternatives, atCommas: false) }

  private func joints(in text: String, _ table: PhraseTable<Void>, atCommas: Bool) -> [Range<Int>] {
    let all = Words(of: text)
    var joints: [Range<Int>] = []
    var index = all.startIndex
    while index < all.endIndex {
      let joiner = table.opening(of: all[index...])?.count ?? 0
      if index > all.startIndex, index + joiner < all.endIndex,
        !words.amounts.isInsideNumber(all, at: index, ofCount: joiner),
        joiner > 0 || atCommas && isComma(before: index, all, text)
      {
        joints.append(all[index - 1].range.upperBound..<all[index + joiner].range.lowerBound)
        index += max(joiner, 1)
      } else {
        index += 1
      }
    }
    return joints
  }

  /// What a thing is to be called: the name behind "call it".
  package func givenName(in text: String) -> String {
    let all = Words(of: text)
    for rest in [all, words.asides.interjections.behind(all)] {
      guard let (_, count) = words.namings.opening(of: rest), count < rest.count else { continue }
      return text.part(rest[rest.startIndex + count].range.lowerBound..<text.utf8.count)
    }
    return text
  }

  /// A text without articles and possessives in front of what a thing is to be called, and "too" behind it; what is quoted
  /// is taken as it is.
  package func withoutArticle(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    if let (_, count) = words.articles.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    while let (_, count) = words.nameClosings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    let isAsSaid = rest.count == all.count || all.range.lowerBound > 0
    return isAsSaid ? text : text.part(rest.range)
  }

  /// Whether a text asks for the same of something else.
  package func asksForSame(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.sames.opening(of: all[$0...]) != nil }
  }

  /// Whether a text ends with words that say what something is called: "a list called".
  package func endsInNaming(_ text: String) -> Bool { words.namings.closing(of: Words(of: text)) != nil }

  /// A request without "too" at its end.
  package func withoutAddition(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.additions.closing(of: all), count < all.count else { return text }
    return text.part(all.dropLast(count).range)
  }

  /// "I also want to floss" without what only says that it is one more.
  package func withoutAdditionInside(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.persons.opening(of: all), count + 1 < all.count,
      words.additions.contains(all.dropFirst(count).prefix(1))
    else { return text }
    return text.part(0..<all[count].range.lowerBound) + text.part(all[count + 1].range.lowerBound..<text.utf8.count)
  }

  /// A text without what may stand behind everything: "right now", "please".
  package func withoutClosings(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    while case (.addition, let count)? = words.closings.closing(of: rest), count < rest.count {
      rest = rest.dropLast(count)
    }
    return rest.count == all.count ? text : text.part(rest.range)
  }

  /// A text without articles, possessives and "too" around a name.
  package func bareName(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    while let (_, count) = words.nameOpenings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    while let (_, count) = words.nameClosings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    // "The soup one" has no other name than "soup".
    if rest.range.lowerBound > all.range.lowerBound { rest = withoutPronoun(rest) }
    return rest.count == all.count ? text : text.part(rest.range)
  }

  /// Words that nobody knows as they are put into a question: "soup" of "soup one", too.
  package func nameInQuestion(_ text: String) -> String {
    let name = bareName(text), all = Words(of: name), rest = withoutPronoun(all)
    return rest.count == all.count ? name : name.part(rest.range)
  }

  private func withoutPronoun(_ name: Words) -> Words {
    guard let (_, count) = words.pronouns.closing(of: name), count < name.count else { return name }
    return name.dropLast(count)
  }

  private func trimmed(_ kept: Words) -> Words {
    var rest = kept
    while let (_, count) = words.openings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    while let (_, count) = words.closings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    return withoutCleft(rest)
  }

  /// The two sides of "not A but B", "B, not A" and "B instead of A".
  private func contrast(in rest: Words, of text: String) -> (kept: Words, rejected: Words)? {
    if let (_, count) = words.negations.opening(of: rest) {
      let sides = split(rest.dropFirst(count), at: words.contrasts, orAtCommasOf: text)
      return sides.map { (kept: $0.behind, rejected: $0.front) }
    }
    if let (front, behind) = split(rest, at: words.replacements) { return (kept: behind, rejected: front) }
    if let (front, behind) = split(rest, at: words.rejections) { return (kept: front, rejected: behind) }
    for index in rest.indices.dropFirst() where isComma(before: index, rest, text) {
      // "Not too fast" says how, and rejects nothing.
      guard let (_, count) = words.negations.opening(of: rest[index...]), index + count < rest.endIndex,
        words.excess.opening(of: rest[(index + count)...]) == nil
      else { continue }
      return (kept: rest[..<index], rejected: rest[(index + count)...])
    }
    return nil
  }

  private func split(_ rest: Words, at table: PhraseTable<Void>, orAtCommasOf text: String? = nil) -> (
    front: Words, behind: Words
  )? {
    for index in rest.indices.dropFirst() {
      if let (_, count) = table.opening(of: rest[index...]), index + count < rest.endIndex {
        return (rest[..<index], rest[(index + count)...])
      }
      if let text, isComma(before: index, rest, text) { return (rest[..<index], rest[index...]) }
    }
    return nil
  }

  func isComma(before index: Int, _ rest: Words, _ text: String) -> Bool {
    isMark(before: index, rest, text, [",", ";", "、", "，"])
  }

  /// Whether one of some marks stands in front of a word.
  func isMark(before index: Int, _ rest: Words, _ text: String, _ marks: Set<Character>) -> Bool {
    text.part(rest[index - 1].range.upperBound..<rest[index].range.lowerBound).contains(where: marks.contains)
  }
}
