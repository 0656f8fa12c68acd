/// A file, on disk or in memory, that goes into an intent or comes out of one.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.file) }

  private enum Content: Hashable, Sendable {
    case memory(Data)
    case disk(URL)
  }

  private let content: Content
  /// What the file is called.
  public var filename: String
  /// What is in it.
  public var type: UTType?
  /// Whether the file goes away when the intent is done.
  public var removedOnCompletion = false

  /// A file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.content = .memory(data)
    self.filename = filename
    self.type = type ?? Self.type(ofFileCalled: filename)
  }

  /// A file on disk.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.content = .disk(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(ofFileCalled: fileURL.lastPathComponent)
  }

  /// The file that a typed path leads to, if there is one.
  package init?(typedPath path: String) {
    let expanded = NSString(string: path).expandingTildeInPath
    guard FileManager.default.fileExists(atPath: expanded) else { return nil }
    self.init(fileURL: URL(fileURLWithPath: expanded))
  }

  /// Where the file is, if it is on disk.
  public var fileURL: URL? {
    if case .disk(let url) = content { url } else { nil }
  }

  /// What is in the file; empty if it cannot be read.
  public var data: Data { (try? contents()) ?? Data() }

  /// The types in which the file can be had.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [.data] }

  /// What is in the file, as some type.
  public func data(contentType: UTType) async throws -> Data {
    try check(contentType)
    return try contents()
  }

  /// A copy of the file as some type, on disk; in a folder of its own unless a folder is named.
  public func file(contentType: UTType, destinationDirectory: URL? = nil) async throws -> IntentFile {
    try check(contentType)
    let url = try copy(to: destinationDirectory)
    return IntentFile(fileURL: url, filename: filename, type: type)
  }

  /// Lends the file, on disk, for a while: itself where that is allowed and possible, else a copy, which is deleted
  /// afterwards. The handler is told whether it is the file itself.
  public func withFile<Result: Sendable>(
    contentType: UTType, allowOpenInPlace: Bool = false, fileHandler: @Sendable (URL, Bool) async throws -> Result
  ) async throws -> Result {
    try check(contentType)
    if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
    let url = try copy(to: nil)
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    return try await fileHandler(url, false)
  }

  private func copy(to directory: URL?) throws -> URL {
    let folder = directory ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(filename)
    try contents().write(to: url)
    return url
  }

  private func contents() throws -> Data {
    switch content {
    case .memory(let data): data
    case .disk(let url): try Data(contentsOf: url)
    }
  }

  private func check(_ wanted: UTType) throws {
    guard let type, !type.conforms(to: wanted) else { return }
    throw AppIntentError(.unrecoverable("contentType"), "\(filename) is \(type.identifier), not \(wanted.identifier).")
  }

  private static func type(ofFileCalled name: String) -> UTType? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? UTType(filenameExtension: String(parts[parts.count - 1])) : nil
  }
}

extension IntentFile: CustomLocalizedStringResourceConvertible {
  /// What the file is called.
  public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: filename) }
}
