/// What the rules about pairs and values share while one application is looked at.
struct LintRehearsal: Sendable {
  private let application: WrittenApplication
  var names: ValueNames?
  var forms: PhraseForms?
  var rehearsal: Rehearsal?
  var rivals: Rivals?

  init(_ application: WrittenApplication) { self.application = application }

  /// Whether it was made of this very application: arrays that share their memory hold the same.
  fileprivate func isOf(_ other: WrittenApplication) -> Bool {
    application.name == other.name && application.locale == other.locale
      && application.shortcuts.sharesMemory(with: other.shortcuts)
      && application.entities.sharesMemory(with: other.entities)
      && application.negativePhrases.sharesMemory(with: other.negativePhrases)
      && application.synonyms == other.synonyms
  }
}

extension Array {
  fileprivate func sharesMemory(with other: [Element]) -> Bool {
    count == other.count
      && (isEmpty
        || withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } })
  }
}

extension LintRun {
  /// What the values of an application are called.
  mutating func names(of application: WrittenApplication) -> ValueNames {
    share(application, \.names) { _ in ValueNames(application) }
  }

  /// What the phrases of an application come to.
  mutating func forms(of application: WrittenApplication) -> PhraseForms {
    share(application, \.forms) { _ in PhraseForms(application) }
  }

  /// What becomes of the likely requests of an application.
  mutating func rehearsal(of application: WrittenApplication) -> Rehearsal {
    share(application, \.rehearsal) { lint in
      let rehearsal = Rehearsal(application, lint.names(of: application))
      for sampling in rehearsal.samplings { lint.noteSampling(sampling) }
      lint.rehearsedRequests += rehearsal.phrases.reduce(0) { $0 + $1.requests.count }
      return rehearsal
    }
  }

  /// What gets into the way of those requests.
  mutating func rivals(in application: WrittenApplication) -> Rivals {
    share(application, \.rivals) { lint in
      Rivals(lint.rehearsal(of: application), lint.forms(of: application))
    }
  }

  /// What was made for this application before, or is made now.
  private mutating func share<Made>(
    _ application: WrittenApplication,
    _ place: WritableKeyPath<LintRehearsal, Made?>,
    _ make: (inout LintRun) -> Made
  ) -> Made {
    if rehearsed?.isOf(application) != true { rehearsed = LintRehearsal(application) }
    if let made = rehearsed?[keyPath: place] { return made }
    let made = make(&self)
    rehearsed?[keyPath: place] = made
    return made
  }
}
