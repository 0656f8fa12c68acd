internal import PhraseMatching

/// An option's names, cut into words.
struct NamedOption {
  private let title: Words
  private let subtitle: Words
  private let synonyms: [Words]
  private let lightWords: LightWords

  init(_ option: Question.Option, _ vocabulary: Vocabulary) {
    title = Words(of: option.title)
    subtitle = Words(of: option.subtitle ?? "")
    synonyms = option.synonyms.map { Words(of: $0) }
    lightWords = vocabulary.lightWords
  }

  /// How well words name the option; nil when they do not.
  func fit(of window: ReplyReading.Window) -> Double? {
    sureFit(of: window) ?? nearFit(of: window.words)
  }

  // MARK: As it stands

  private func sureFit(of window: ReplyReading.Window) -> Double? {
    let words = window.words
    let whole = window.isWhole ? ReplyFit.exact : ReplyFit.framed
    if words.hasSameWords(as: title) { return whole }
    if !subtitle.isEmpty {
      if words.hasSameWords(as: (title + subtitle)[...]) || words.hasSameWords(as: (subtitle + title)[...]) {
        return whole
      }
    }
    if synonyms.contains(where: { words.hasSameWords(as: $0) }) { return ReplyFit.synonym }
    if isReordered(words) { return ReplyFit.reordered }
    if !subtitle.isEmpty, words.hasSameWords(as: subtitle) { return ReplyFit.subtitle }
    return nil
  }

  private func isPlural(_ words: Words, of name: Words) -> Bool {
    guard words.count == name.count, let last = words.last, let known = name.last else { return false }
    return last.text.singulars.contains(known.text) && words.dropLast().hasSameWords(as: name.dropLast())
  }

  private func isReordered(_ words: Words) -> Bool {
    let said = weighty(words)
    guard !said.isEmpty, !words.contains(where: \.isSyllable) else { return false }
    return said.map(\.text).sorted() == weighty(title).map(\.text).sorted()
  }

  /// The words that tell names apart; all of them if none does.
  private func weighty(_ words: Words) -> [Word] {
    let weighty = words.filter { !lightWords.contains($0) }
    return weighty.isEmpty ? Array(words) : weighty
  }

  // MARK: Nearly

  private func nearFit(of words: Words) -> Double? {
    let names = [title] + synonyms + (subtitle.isEmpty ? [] : [(title + subtitle)[...], subtitle])
    let said = words.filter { !lightWords.contains($0) }
    return names.compactMap { nearFit(of: words, saying: said, to: $0) }.max()
  }

  /// - Parameter said: those of the words that tell names apart.
  private func nearFit(of words: Words, saying said: [Word], to name: Words) -> Double? {
    if words.joined == name.joined { return ReplyFit.joined }
    if isPlural(words, of: name) { return ReplyFit.plural }
    if words.contains(where: \.isSyllable) {
      if words.isRun(of: name) { return ReplyFit.part }
    } else {
      if isPart(said, of: name) { return ReplyFit.part }
      if isPart(said, of: name, inOtherForms: true) { return ReplyFit.partInOtherForm }
    }
    if isBeginning(words, of: name) { return ReplyFit.beginning }
    return [
      similarity(of: words, to: name).map { $0 * ReplyFit.misspelt },
      joinedSimilarity(of: words, to: name).map { $0 * ReplyFit.misspelt },
      words.contains(where: \.isSyllable) ? nil : partSimilarity(of: said, to: name).map { $0 * ReplyFit.misspeltPart },
    ].compactMap(\.self).max()
  }

  private func isPart(_ said: [Word], of name: Words, inOtherForms: Bool = false) -> Bool {
    var left = Array(name)
    return !said.isEmpty
      && said.allSatisfy { word in
        let index = left.firstIndex { inOtherForms ? word.isForm(of: $0) : word.text == $0.text }
        guard let index else { return false }
        left.remove(at: index)
        return true
      }
  }

  /// "Czech" of "Czechia": some of a word, from its beginning.
  private func isBeginning(_ words: Words, of name: Words) -> Bool {
    guard words.count == 1, let word = words.first, word.kind == .word, word.letterCount >= Self.shortestBeginning
    else {
      return false
    }
    return name.contains { $0.text.hasPrefix(word.text) }
  }

  private static let shortestBeginning = 3

  /// Word for word; one word may be as unlike as the keys allow, if the others make up for it.
  private func similarity(of words: Words, to name: Words) -> Double? {
    guard words.count == name.count, !words.isEmpty else { return nil }
    var sum = 0.0
    for (word, known) in zip(words, name) {
      let similarity = word.similarity(to: known.text)
      guard similarity > 0 else { return nil }
      sum += similarity
    }
    let mean = sum / Double(words.count)
    return mean >= ReplyFit.minimumSimilarity ? mean : nil
  }

  /// The letters in one piece: a slip in "desklmap", or in a script without spaces.
  private func joinedSimilarity(of words: Words, to name: Words) -> Double? {
    let (typed, known) = (words.joined, name.joined)
    guard known.unicodeScalars.count > 4, digits(typed) == digits(known),
      words.count > 1 || WordSimilarity.mayBeSlip(typed, for: known)
    else { return nil }
    guard let similarity = Word.similarity(of: typed, to: known), similarity >= ReplyFit.minimumSimilarity else {
      return nil
    }
    return similarity
  }

  private func digits(_ text: String) -> [UInt8] { text.utf8.filter { (0x30...0x39).contains($0) } }

  /// Some words of the name, with slips.
  private func partSimilarity(of said: [Word], to name: Words) -> Double? {
    guard !said.isEmpty else { return nil }
    var sum = 0.0
    for word in said {
      guard said.count <= name.count, let similarity = name.map({ word.similarity(to: $0.text) }).max(),
        similarity >= ReplyFit.minimumSimilarity
      else {
        return nil
      }
      sum += similarity
    }
    return sum / Double(said.count)
  }
}
