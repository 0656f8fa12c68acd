package import Diagnostics
package import PhraseMatching

extension Catalog {
  /// Reads a phrase as it would be read in a catalog file, for programs that put catalogs together.
  ///
  /// - Parameters:
  ///   - text: the phrase, in the language of catalogs.
  ///   - parameters: what its placeholders may name.
  ///   - entities: the entities of those parameters.
  /// - Returns: the phrase, nil when a file with it would have an error, and what there is to say about it, with
  ///   ranges into the text.
  package static func phrase(
    _ text: String, with parameters: [Parameter], among entities: [Entity]
  ) -> (template: PhraseTemplate?, findings: [Finding]) {
    let closed = Set(entities.filter { $0.vocabulary == .closed }.map(\.name))
    var table = ParameterTable()
    for parameter in parameters {
      table.declare(parameter.name, at: 0..<0)
      table.add(parameter)
      if case .entity(let name) = parameter.kind, closed.contains(name) { table.listed.insert(parameter.name) }
    }
    let (phrase, findings) = CatalogReader.phrase(text, with: table)
    return (phrase?.template, findings)
  }
}
