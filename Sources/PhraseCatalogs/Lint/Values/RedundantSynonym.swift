internal import Diagnostics

/// A synonym that says what the title, or an earlier synonym, of the same value says.
enum RedundantSynonym: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for (value, forms) in lint.names(of: application).all {
      let first = Dictionary(zip(forms, forms.indices)) { first, _ in first }
      for index in forms.indices.dropFirst() where !forms[index].isEmpty {
        guard let earlier = first[forms[index]], earlier < index else { continue }
        report(value, index - 1, earlier, application, &lint)
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
