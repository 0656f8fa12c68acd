internal import PhraseMatching

/// Compiles a workload's applications, a few times, and opens the index as a later run of the program would.
struct BuildMeasurement {
  private static let repetitions = 3
  private static let openings = 9

  let index: PhraseIndex
  let figures: BuildFigures
  /// What the compiler had to say; there should be nothing.
  let problems: [String]
  /// What learning took; nil where words mean nothing.
  let meaning: MeaningFigures?

  init(_ material: WorkloadMaterial, _ opening: IndexOpening, _ similarity: MatchOptions.Similarity) throws {
    var figures = BuildFigures()
    figures.parse = Self.middle(of: Self.repetitions) { Self.parse(material) }.nanoseconds
    let compiled = Self.middle(of: Self.repetitions) { PhraseIndex.compile(material.applications) }
    figures.compile = compiled.nanoseconds
    let learned = similarity == .semantic ? Self.learn(compiled.result.index) : nil
    index = learned?.index ?? compiled.result.index
    self.meaning = learned?.figures
    problems = Self.problems(compiled.result.findings.count, index, material)
    figures.indexBytes = index.memory.bytes.count - index.learnedBytes
    figures.textBytes = material.phraseBytes + material.valueBytes
    let open = try opening.prepare(index)
    let opened = try Self.middle(of: Self.openings, open)
    figures.open = opened.nanoseconds
    self.figures = figures
  }

  private static func learn(_ index: PhraseIndex) -> (index: PhraseIndex, figures: MeaningFigures) {
    let learned = middle(of: repetitions) { index.learned() }
    var figures = MeaningFigures()
    figures.learn = learned.nanoseconds
    figures.learnedBytes = learned.result.learnedBytes
    return (learned.result, figures)
  }

  private static func problems(_ findings: Int, _ index: PhraseIndex, _ material: WorkloadMaterial) -> [String] {
    var problems: [String] = []
    if findings > 0 { problems.append("the compiler had \(findings) findings") }
    if index.phraseCount != material.phraseCount {
      problems.append("the index has \(index.phraseCount) phrases instead of \(material.phraseCount)")
    }
    if index.valueCount != material.valueCount {
      problems.append("the index has \(index.valueCount) values instead of \(material.valueCount)")
    }
    return problems
  }

  /// Reads every phrase from its text, as a catalog's reader does.
  private static func parse(_ material: WorkloadMaterial) -> Int {
    var count = 0
    for application in material.applications {
      for shortcut in application.shortcuts {
        for phrase in shortcut.phrases where PhraseTemplate.literal(phrase.text).template != nil { count += 1 }
      }
    }
    return count
  }

  /// The result of the last of several repetitions, and the middle one's time.
  private static func middle<Result>(of count: Int, _ body: () throws -> Result) rethrows -> (
    result: Result, nanoseconds: Int
  ) {
    var (result, first) = try MonotonicClock.time(body)
    var times = [first]
    while times.count < count {
      (result, first) = try MonotonicClock.time(body)
      times.append(first)
    }
    return (result, Percentiles(of: times)[0.5])
  }
}
