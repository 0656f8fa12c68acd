extension EntityFinder {
  /// The entity of the file that a typed path leads to; none if the type is no file entity, or there is no such file.
  static func files(
    of type: any AppEntity.Type, at path: String, query: (any EntityQuery)?
  ) async throws -> [any Sendable] {
    func find<File: FileEntity>(_ type: File.Type, at url: URL) async throws -> [any Sendable] {
      try await ask(query ?? type.anyDefaultQuery, about: type) { query in
        try await identified([FileEntityIdentifier.file(url: url)], by: query, as: type)
      }
    }
    guard let type = type as? any FileEntity.Type, let url = IntentFile(typedPath: path)?.fileURL else { return [] }
    return try await find(type, at: url)
  }
}
