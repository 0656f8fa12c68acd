internal import ChildProcesses
internal import Diagnostics
internal import Foundation
internal import PhraseCatalogs
internal import PhraseMatching

/// The values that a program of a catalog tells: a line each, with an identifier in front of a tab if it has another one,
/// or a JSON array of values as catalogs have them.
enum ToldValues {
  private static let limits = ProgramLimits(output: 1 << 20)

  /// Asks the program, which is looked for beside the catalog, then in the search path.
  static func ask(_ run: [String], folder: String?) async throws -> [Entity.Value] {
    let program = Program(path: try CatalogAction.locate(run[0], in: folder), arguments: run, folder: folder)
    let result = await program.run(limits: limits)
    if let error = result.error(of: program.name, limits) { throw error }
    return try read(result.output.spoken, from: program.name)
  }

  static func read(_ text: String, from name: String) throws(CatalogActionError) -> [Entity.Value] {
    guard text.hasPrefix("[") else { return lines(of: text) }
    let (values, findings) = Catalog.readValues(text)
    if let finding = findings.first { throw .noValues(name, reason: finding.message) }
    return values
  }

  private static func lines(of text: String) -> [Entity.Value] {
    var seen: Set<String> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let halves = line.split(separator: "\t", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let id = halves.first, !id.isEmpty, seen.insert(id).inserted else { return nil }
      return Entity.Value(id: id, title: halves.last ?? id)
    }
  }
}
