import WordSemantics

@testable import PhraseMatching

/// A name of a value: its words, cut anew from how it is written.
struct CompletableName {
  var filler: FillerID
  var value: ValueID
  var text: String
  var words: [[UInt8]]
  var isSuggested: Bool
  /// Whether the value has a name in front of this one.
  var isOther: Bool
  var number: Int

  /// The names of an index without changes, in catalog order.
  static func all(in index: PhraseIndex) -> [CompletableName] {
    let sections = index.segments[0].sections
    return (0..<sections.completion.names.count - 1).map { number in
      let name = sections.completion.names[number]
      let text = sections.strings[name.text]
      let words = TypedRequest.withTokens(text) { view, _ in (0..<view.count).map { Array(view.bytes($0)) } }
      let value = sections.values[name.value]
      return CompletableName(
        filler: FillerID(rawValue: value.entity), value: name.value, text: text, words: words,
        isSuggested: value.isSuggested == 1,
        isOther: number > 0 && sections.completion.names[number - 1].value == name.value, number: number)
    }
  }

  /// Whether the name begins with its word at a position, an article aside.
  func begins(at position: Int) -> Bool {
    position == 0
      || position == 1 && ["the", "a", "an"].contains(String(decoding: words[0], as: UTF8.self))
  }
}

/// What the tokens of a request may be as words of names and as the unfinished word of a phrase.
struct ReferenceWords {
  private let unfinished: UnfinishedRequest
  private let names: [CompletableName]
  private let lexicon: Lexicon
  let reading: PrefixReading

  init(_ unfinished: UnfinishedRequest, _ names: [CompletableName]) {
    (self.unfinished, self.names) = (unfinished, names)
    lexicon = unfinished.index.segments[0].sections.lexicon
    guard let open = unfinished.openToken else {
      reading = .beginning
      return
    }
    let typed = Array(unfinished.request.tokens.bytes(open))
    let phrases = unfinished.index.phrases.lexicon
    let isBeginning =
      phrases.order.elements.contains { Array(phrases.text($0)).starts(with: typed) }
      || lexicon.order.elements.contains { [lexicon] in Array(lexicon.text($0)).starts(with: typed) }
    reading = isBeginning ? .beginning : .slip
  }

  /// The cost of the unfinished word as the beginning of a word.
  func costOfOpenWord(_ word: [UInt8]) -> Int32? {
    guard let open = unfinished.openToken else { return nil }
    let typed = Array(unfinished.request.tokens.bytes(open))
    if reading == .beginning {
      guard word.starts(with: typed) else { return nil }
      return word.count == typed.count ? 0 : CompletionCosts.unfinishedWord
    }
    return Self.isSlip(typed, word) ? CompletionCosts.slip : nil
  }

  /// Whether some beginning of a word, with its first letter, is one edit away.
  private static func isSlip(_ typed: [UInt8], _ word: [UInt8]) -> Bool {
    let (typed, word) = (String(decoding: typed, as: UTF8.self), String(decoding: word, as: UTF8.self))
    guard typed.unicodeScalars.count >= CompletionCosts.leastSlipLetters, typed.first == word.first,
      word.utf8.count + 1 >= typed.unicodeScalars.count
    else { return false }
    let same = zip(typed.unicodeScalars, word.unicodeScalars).prefix { $0 == $1 }.count
    guard same + 1 < typed.unicodeScalars.count else { return false }
    return (0...word.unicodeScalars.count).contains { length in
      distance(Array(typed.unicodeScalars), Array(word.unicodeScalars.prefix(length))) == 1
    }
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...b.count)]
    for (line, letter) in a.enumerated() {
      var row = [line + 1]
      for (column, other) in b.enumerated() {
        var cost = min(rows[line][column] + (letter == other ? 0 : 1), rows[line][column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == b[column - 1], a[line - 1] == other {
          cost = min(cost, rows[line - 1][column - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// The cost of a token as a word of a name.
  private func cost(_ token: Int, _ word: [UInt8]) -> Int32? {
    let typed = Array(unfinished.request.tokens.bytes(token))
    if token == unfinished.openToken {
      if reading == .beginning { return costOfOpenWord(word) }
      return neighbourCost(token, word) ?? costOfOpenWord(word)
    }
    let known = lexicon.find(unfinished.request.tokens.bytes(token), hash: unfinished.request.tokens[token].hash)
    guard let known else { return unfinished.request.words[token] == .unknown ? neighbourCost(token, word) : nil }
    if Array(lexicon.text(known)) == word || typed == word { return 0 }
    guard let sibling = lexicon.sibling(known), Array(lexicon.text(sibling)) == word else { return nil }
    return MatchCosts.share(Spelling.nameInflectionPenalty, lexicon.weight(sibling))
  }

  private func neighbourCost(_ token: Int, _ word: [UInt8]) -> Int32? {
    var search = WordSearch()
    search.findNeighbours(of: unfinished.request.tokens, token, in: lexicon)
    for position in 0..<search.neighbours.count {
      let neighbour = search.neighbours[position]
      if Array(lexicon.text(neighbour.word)) == word {
        return MatchCosts.share(neighbour.penalty, lexicon.weight(neighbour.word))
      }
    }
    return nil
  }

  // MARK: Names

  /// The names of a filler that may begin at a token, one of each value, best first.
  func names(of filler: FillerID, from start: Int) -> [(name: CompletableName, cost: Int32)] {
    guard unfinished.nameStarts.contains(start) else { return [] }
    var found: [Found] = []
    for name in names where name.filler == filler {
      for position in name.words.indices {
        guard var cost = cost(start, name.words[position]) else { continue }
        let place = name.begins(at: position) ? 0 : 1
        // The word that leads to the name is the first of its like.
        let leading = name.words.firstIndex(of: name.words[position]) ?? position
        let isLight = start != unfinished.openToken && !unfinished.isContent(start)
        if isLight, place == 1 { continue }
        guard let others = costOfOthers(behind: start, name, without: leading) else { continue }
        cost += others + (place == 1 ? CompletionCosts.laterInName : 0) + (name.isOther ? CompletionCosts.otherName : 0)
        found.append(Found(name: name, cost: cost, place: place, word: name.words[position]))
      }
    }
    return distinct(found)
  }

  func suggested(_ filler: FillerID) -> [(name: CompletableName, cost: Int32)] {
    let found = names.filter { $0.filler == filler && $0.isSuggested && !$0.isOther }.flatMap { name in
      name.words.indices.filter(name.begins).map { Found(name: name, cost: 0, place: 0, word: name.words[$0]) }
    }
    return distinct(found)
  }

  private struct Found {
    var name: CompletableName
    var cost: Int32
    var place: Int
    var word: [UInt8]

    func precedes(_ other: Found) -> Bool {
      if (cost, place) != (other.cost, other.place) { return (cost, place) < (other.cost, other.place) }
      if word != other.word { return word.lexicographicallyPrecedes(other.word) }
      return name.number < other.name.number
    }
  }

  private func distinct(_ found: [Found]) -> [(name: CompletableName, cost: Int32)] {
    var seen: Set<UInt32> = []
    return found.sorted { $0.precedes($1) }.filter { seen.insert($0.name.value.rawValue).inserted }
      .map { ($0.name, $0.cost) }
  }

  private func costOfOthers(behind start: Int, _ name: CompletableName, without leading: Int) -> Int32? {
    var left = Array(name.words.indices)
    left.removeAll { $0 == leading }
    var total: Int32 = 0
    for token in start + 1..<max(unfinished.request.tokenCount, start + 1) {
      let fitting = left.compactMap { index in cost(token, name.words[index]).map { (cost: $0, index: index) } }
      guard let best = fitting.min(by: { ($0.cost, $0.index) < ($1.cost, $1.index) }) else { return nil }
      total += best.cost
      left.removeAll { $0 == best.index }
    }
    return total
  }
}
