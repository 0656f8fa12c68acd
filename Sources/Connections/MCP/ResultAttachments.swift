internal import AppIntents
internal import ApplePlatform
internal import FileFormats
internal import Foundation
internal import IntentRuntime

/// What a result brings along besides words: files and pictures in it, entities as links to what they are.
struct ResultAttachments: Sendable {
  private let response: Response
  /// So much of a file is handed over, and so many links.
  private static let mostBytes = 1 << 20
  private static let mostLinks = 20

  init(_ response: Response) { self.response = response }

  func contents() async -> [JSONObject] {
    let files = returned.compactMap { $0 as? IntentFile }
    var links: [JSONObject] = []
    for entity in response.entities.prefix(Self.mostLinks) {
      if let link = await link(to: entity) { links.append(link) }
    }
    return files.compactMap { Self.content(of: $0) } + links
  }

  private var returned: [any Sendable] {
    guard let invocation = response.invocations.last, case .succeeded = invocation.state, let value = invocation.value
    else { return [] }
    return value as? [any Sendable] ?? [value]
  }

  private func link(to entity: any AppEntity) async -> JSONObject? {
    guard let application = response.invocations.last?.application else { return nil }
    let kind = KnownKind(application: application, name: _unqualifiedName(of: type(of: entity)), title: "")
    let known = await KnownEntity(entity, of: kind)
    guard known.url != nil || entity is any Transferable else { return nil }
    return ["type": "resource_link"] + EntityResource(known).listed
  }

  private static func content(of file: IntentFile) -> JSONObject? {
    let data = file.data
    guard data.count <= mostBytes else { return nil }
    let mimeType = file.type?.preferredMIMEType ?? "application/octet-stream"
    if mimeType.hasPrefix("image/") {
      return ["type": "image", "data": data.base64EncodedString(), "mimeType": mimeType]
    }
    let uri = file.fileURL?.absoluteString ?? EntityResource.uri("Files", "File", file.filename)
    return ["type": "resource", "resource": EntityResource.contents(of: data, at: uri, mimeType)]
  }
}
