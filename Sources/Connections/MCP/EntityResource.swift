internal import AppIntents
internal import ApplePlatform
internal import FileFormats
internal import Foundation
internal import IntentRuntime

/// An entity as a resource: at the address that its app gives it, or at one that names it.
struct EntityResource: Sendable {
  private let known: KnownEntity
  private static let scheme = "behest"
  private static let mostBytes = 1 << 20

  init(_ known: KnownEntity) { self.known = known }

  var uri: String { known.url?.absoluteString ?? Self.uri(known.application, known.kind, known.id) }

  var listed: JSONObject {
    let fields: JSONObject = [
      "uri": uri, "name": known.title, "title": known.title, "description": known.subtitle,
      "mimeType": "application/json",
    ]
    return fields.present
  }

  /// What is known of it, and every form in which its app gives it away.
  func contents() async -> [JSONObject] {
    var json = JSONWriter()
    fields.write(to: &json)
    let about: JSONObject = [
      "uri": uri, "mimeType": "application/json", "text": String(decoding: json.bytes, as: UTF8.self),
    ]
    guard let item = known.entity as? any Transferable else { return [about] }
    return [about] + (await exports(of: item))
  }

  /// What programs read of it.
  var fields: JSONObject {
    let fields: JSONObject = [
      "application": known.application, "type": known.kind, "id": known.id, "title": known.title,
      "subtitle": known.subtitle, "uri": known.url?.absoluteString,
    ]
    return fields.present
  }

  private func exports(of item: some Transferable) async -> [JSONObject] {
    var contents: [JSONObject] = []
    for type in item.exportedContentTypes() {
      guard let data = try? await item.exported(as: type), data.count <= Self.mostBytes else { continue }
      contents.append(Self.contents(of: data, at: uri, type.preferredMIMEType ?? "application/octet-stream"))
    }
    return contents
  }

  static func contents(of data: Data, at uri: String, _ mimeType: String) -> JSONObject {
    let text = mimeType.hasPrefix("text/") ? String(data: data, encoding: .utf8) : nil
    let fields: JSONObject = [
      "uri": uri, "mimeType": mimeType, "text": text, "blob": text == nil ? data.base64EncodedString() : nil,
    ]
    return fields.present
  }

  // MARK: Addresses

  static func uri(_ application: String, _ kind: String, _ id: String) -> String {
    let parts = [application, kind, id].map { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? $0 }
    return "\(scheme):///" + parts.joined(separator: "/")
  }

  /// The application, the kind and the identifier of an address; nil for other addresses.
  static func parts(of uri: String) -> (kind: KnownKind, id: String)? {
    let start = "\(scheme):///"
    guard uri.hasPrefix(start) else { return nil }
    let parts = uri.dropFirst(start.count).split(separator: "/").compactMap { $0.removingPercentEncoding }
    guard parts.count == 3 else { return nil }
    return (KnownKind(application: parts[0], name: parts[1], title: ""), parts[2])
  }
}
