internal import Diagnostics
internal import FileFormats

extension DeclaredApplication {
  /// Reads a catalog file for lint: what ``Catalog/read(_:)-([UInt8])`` reads, with the place of every part, and what
  /// that finds wrong.
  ///
  /// A shortcut of which no phrase is left is kept here. The application is nil where there would be no catalog. Costs
  /// what reading the catalog costs, and the memory of every text once more.
  public static func read(
    catalog bytes: [UInt8], as source: SourceID
  ) -> (application: DeclaredApplication?, findings: [LintFinding]) {
    let (root, findings) = JSONValue.read(bytes)
    guard let root else { return (nil, findings.inReadingOrder.map { LintFinding($0, in: source) }) }
    var reader = CatalogReader(root, in: bytes, findings: findings, record: DeclarationRecorder(bytes, source: source))
    let catalog = reader.read()
    let application = catalog == nil ? nil : reader.record?.application
    return (application, reader.findings.inReadingOrder.map { LintFinding($0, in: source) })
  }
}
