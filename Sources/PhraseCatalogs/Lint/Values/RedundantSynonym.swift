internal import Diagnostics

/// A synonym that says what the title, or an earlier synonym, of the same value says.
enum RedundantSynonym: LintRule {
  static let description = LintRuleDescription(
    .value, "redundant-synonym", .warning, "every synonym of a value is another name than its title")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let names = lint.names(of: application)
    for (entity, values) in names.forms.enumerated() {
      for (value, forms) in values.enumerated() {
        for place in forms.indices.dropFirst() where !forms[place].isEmpty {
          guard let earlier = forms[..<place].firstIndex(of: forms[place]) else { continue }
          report(ValueID(entity: entity, value: value), place - 1, earlier, application, &lint)
        }
      }
    }
  }

  private static func report(
    _ value: ValueID, _ synonym: Int, _ earlier: Int, _ application: DeclaredApplication, _ lint: inout LintRun
  ) {
    let text = application[value].synonyms[synonym]
    let other = earlier == 0 ? "title" : "synonym"
    let first = earlier == 0 ? application[value].title : application[value].synonyms[earlier - 1]
    lint.report(
      "synonym '\(text.text)' says the same as the \(other) '\(first.text)'", at: text.place,
      subject: application.subject(of: value), fix: lint.removal(of: text, "remove the synonym"))
  }
}
