public import Foundation

/// A form of a value that is bytes.
public struct DataRepresentation<Item>: TransferPrimitive where Item: Transferable {
  package let steps: [TransferStep<Item>]

  /// Bytes that go out and come in.
  ///
  /// - Parameters:
  ///   - contentType: what the bytes are.
  ///   - exporting: makes the bytes.
  ///   - importing: makes a value of bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    steps = [
      TransferStep(
        exportedType: contentType, importedType: contentType,
        export: { .data(try await exporting($0)) }, import: { try await importing($0.data()) })
    ]
  }

  /// Bytes that go out.
  ///
  /// - Parameters:
  ///   - exportedContentType: what the bytes are.
  ///   - exporting: makes the bytes.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    steps = [TransferStep(exportedType: exportedContentType, export: { .data(try await exporting($0)) })]
  }

  /// Bytes that come in.
  ///
  /// - Parameters:
  ///   - importedContentType: what the bytes are.
  ///   - importing: makes a value of bytes.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    steps = [TransferStep(importedType: importedContentType, import: { try await importing($0.data()) })]
  }
}
