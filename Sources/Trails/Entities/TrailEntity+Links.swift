import AppIntents

/// The page of a trail, on the web and in the app.
///
/// Whatever is needed from the entity is interpolated by its key path. An intent that opens an entity with an address
/// needs no `perform()`: the app gets the address the same way as when somebody taps a link to it.
extension TrailEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://trails.example/trail/\(.id)/details" }
}
