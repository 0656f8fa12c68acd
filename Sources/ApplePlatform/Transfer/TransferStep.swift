import Foundation

/// What a form of a value looks like on its way.
package enum TransferredContent: Sendable {
  case data(Data)
  /// A file; whether it may be used where it is, is up to its owner.
  case file(URL, mayBeOpenedInPlace: Bool)

  /// The bytes, read from the file if there is one.
  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url, _): try Data(contentsOf: url)
    }
  }
}

/// One way in which a value goes out or comes in.
package struct TransferStep<Item: Transferable>: Sendable {
  package var exportedType: UTType?
  package var importedType: UTType?
  package var export: (@Sendable (Item) async throws -> TransferredContent)?
  package var `import`: (@Sendable (TransferredContent) async throws -> Item)?
  /// Makes a value of another module's that stands for the item.
  package var exportValue: (@Sendable (Item) async throws -> any Sendable)?
  /// Makes the item of such a value.
  package var importValue: (@Sendable (any Sendable) async throws -> Item)?
  package var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
  package var visibility = TransferRepresentationVisibility.all
  package var exportingCondition: @Sendable (Item) -> Bool = { _ in true }

  package init(
    exportedType: UTType? = nil, importedType: UTType? = nil,
    export: (@Sendable (Item) async throws -> TransferredContent)? = nil,
    import: (@Sendable (TransferredContent) async throws -> Item)? = nil,
    visibility: TransferRepresentationVisibility = .all
  ) {
    self.exportedType = exportedType
    self.importedType = importedType
    self.export = export
    self.import = `import`
    self.visibility = visibility
  }

  /// Whether an item goes out this way.
  package func exports(_ item: Item) -> Bool { export != nil && exportingCondition(item) }
}

/// A value cannot be handed over in the form that was asked for.
package enum TransferError: Error, Sendable, Equatable {
  /// The value has no such form.
  case notExported(as: UTType)
  /// The value has no form at all.
  case nothingExported
  /// The value cannot be made from such a form.
  case notImported(UTType?)
}

extension TransferError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .notExported(let type): "the item has no form of type '\(type)'"
    case .nothingExported: "the item has no form that can be handed over"
    case .notImported(let type): "the item cannot be made from \(type.map { "type '\($0)'" } ?? "this content")"
    }
  }

  package var errorDescription: String? { description }
}
