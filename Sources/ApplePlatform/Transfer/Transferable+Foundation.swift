public import Foundation

extension String: Transferable {
  /// Plain text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText,
      exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
    DataRepresentation<String>(
      contentType: .plainText,
      exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url,
      exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw TransferError.notImported(.url)
        }
        return url
      })
    ProxyRepresentation<URL, String>(exporting: { $0.absoluteString })
  }
}

extension AttributedString: Transferable {
  /// Plain text: the attributes stay behind.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) },
      importing: { AttributedString($0) })
  }
}
