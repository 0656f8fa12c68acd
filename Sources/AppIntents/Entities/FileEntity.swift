/// An entity that is a file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity, _ParameterFile where ID == FileEntityIdentifier {
  /// What can be in such files.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  public static var supportedContentTypes: [UTType] { [.item] }
}

/// The identity of a file: where it is, or what a file that is not on disk yet is called.
public struct FileEntityIdentifier: Hashable, Codable, Sendable, EntityIdentifierConvertible {
  private enum Place: Hashable, Codable, Sendable {
    case file(URL)
    case draft(String)
  }

  private let place: Place

  /// A file on disk.
  public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(place: .file(url)) }

  /// A file that is not on disk yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .draft(identifier))
  }

  /// Where the file is; nil for a draft.
  public var fileURL: URL? {
    get async throws {
      if case .file(let url) = place { url } else { nil }
    }
  }

  /// What the draft is called; nil for a file on disk.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = place { identifier } else { nil }
  }

  /// The identity as text.
  public var entityIdentifierString: String {
    switch place {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  /// The identity that a text stands for: an address of a file, or a draft.
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    let draft = "draft:"
    if entityIdentifierString.hasPrefix(draft) {
      return .draft(identifier: String(entityIdentifierString.dropFirst(draft.count)))
    }
    return URL(string: entityIdentifierString).flatMap { $0.isFileURL ? .file(url: $0) : nil }
  }
}
