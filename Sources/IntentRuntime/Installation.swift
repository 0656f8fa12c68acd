package import ApplePlatform
package import Diagnostics
package import PhraseMatching

/// The applications that the assistant can talk to, and the index of everything that can be said to them.
///
/// When an application announces new parameters, its values are read anew and the index is swapped at once.
package final class Installation: Sendable {
  package let applications: [InstalledApplication]
  private let live: LiveIndex
  /// What could not be compiled.
  package let findings: [Finding]

  /// Reads what the applications offer, in the language given.
  package init(_ applications: [InstalledApplication], locale: Locale) async {
    self.applications = applications
    let (index, findings) = PhraseIndex.compile([])
    live = LiveIndex(index)
    self.findings = findings
  }

  /// The index as it is now.
  package var index: PhraseIndex { live.current }

  /// Reads everything anew.
  package func reload() async {}
}
