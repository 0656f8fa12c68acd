import WordSemantics

/// What the considered phrases of each label have: their content words and expressions, each once, so that no request looks
/// for them phrase by phrase.
struct LabelContents: Sendable {
  /// In the order of their first occurrence.
  private var words = Lists<TokenID>()
  private var expressions = Lists<UInt32>()

  init(_ phrases: PhraseSections, _ all: PhraseExpressions) {
    for label in LabelID(0)..<LabelID(phrases.shortcuts.count + phrases.applications.count) {
      let considered = label.phrases(in: phrases)
      for phrase in considered {
        for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
          let word = phrases.nodes[node].token
          if phrases.lexicon.weight(word) >= WordWeights.contentThreshold { words.append(word) }
        }
        for expression in all.indices(of: phrase) { expressions.append(expression) }
      }
      words.endList()
      expressions.endList()
    }
  }

  func words(of label: LabelID) -> ArraySlice<TokenID> { words[label.index] }

  func expressions(of label: LabelID) -> ArraySlice<UInt32> { expressions[label.index] }
}

/// Lists of different elements, one behind the other.
private struct Lists<Element: Hashable & Sendable>: Sendable {
  private var elements: [Element] = []
  private var starts = [0]
  private var known: Set<Element> = []

  /// Adds an element to the last list, unless it has it.
  mutating func append(_ element: Element) {
    if known.insert(element).inserted { elements.append(element) }
  }

  mutating func endList() {
    starts.append(elements.count)
    known.removeAll(keepingCapacity: true)
  }

  subscript(list: Int) -> ArraySlice<Element> { elements[starts[list]..<starts[list + 1]] }
}
