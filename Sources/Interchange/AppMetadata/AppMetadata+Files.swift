extension AppMetadata {
  /// The source files that items are said to be written in, each once.
  package var files: [String] {
    let places = (additions?.providers ?? []).map(\.place) + actions.values.map(\.place) + entities.values.map(\.place)
    return Set(places.compactMap { $0?.file }).sorted()
  }
}
