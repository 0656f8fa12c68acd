import WordSemantics

/// A label that semantic matching considers.
struct ConsideredLabel: BitwiseCopyable {
  var label: LabelID
  /// The score in the lexical ranking; 0 if it was not among the best there.
  var lexicalScore: Double = 0
}

/// Chooses the labels whose phrases are compared by meaning.
struct LabelSelector: ~Copyable {
  private var considered = GrowableBuffer<ConsideredLabel>(capacity: 64)
  /// The likeliest of the others, best first.
  private var likeliest = GrowableBuffer<ConsideredLabel>(capacity: SemanticCosts.maximumCommandLabels)

  var growths: Int { considered.growths + likeliest.growths }

  /// The best lexical shortcuts, the likeliest ones, and the negative phrases of their applications.
  mutating func select(
    _ lexical: Ranking, _ chances: LabelChances, _ phrases: PhraseSections, holdsCommands: Bool
  ) -> FlatArray<ConsideredLabel> {
    considered.removeAll()
    addBestByWords(lexical)
    addLikeliest(chances, lexical.vetoes, phrases, holdsCommands: holdsCommands)
    addNegativeLabels(chances, phrases)
    return considered.view
  }

  private mutating func addBestByWords(_ lexical: Ranking) {
    for entry in lexical.entries.elements.prefix(SemanticCosts.lexicalCandidates)
    where entry.wordScore >= SemanticCosts.floor {
      considered.append(ConsideredLabel(label: LabelID(entry.shortcut), lexicalScore: entry.wordScore))
    }
  }

  private mutating func addLikeliest(
    _ chances: LabelChances, _ vetoes: Vetoes, _ phrases: PhraseSections, holdsCommands: Bool
  ) {
    let labels = LabelID(0)..<LabelID(phrases.shortcuts.count)
    var greatest: Float = 0
    for label in labels where chances[label] > greatest && mayAdd(label, vetoes, phrases) { greatest = chances[label] }
    let least = greatest * (holdsCommands ? SemanticCosts.minimumCommandShare : SemanticCosts.minimumShare)
    likeliest.removeAll()
    for label in labels where chances[label] > least && mayAdd(label, vetoes, phrases) {
      var position = likeliest.count
      while position > 0, chances[likeliest[position - 1].label] < chances[label] { position -= 1 }
      likeliest.insert(
        ConsideredLabel(label: label), at: position,
        limit: holdsCommands ? SemanticCosts.maximumCommandLabels : SemanticCosts.maximumLabels)
    }
    considered.append(contentsOf: likeliest.view)
  }

  private func mayAdd(_ label: LabelID, _ vetoes: Vetoes, _ phrases: PhraseSections) -> Bool {
    vetoes[label.application(in: phrases)] == nil && !isConsidered(label)
  }

  private mutating func addNegativeLabels(_ chances: LabelChances, _ phrases: PhraseSections) {
    for position in 0..<considered.count {
      let application = considered[position].label.application(in: phrases)
      let negative = LabelID(negativePhrasesOf: application, phrases)
      guard chances[negative] > 0, !isConsidered(negative) else { continue }
      considered.append(ConsideredLabel(label: negative))
    }
  }

  private func isConsidered(_ label: LabelID) -> Bool { considered.elements.contains { $0.label == label } }
}
