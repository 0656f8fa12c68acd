internal import Diagnostics
internal import IntentRuntime
package import PhraseMatching

/// What applications can be called on the command line.
package struct ApplicationNames: Equatable {
  /// Their names, each once, in the order in which they are installed.
  package let names: [String]
  /// Other names, and whose they are. A compiled index does not tell them.
  private let synonyms: [Synonym]

  private struct Synonym: Equatable {
    var text: String
    var name: String
  }

  package init(_ applications: [Application]) {
    names = applications.map(\.name).distinct
    synonyms = applications.flatMap { application in
      application.synonyms.map { Synonym(text: $0, name: application.name) }
    }
  }

  package init(written names: [String]) {
    self.names = names.distinct
    synonyms = []
  }

  package init(_ index: PhraseIndex) {
    names = index.applicationNames.distinct
    synonyms = []
  }

  /// The name of the application that somebody means, in whatever case; nil when there is none.
  package func name(of written: String) -> String? {
    if names.contains(written) { return written }
    let wanted = written.lowercased()
    return names.first { $0.lowercased() == wanted } ?? synonyms.first { $0.text.lowercased() == wanted }?.name
  }

  /// The name or synonym that was probably meant.
  package func nearest(to written: String) -> String? { nearestName(to: written, among: names + synonyms.map(\.text)) }

  /// The other names of an application.
  package func synonyms(of name: String) -> [String] { synonyms.filter { $0.name == name }.map(\.text) }
}
