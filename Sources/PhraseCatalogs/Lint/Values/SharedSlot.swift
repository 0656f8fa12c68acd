internal import Diagnostics
internal import PhraseMatching

/// A name that values of two entities have, where phrases of two shortcuts differ in nothing but those entities: only
/// the name could tell the shortcuts apart.
enum SharedSlot: LintRule {
  /// Names that are reported of two entities; more would say nothing new.
  private static let mostReports = 10

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let names = lint.names(of: application)
    for meeting in meetings(in: application, lint.forms(of: application)) {
      let shared = sharedNames(meeting, names)
      for (one, other) in shared.prefix(mostReports) { report(one, other, meeting, application, &lint) }
      if shared.count > mostReports {
        lint.noteSampling(
          "the first \(mostReports) of \(shared.count.grouped) names that '\(meeting.entityName(application, 0))' and "
            + "'\(meeting.entityName(application, 1))' share are reported")
      }
    }
  }

  /// Two phrases and the two entities in which they differ.
  private struct Meeting {
    var phrases: [PhraseID]
    var entities: [Int]

    func entityName(_ application: DeclaredApplication, _ index: Int) -> String {
      application.entities[entities[index]].name.text
    }
  }

  /// One for each pair of entities that meet, in reading order.
  private static func meetings(in application: DeclaredApplication, _ forms: PhraseForms) -> [Meeting] {
    let indices = application.entityIndices
    var shapes: [String: [(phrase: PhraseID, form: PhraseForms.Form)]] = [:]
    var met: Set<Set<Int>> = []
    var meetings: [Meeting] = []
    for phrase in application.readablePhrases {
      for form in forms.forms[phrase] ?? [] where !form.entities.isEmpty {
        for earlier in shapes[form.shape] ?? []
        where application.intent(of: earlier.phrase) != application.intent(of: phrase) {
          let different = zip(earlier.form.entities, form.entities).filter { $0 != $1 }
          guard different.count == 1, let one = indices[different[0].0], let other = indices[different[0].1],
            met.insert([one, other]).inserted
          else { continue }
          meetings.append(Meeting(phrases: [earlier.phrase, phrase], entities: [one, other]))
        }
        shapes[form.shape, default: []].append((phrase, form))
      }
    }
    return meetings
  }

  /// The names that values of both entities have, each value once, in the order of the second.
  private static func sharedNames(
    _ meeting: Meeting, _ names: ValueNames
  ) -> [(one: ValueNames.Name, other: ValueNames.Name)] {
    let (first, second) = (meeting.entities[0], meeting.entities[1])
    return names.forms[second].indices.compactMap { value in
      for (index, form) in names.forms[second][value].enumerated() where !form.isEmpty {
        guard let one = names.names(form).first(where: { $0.value.entity == first }) else { continue }
        return (one, ValueNames.Name(of: ValueID(entity: second, value: value), at: index))
      }
      return nil
    }
  }

  private static func report(
    _ one: ValueNames.Name, _ other: ValueNames.Name, _ meeting: Meeting, _ application: DeclaredApplication,
    _ lint: inout LintRun
  ) {
    lint.report(
      "'\(application[other].text)' is called so in '\(meeting.entityName(application, 0))' too, and only the name "
        + "tells '\(application[meeting.phrases[1]].text.text)' from '\(application[meeting.phrases[0]].text.text)' "
        + "of shortcut '\(application.intent(of: meeting.phrases[0]))'",
      at: application[other].place, subject: application.subject(of: other.value),
      related: [LintFinding.Related("the other name", application[one].place), application.related(meeting.phrases[0])])
  }
}
