internal import Diagnostics

/// A name in which nothing can be typed or said: signs, symbols or spaces only.
enum UnspeakableName: LintRule {
  static let description = LintRuleDescription(
    .value, "unspeakable", .warning, "every name of a value has a letter or a digit")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let names = lint.names(of: application)
    for (entity, values) in names.forms.enumerated() {
      for (value, forms) in values.enumerated() {
        for place in forms.indices where forms[place].isEmpty {
          let name = ValueNames.Name(
            value: ValueID(entity: entity, value: value), synonym: place == 0 ? nil : place - 1)
          report(name, others: forms.contains { !$0.isEmpty }, application, &lint)
        }
      }
    }
  }

  private static func report(
    _ name: ValueNames.Name, others: Bool, _ application: DeclaredApplication, _ lint: inout LintRun
  ) {
    let text = application[name]
    let what = name.synonym == nil ? "title" : "synonym"
    lint.report(
      "nothing of the \(what) '\(text.text)' can be typed" + (others ? "" : ", so nobody can name the value"),
      at: text.place, subject: application.subject(of: name.value),
      fix: name.synonym == nil ? nil : lint.removal(of: text, "remove the synonym"))
  }
}
