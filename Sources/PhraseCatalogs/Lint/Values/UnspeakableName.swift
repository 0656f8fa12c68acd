internal import Diagnostics

/// A name in which nothing can be typed or said: signs, symbols or spaces only.
enum UnspeakableName: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for (value, forms) in lint.names(of: application).all {
      for index in forms.indices where forms[index].isEmpty {
        let others = forms.contains { !$0.isEmpty }
        report(ValueNames.Name(of: value, at: index), others: others, application, &lint)
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
