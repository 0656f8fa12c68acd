internal import PhraseMatching
internal import Synchronization

/// An option's names, cut into words.
struct NamedOption: Sendable {
  /// A name, in words and in one piece.
  struct Name: Sendable {
    let words: Words
    let joined: String

    init(_ words: Words) {
      self.words = words
      joined = words.joined
    }
  }

  private let title: Words
  private let subtitle: Words
  private let synonyms: [Words]
  /// Everything that a text may be near to.
  private let names: [Name]
  /// The words of the title that tell names apart, in the order of the alphabet.
  private let sortedTitle: [String]

  init(_ option: Question.Option, _ vocabulary: Vocabulary) {
    title = Words(of: option.title)
    subtitle = Words(of: option.subtitle ?? "")
    synonyms = option.synonyms.map { Words(of: $0) }
    names = ([title] + synonyms + (subtitle.isEmpty ? [] : [(title + subtitle)[...], subtitle])).map(Name.init)
    sortedTitle = vocabulary.lightWords.weighty(title).map(\.text).sorted()
  }

  /// How well words name the option; nil when they do not.
  func fit(of window: ReplyReading.Window) -> Double? { certainFit(of: window) ?? likeness(of: window) }

  /// How well they do as they stand: by all of a name, or by words of it.
  func certainFit(of window: ReplyReading.Window) -> Double? {
    sureFit(of: window) ?? names.compactMap { literalFit(of: window, to: $0) }.max()
  }

  /// How well they do if somebody meant other forms of its words, or mistyped them.
  func likeness(of window: ReplyReading.Window) -> Double? { names.compactMap { nearFit(of: window, to: $0) }.max() }

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
    if isReordered(window) { return ReplyFit.reordered }
    if !subtitle.isEmpty, words.hasSameWords(as: subtitle) { return ReplyFit.subtitle }
    return nil
  }

  private func isPlural(_ words: Words, of name: Words) -> Bool {
    guard words.count == name.count, let last = words.last, let known = name.last else { return false }
    return last.text.singulars.contains(known.text) && words.dropLast().hasSameWords(as: name.dropLast())
  }

  private func isReordered(_ window: ReplyReading.Window) -> Bool {
    !window.sorted.isEmpty && !window.hasSyllables && window.sorted == sortedTitle
  }

  private func literalFit(of window: ReplyReading.Window, to name: Name) -> Double? {
    if window.name.joined == name.joined { return ReplyFit.joined }
    if isPlural(window.words, of: name.words) { return ReplyFit.plural }
    let isPart =
      window.hasSyllables ? window.words.isRun(of: name.words) : self.isPart(window.telling, of: name.words)
    return isPart ? ReplyFit.part : nil
  }

  // MARK: Nearly

  private func nearFit(of window: ReplyReading.Window, to name: Name) -> Double? {
    let words = window.words
    if !window.hasSyllables, isPart(window.telling, of: name.words, inOtherForms: true) {
      return ReplyFit.partInOtherForm
    }
    if isBeginning(words, of: name.words) { return ReplyFit.beginning }
    return [
      similarity(of: words, to: name.words).map { $0 * ReplyFit.misspelt },
      joinedSimilarity(of: window.name, to: name).map { $0 * ReplyFit.misspelt },
      window.hasSyllables ? nil : partSimilarity(of: window.telling, to: name.words).map { $0 * ReplyFit.misspeltPart },
    ].compactMap(\.self).max()
  }

  private func isPart(_ said: [Word], of name: Words, inOtherForms: Bool = false) -> Bool {
    guard let first = said.first, name.contains(where: { inOtherForms ? first.isForm(of: $0) : first.text == $0.text })
    else { return false }
    var left = Array(name)
    return said.allSatisfy { word in
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
  private func joinedSimilarity(of typed: Name, to name: Name) -> Double? {
    guard name.joined.unicodeScalars.count > 4, digits(typed.joined) == digits(name.joined),
      let similarity = Word.similarity(of: typed.joined, to: name.joined), similarity >= ReplyFit.minimumSimilarity,
      typed.words.count > 1 || WordSimilarity.mayBeSlip(typed.joined, for: name.joined)
    else { return nil }
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

/// The names of options that were asked about, cut into words once: the same options are compared with one text after
/// another.
final class OptionNames: Sendable {
  private let known = Mutex<[Question.Option: NamedOption]>([:])
  /// What is kept stays small, whoever asks.
  private static let mostKept = 8_192

  func names(of options: [Question.Option], _ vocabulary: Vocabulary) -> [NamedOption] {
    known.withLock { known in
      if known.count > Self.mostKept { known.removeAll() }
      return options.map { option in
        if let named = known[option] { return named }
        let named = NamedOption(option, vocabulary)
        known[option] = named
        return named
      }
    }
  }
}
