/// A label that semantic matching considers.
struct ConsideredLabel: BitwiseCopyable {
  var label: LabelID
  /// The score in the lexical ranking; 0 if it was not among the best there.
  var lexicalScore: Double = 0
}

/// Chooses the labels whose phrases are compared by meaning.
struct LabelSelector: ~Copyable {
  private var considered = GrowableBuffer<ConsideredLabel>(capacity: 16)

  var growths: Int { considered.growths }

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
    let share = holdsCommands ? SemanticCosts.minimumCommandShare : SemanticCosts.minimumShare
    var least: Float = 0
    for _ in 0..<(holdsCommands ? SemanticCosts.maximumCommandLabels : SemanticCosts.maximumLabels) {
      var best: LabelID?
      for label in LabelID(0)..<LabelID(phrases.shortcuts.count)
      where chances[label] > (best.map { chances[$0] } ?? least) && !isConsidered(label)
        && vetoes[label.application(in: phrases)] == nil
      {
        best = label
      }
      guard let best else { break }
      considered.append(ConsideredLabel(label: best))
      least = max(least, chances[best] * share)
    }
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
