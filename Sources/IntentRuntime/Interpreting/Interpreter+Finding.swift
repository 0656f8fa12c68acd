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

  /// What is said of what was found, or asked about what was spoken of.
  func findFurther(_ text: String) -> ReadFind? { nil }

  /// What is asked about what an open question offers.
  func findAbout(_ text: String, _ open: OpenQuestion) -> ReadFind? { nil }

  /// The entities that a name alone is a property of: "asia".
  func findNamed(_ text: String) -> ReadFind? {
    guard text.split(separator: " ").count <= 3 else { return nil }
    let finds = findReader.entityNames.compactMap { find(in: "\($0) in \(text)") }
    return finds.first { !$0.request.filters.isEmpty || !$0.conditions.isEmpty }
  }
}
