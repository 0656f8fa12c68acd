internal import AppIntents
internal import Diagnostics
internal import Dialog
internal import PhraseMatching

/// Everything that can be said and done at one moment: an index and what stands behind its shortcuts, which belong
/// together.
struct RegistrySnapshot: Sendable {
  let index: PhraseIndex
  let applications: [ExpandedApplication]
  /// What each shortcut of the index runs, and where its application stands.
  let bindings: [(binding: ShortcutBinding, application: Int)]
  let findings: [Finding]
  /// What the kinds of things are called that the applications know.
  let nouns: KindNouns
  let names = OnceComputed<[KnownNames]>()
  let plain = OnceComputed<[PlainPhrase]>()
  let phraseOpenings = Memo<Int, [PhraseOpening]>()
  let intentPhrases = Memo<IntentPhrases.Key, IntentPhrases>()

  init(_ applications: [ExpandedApplication]) {
    let (index, findings) = PhraseIndex.compile(applications.map(\.model))
    self.init(index, applications, findings: applications.flatMap(\.findings) + findings)
  }

  private init(_ index: PhraseIndex, _ applications: [ExpandedApplication], findings: [Finding]) {
    self.index = index
    self.applications = applications
    self.findings = findings
    nouns = KindNouns(applications.flatMap(\.nouns))
    bindings = applications.enumerated().flatMap { index, application in
      application.bindings.map { ($0, index) }
    }
    precondition(bindings.count == index.shortcutCount, "each shortcut of the index must have something to run")
  }

  /// The same with other contents of one application.
  ///
  /// Where only values have changed, nothing else is compiled again.
  func replacing(_ applicationIndex: Int, with expanded: ExpandedApplication) -> RegistrySnapshot {
    var applications = applications
    let old = applications[applicationIndex]
    applications[applicationIndex] = expanded
    guard let changes = old.model.changesOfValues(to: expanded.model) else { return RegistrySnapshot(applications) }
    var index = index
    var findings = findings
    for change in changes {
      let (updated, found) = index.updating(change.entity, change.values)
      index = updated
      findings += found
    }
    return RegistrySnapshot(index, applications, findings: findings)
  }

  /// The same with another index of the same phrases.
  func with(_ index: PhraseIndex) -> RegistrySnapshot { RegistrySnapshot(index, applications, findings: findings) }

  /// Where an application of a name stands.
  func applicationIndex(named name: String) -> Int? { applications.firstIndex { $0.model.name == name } }
}

extension Application {
  /// What has to change to turn the values of this application into those of another; nil if more is different.
  fileprivate func changesOfValues(to other: Application) -> [(entity: EntityName, values: [ValueChange])]? {
    guard name == other.name, synonyms == other.synonyms, shortcuts == other.shortcuts,
      negativePhrases == other.negativePhrases, entities.map(\.shape) == other.entities.map(\.shape)
    else { return nil }
    return zip(entities, other.entities).compactMap { old, new in
      let changes = old.changes(to: new)
      return changes.isEmpty ? nil : (EntityName(application: name, entity: old.name), changes)
    }
  }
}

extension Entity {
  fileprivate var shape: Entity {
    var shape = self
    shape.values = []
    return shape
  }

  fileprivate func changes(to other: Entity) -> [ValueChange] {
    let old = Dictionary(values.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(other.values.map(\.id))
    let gone = values.filter { !kept.contains($0.id) }.map { ValueChange.remove(id: $0.id) }
    return gone + other.values.filter { old[$0.id] != $0 }.map(ValueChange.put)
  }
}

extension ExpandedApplication {
  /// What its kinds of things are called.
  fileprivate var nouns: [(title: String, kind: String)] {
    model.entities.map { ($0.title, $0.name) }
      + entities.flatMap { type in
        type.typeDisplayRepresentation.synonyms.map { (String(localized: $0), _unqualifiedName(of: type)) }
      }
  }
}
