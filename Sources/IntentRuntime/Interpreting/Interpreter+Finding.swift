internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// A request for entities has to be understood as a whole: there is no shortcut to fall back on.
  private static var completeCoverage: Double { 0.99 }

  /// What a text looks for.
  func find(in text: String) -> ReadFind? {
    let found = findReader.read(text, now: settings.now())
    return found.flatMap { $0.coverage >= Self.completeCoverage ? $0 : nil }
  }

  /// What a text looks for where a shortcut fits it as well, but says less of it.
  func find(insteadOf request: InterpretedRequest) -> ReadFind? {
    guard let best = request.matching.candidates.first, let find = findAny(request.text) else { return nil }
    if best.score >= Self.sureShortcut {
      // A question about a value is answered before anybody asks which of several shortcuts is meant.
      guard request.matching.outcome == .ambiguous, !find.subjects.isEmpty, case .values = find.asked else { return nil }
      return find
    }
    let isOpen = best.score < Self.likelyShortcut || best.values.contains { $0.values.isEmpty && $0.typed == nil }
    return (isOpen || !find.isVain) && !find.isAboutEverything ? find : nil
  }

  /// A shortcut that fits so well is not given up for a question about something that nobody knows.
  private static var likelyShortcut: Double { 0.8 }

  /// What a text says of what was found, or else looks for.
  func findAny(_ text: String) -> ReadFind? { findFurther(text) ?? find(in: text) }

  /// What is said of what was found, or asked about what was spoken of.
  func findFurther(_ text: String) -> ReadFind? {
    let now = settings.now()
    if let (find, found) = context.find, let further = findReader.refine(text, of: find, found: found, now: now) {
      return further
    }
    for group in context.mentions.groups.prefix(Self.mostGroups) {
      let entities = group.compactMap(\.entity)
      if !entities.isEmpty, let asked = findReader.ask(text, about: entities, now: now) { return asked }
    }
    return nil
  }

  private static var mostGroups: Int { 3 }

  /// What is asked about what an open question offers, or about what it belongs to.
  func findAbout(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    var about = [open.entities]
    if case .intent(let intent)? = open.request?.deed {
      about += IntentParameters(of: intent).entries.compactMap { ConversationContext.entities(in: $0.parameter.givenValue) }
    }
    return about.lazy.filter { !$0.isEmpty }.compactMap { findReader.ask(text, about: $0, now: settings.now()) }.first
  }

  /// The entities that a name alone is a property of: "asia".
  func findNamed(_ text: String) -> ReadFind? {
    guard text.split(separator: " ").count <= 3 else { return nil }
    let finds = findReader.entityNames.compactMap { find(in: "\($0) in \(text)") }
    return finds.first { !$0.request.filters.isEmpty || !$0.conditions.isEmpty }
  }
}
