import AppIntents

/// What other apps get when somebody passes a trail on: a line of text, or the bare name.
///
/// The order is from the richest to the poorest form. A proxy by key path has to lead to a `@Property`.
extension TrailEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { trail in
      Data("\(trail.name), \(trail.regionDescription): \(trail.trailLength.shown)".utf8)
    }
    ProxyRepresentation(exporting: \.name)
  }
}
