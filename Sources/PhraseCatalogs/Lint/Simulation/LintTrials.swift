/// What the rules about pairs and values share while one application is looked at.
struct LintTrials: Sendable {
  private let application: DeclaredApplication
  var names: ValueNames?
  var forms: PhraseForms?
  var trials: TrialMatches?
  var rivals: Rivals?

  init(_ application: DeclaredApplication) { self.application = application }

  /// Whether it was made of this very application: arrays that share their memory hold the same.
  fileprivate func isOf(_ other: DeclaredApplication) -> Bool {
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
  mutating func names(of application: DeclaredApplication) -> ValueNames {
    share(application, \.names) { _ in ValueNames(application) }
  }

  /// What the phrases of an application come to.
  mutating func forms(of application: DeclaredApplication) -> PhraseForms {
    share(application, \.forms) { _ in PhraseForms(application) }
  }

  /// What becomes of the likely requests of an application.
  mutating func trials(of application: DeclaredApplication) -> TrialMatches {
    share(application, \.trials) { lint in
      let trials = TrialMatches(application, lint.names(of: application))
      for sampling in trials.samplings { lint.noteSampling(sampling) }
      lint.triedRequests += trials.phrases.reduce(0) { $0 + $1.requests.count }
      return trials
    }
  }

  /// What gets into the way of those requests.
  mutating func rivals(in application: DeclaredApplication) -> Rivals {
    share(application, \.rivals) { lint in
      Rivals(lint.trials(of: application), lint.forms(of: application))
    }
  }

  /// What was made for this application before, or is made now.
  private mutating func share<Made>(
    _ application: DeclaredApplication, _ member: WritableKeyPath<LintTrials, Made?>, _ make: (inout LintRun) -> Made
  ) -> Made {
    if shared?.isOf(application) != true { shared = LintTrials(application) }
    if let made = shared?[keyPath: member] { return made }
    let made = make(&self)
    shared?[keyPath: member] = made
    return made
  }
}
