import Testing

@testable import PhraseMatching

struct PhraseGroupTests {
  /// The texts of each group of an index's phrases.
  private func groups(_ shortcuts: [[String]]) -> [[String]] {
    let lamp = Entity(name: "Lamp", title: "Lamp", values: [Entity.Value(id: "desk", title: "Desk Lamp")])
    let shortcuts = shortcuts.enumerated().map { number, phrases in
      Shortcut(
        intent: "I\(number)", title: "", parameters: [Parameter(name: "lamp", kind: .entity("Lamp"))],
        phrases: phrases.compactMap { PhraseTemplate.pattern($0).template })
    }
    let application = Application(name: "Home", shortcuts: shortcuts, entities: [lamp])
    let phrases = PhraseIndex.compile([application]).index.phrases
    return (PhraseGroupID(0)..<PhraseGroupID(phrases.groupCount)).map { group in
      phrases.phrases(in: group).map { String(phrases.strings[phrases.phrase($0).text]) }
    }
  }

  @Test func `phrases with the same content words and values are one group, whatever their order and light words`() {
    #expect(
      groups([["dim the ${lamp}", "brighten ${lamp}", "${lamp} dim", "dim a ${lamp} in ${applicationName}"]])
        == [["dim the ${lamp}", "${lamp} dim", "dim a ${lamp} in ${applicationName}"], ["brighten ${lamp}"]])
  }

  @Test func `of phrases that say the same only the first is in a group`() {
    #expect(groups([["dim the ${lamp}", "Dim the ${lamp}!", "dim ${lamp}"]]) == [["dim the ${lamp}", "dim ${lamp}"]])
  }

  @Test func `shortcuts share no group, and a pattern stays alone`() {
    #expect(
      groups([["dim the ${lamp}", "dim [the] ${lamp} now"], ["dim a ${lamp}"]])
        == [["dim the ${lamp}"], ["dim [the] ${lamp} now"], ["dim a ${lamp}"]])
  }

  @Test func `the groups of a shortcut begin at that of its first phrase`() {
    let application = Application(
      name: "Home",
      shortcuts: [["lock door", "the lock door", "open door"], ["close gate", "close the gate"]].enumerated().map {
        number, phrases in
        Shortcut(
          intent: "I\(number)", title: "", phrases: phrases.compactMap { PhraseTemplate.pattern($0).template })
      })
    let phrases = PhraseIndex.compile([application]).index.phrases
    #expect(phrases.groups(from: PhraseID(0)) == PhraseGroupID(0))
    #expect(phrases.groups(from: PhraseID(3)) == PhraseGroupID(2))
  }
}
