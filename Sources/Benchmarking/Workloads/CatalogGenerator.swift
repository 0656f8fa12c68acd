internal import PhraseMatching

/// A catalog that was made up, and what is needed to make up requests for it.
struct GeneratedCatalog {
  /// A phrase and whose it is.
  struct Phrase {
    var saying: Saying
    /// The index of its shortcut among those of all applications.
    var shortcut: Int
    var application: Int
    /// The index among the application's entities of what fills its value.
    var entity: Int?
  }

  var applications: [Application] = []
  var phrases: [Phrase] = []

  /// The values of what fills a phrase.
  func values(for phrase: Phrase) -> [Entity.Value] {
    phrase.entity.map { applications[phrase.application].entities[$0].values } ?? []
  }
}

/// Makes up the applications of a workload.
struct CatalogGenerator {
  private let workload: Workload
  private var random: SeededGenerator
  private var catalog = GeneratedCatalog()
  /// The numbers of phrases that the next shortcuts have, dealt like cards so that each comes as often as it should.
  private var phraseCounts: [Int] = []

  init(_ workload: Workload) {
    self.workload = workload
    random = SeededGenerator(seed: workload.seed)
  }

  /// Makes them. Costs a few microseconds for each phrase and value.
  mutating func generate() throws(BenchmarkDataError) -> GeneratedCatalog {
    var names = DistinctTexts(of: workload, kind: "application names")
    for application in 0..<workload.shape.applications {
      let name = try names.next(of: workload.forms.application, workload.words, &random, \.phrase)
      catalog.applications.append(Application(name: name, entities: try entities()))
      try addShortcuts(to: application)
    }
    return catalog
  }

  // MARK: Values

  private mutating func entities() throws(BenchmarkDataError) -> [Entity] {
    var titles = DistinctTexts(of: workload, kind: "values")
    var entities: [Entity] = []
    for number in 0..<workload.shape.entitiesPerApplication {
      var values: [Entity.Value] = []
      for index in 0..<workload.shape.valuesPerEntity {
        let title = try titles.next(of: workload.forms.value, workload.words, &random, \.phrase)
        values.append(Entity.Value(id: "\(index)", title: title))
      }
      entities.append(Entity(name: "Kind\(number)", title: "Kind \(number)", values: values))
    }
    return entities
  }

  // MARK: Shortcuts

  private mutating func addShortcuts(to application: Int) throws(BenchmarkDataError) {
    let shape = workload.shape
    var keys = DistinctTexts(of: workload, kind: "phrases")
    for shortcut in Self.part(application, of: shape.applications, in: shape.shortcuts) {
      let takesValue = !Self.part(shortcut, of: shape.shortcuts, in: shape.shortcutsWithValue).isEmpty
      let entity = takesValue ? shortcut / 2 % shape.entitiesPerApplication : nil
      let templates = try phrases(of: shortcut, in: application, entity: entity, &keys)
      let parameters = entity.map { [Parameter(name: "value", kind: .entity("Kind\($0)"))] } ?? []
      catalog.applications[application].shortcuts.append(
        Shortcut(intent: "Intent\(shortcut)", title: "Intent \(shortcut)", parameters: parameters, phrases: templates))
    }
  }

  /// The phrases of a shortcut; the first one takes its value.
  private mutating func phrases(of shortcut: Int, in application: Int, entity: Int?, _ keys: inout DistinctTexts)
    throws(BenchmarkDataError) -> [PhraseTemplate]
  {
    var templates: [PhraseTemplate] = []
    for number in 0..<phraseCount(of: shortcut) {
      let takesValue = entity != nil && number == 0
      var saying = Saying()
      _ = try keys.next(of: forms(takingValue: takesValue), workload.words, &random) { drawn in
        saying = drawn
        return drawn.key
      }
      catalog.phrases.append(
        GeneratedCatalog.Phrase(
          saying: saying, shortcut: shortcut, application: application, entity: takesValue ? entity : nil))
      if let template = PhraseTemplate.literal(saying.phrase).template { templates.append(template) }
    }
    return templates
  }

  private mutating func phraseCount(of shortcut: Int) -> Int {
    if let total = workload.shape.plainPhrases {
      return Self.part(shortcut, of: workload.shape.shortcuts, in: total).count
    }
    if phraseCounts.isEmpty {
      phraseCounts = workload.phrasesPerShortcut
      random.shuffle(&phraseCounts)
    }
    return phraseCounts.removeLast()
  }

  private func forms(takingValue: Bool) -> [PhraseForm] {
    if workload.shape.plainPhrases != nil { return workload.forms.plainPhrase }
    return takingValue ? workload.forms.phraseWithValue : workload.forms.phrase
  }

  /// The `index`th of `parts` nearly equal parts of a whole.
  private static func part(_ index: Int, of parts: Int, in whole: Int) -> Range<Int> {
    index * whole / parts..<(index + 1) * whole / parts
  }
}

/// Texts drawn from forms, each only once.
private struct DistinctTexts {
  private static let attempts = 1_000

  private let workload: String
  private let kind: String
  private var seen = Set<String>()

  init(of workload: Workload, kind: String) {
    self.workload = workload.name
    self.kind = kind
  }

  mutating func next(
    of forms: [PhraseForm], _ words: WordLists, _ random: inout SeededGenerator, _ text: (Saying) -> String
  ) throws(BenchmarkDataError) -> String {
    for _ in 0..<Self.attempts {
      let text = text(random.element(of: forms).filled(from: words, &random))
      if seen.insert(text).inserted { return text }
    }
    throw .tooFewWords(workload: workload, wanted: kind)
  }
}
