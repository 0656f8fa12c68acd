public import Foundation

extension Transferable {
  private static var steps: [TransferStep<Self>] {
    transferRepresentation.allSteps.compactMap { $0 as? TransferStep<Self> }
  }

  private func steps(visibleTo visibility: TransferRepresentationVisibility) -> [TransferStep<Self>] {
    Self.steps.filter { $0.exports(self) && (visibility == .all || $0.visibility == visibility) }
  }

  /// The types of the forms that the value goes out in, the most faithful one first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    steps(visibleTo: visibility).compactMap(\.exportedType).withoutRepetitions
  }

  /// The types of the forms that values of this type go out in, the most faithful one first.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    steps.filter { visibility == .all || $0.visibility == visibility }.compactMap(\.exportedType).withoutRepetitions
  }

  /// The types of the forms that values of this type are made from, the most faithful one first.
  public static func importedContentTypes() -> [UTType] { steps.compactMap(\.importedType).withoutRepetitions }

  /// What to call the file that the value goes into.
  public var suggestedFilename: String? {
    Self.steps.lazy.filter { $0.exports(self) }.compactMap { $0.suggestedFileName(self) }.first
  }

  /// The value as bytes of a type.
  ///
  /// - Parameter contentType: the type of the bytes; a form of a more special type will do.
  public func exported(as contentType: UTType) async throws -> Data {
    try await exportedContent(as: contentType).data()
  }

  /// Hands the value over as a file.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file; the most faithful form unless given.
  ///   - fileHandler: uses the file, which may be gone afterwards.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    switch try await exportedContent(as: contentType) {
    case .file(let url, _): return try await fileHandler(url)
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(exportedFileName(as: contentType))
      try data.write(to: file)
      return try await fileHandler(file)
    }
  }

  /// The value as bytes or a file.
  ///
  /// - Parameter contentType: the type of the content; the most faithful form unless given.
  package func exportedContent(as contentType: UTType?) async throws -> TransferredContent {
    guard let export = step(for: contentType)?.export else {
      throw contentType.map(TransferError.notExported) ?? .nothingExported
    }
    return try await export(self)
  }

  /// A file name for a form of the value, ending as files of its type do.
  package func exportedFileName(as contentType: UTType?) -> String {
    let step = step(for: contentType)
    let name = step?.suggestedFileName(self) ?? suggestedFilename ?? "\(Self.self)"
    let ending = step?.exportedType?.preferredFilenameExtension ?? ""
    return ending.isEmpty || name.contains(".") ? name : "\(name).\(ending)"
  }

  private func step(for contentType: UTType?) -> TransferStep<Self>? {
    let steps = Self.steps.filter { $0.exports(self) }
    guard let contentType else { return steps.first }
    return steps.first { $0.exportedType == contentType }
      ?? steps.first { $0.exportedType?.conforms(to: contentType) ?? false }
  }
}

extension Transferable {
  /// Makes a value of bytes.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - contentType: what they are; the first form that succeeds unless given.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.imported(from: .data(data), contentType: contentType)
  }

  /// Makes a value of a file.
  ///
  /// - Parameters:
  ///   - fileURL: where the file is.
  ///   - contentType: what it holds; what its name says unless given.
  public init(importing fileURL: URL, contentType: UTType?) async throws {
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension)
    self = try await Self.imported(from: .file(fileURL, mayBeOpenedInPlace: false), contentType: type)
  }

  private static func imported(from content: TransferredContent, contentType: UTType?) async throws -> Self {
    var failure: any Error = TransferError.notImported(contentType)
    for step in steps {
      guard let importedType = step.importedType, let `import` = step.import,
        contentType?.conforms(to: importedType) ?? true
      else { continue }
      do { return try await `import`(content) } catch { failure = error }
    }
    throw failure
  }
}

extension [UTType] {
  fileprivate var withoutRepetitions: [UTType] {
    reduce(into: []) { types, type in if !types.contains(type) { types.append(type) } }
  }
}

extension Transferable {
  /// The first value of a type that stands for this one; nil if there is none.
  package func exportedValue<Value>(as type: Value.Type) async throws -> Value? {
    for step in Self.steps where step.exportingCondition(self) {
      if let value = try await step.exportValue?(self) as? Value { return value }
    }
    return nil
  }

  /// Makes a value of one that stands for it; nil if this type is made of no such values.
  package static func imported(from value: any Sendable) async throws -> Self? {
    for step in steps {
      if let item = try? await step.importValue?(value) { return item }
    }
    return nil
  }
}
