public import Foundation

/// A file on its way out.
public struct SentTransferredFile: Sendable {
  public let file: URL
  /// Whether the receiver may use the file where it is, instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to send.
  ///
  /// - Parameters:
  ///   - file: where the file is.
  ///   - allowAccessingOriginalFile: whether the receiver may use the file where it is.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that came in. Keep a copy: it is there only until the import returns.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// Whether this is the sender's own file.
  public let isOriginalFile: Bool
}

/// A form of a value that is a file.
public struct FileRepresentation<Item>: TransferPrimitive where Item: Transferable {
  package let steps: [TransferStep<Item>]

  /// A file that goes out and comes in.
  ///
  /// - Parameters:
  ///   - contentType: what the file holds.
  ///   - shouldAttemptToOpenInPlace: whether the sender's own file is wanted.
  ///   - exporting: names the file.
  ///   - importing: makes a value of a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    steps = [
      TransferStep(
        exportedType: contentType, importedType: contentType,
        export: { TransferredContent(try await exporting($0)) }, import: { try await $0.receive(importing) })
    ]
  }

  /// A file that goes out.
  ///
  /// - Parameters:
  ///   - exportedContentType: what the file holds.
  ///   - shouldAllowToOpenInPlace: whether the receiver may use the sender's own file.
  ///   - exporting: names the file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    steps = [TransferStep(exportedType: exportedContentType, export: { TransferredContent(try await exporting($0)) })]
  }

  /// A file that comes in.
  ///
  /// - Parameters:
  ///   - importedContentType: what the file holds.
  ///   - shouldAttemptToOpenInPlace: whether the sender's own file is wanted.
  ///   - importing: makes a value of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { steps = [TransferStep(importedType: importedContentType, import: { try await $0.receive(importing) })] }
}

extension TransferredContent {
  fileprivate init(_ sent: SentTransferredFile) {
    self = .file(sent.file, mayBeOpenedInPlace: sent.allowAccessingOriginalFile)
  }

  /// Hands the content over as a file; bytes are put into a temporary one for as long as it takes.
  fileprivate func receive<Item>(
    _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    switch self {
    case .file(let url, let isOriginal):
      return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
    case .data(let data):
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try data.write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
    }
  }
}
