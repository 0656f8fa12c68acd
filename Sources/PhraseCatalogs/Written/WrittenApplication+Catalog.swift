internal import Diagnostics

extension WrittenApplication {
  /// Reads a catalog file for lint: what ``Catalog/read(_:)-([UInt8])`` reads, with the place of every part, and what
  /// that finds wrong.
  ///
  /// A shortcut of which no phrase is left keeps its place here. The application is nil where there would be no
  /// catalog.
  public static func read(
    catalog bytes: [UInt8],
    as source: SourceID
  ) -> (application: WrittenApplication?, findings: [LintFinding]) {
    let (document, findings) = JSON5Reader.read(bytes)
    guard let document else { return (nil, findings.inReadingOrder.map { LintFinding($0, in: source) }) }
    var reader = CatalogReader(document, findings: findings, record: CatalogRecord(bytes, source: source))
    let catalog = reader.read()
    let application = catalog == nil ? nil : reader.record?.application
    return (application, reader.findings.inReadingOrder.map { LintFinding($0, in: source) })
  }
}
