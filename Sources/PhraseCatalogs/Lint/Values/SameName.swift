internal import Diagnostics

/// Two values of an entity that have a name in common, and no subtitle that would tell them apart when the assistant
/// asks which one is meant.
///
/// Names are compared as the matcher compares them, without a leading article. Names of one value are
/// ``RedundantSynonym``'s, values of two entities ``SharedSlot``'s.
enum SameName: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let names = lint.names(of: application)
    for (value, forms) in names.all {
      guard let clash = clash(of: value, forms, names, application) else { continue }
      report(value, clash.mine, clash.other, application, &lint)
    }
  }

  /// The first name that an earlier value has too.
  private static func clash(
    of value: ValueID, _ forms: [String], _ names: ValueNames, _ application: DeclaredApplication
  ) -> (mine: ValueNames.Name, other: ValueNames.Name)? {
    for (index, form) in forms.enumerated() where !form.isEmpty {
      let other = names.names(form).first { other in
        other.value.entity == value.entity && other.value < value
          && application[other.value].subtitle == application[value].subtitle
      }
      if let other { return (ValueNames.Name(of: value, at: index), other) }
    }
    return nil
  }

  private static func report(
    _ value: ValueID, _ mine: ValueNames.Name, _ other: ValueNames.Name, _ application: DeclaredApplication,
    _ lint: inout LintRun
  ) {
    let text = application[mine]
    let what = mine.synonym == nil ? "title '\(text.text)'" : "synonym '\(text.text)'"
    let whose = other.synonym == nil ? "the title" : "a synonym"
    lint.report(
      "\(what) is also \(whose) of value '\(application[other.value].title.text)', and no subtitle tells them apart",
      at: text.place, subject: application.subject(of: value),
      related: [LintFinding.Related("the other name", application[other].place)])
  }
}
