extension AppMetadata {
  /// A text that translators may replace; what is put into it is spelled `${name}`.
  package struct Text: Sendable, Hashable {
    /// The author's text, which translations are found by.
    package var key: String
    /// Other words for it.
    package var alternatives: [String] = []
    /// The table of its translations, where it is not the usual one.
    package var table: String?
    /// What it says in the author's language, where the key is only a key.
    package var defaultValue: String?
    /// Where it is written.
    package var place: SourceLine?

    package init(_ key: String, at place: SourceLine? = nil) { (self.key, self.place) = (key, place) }
  }
}

extension AppMetadata.Text: Codable {
  enum CodingKeys: String, CodingKey {
    case key, alternatives, table
    case defaultValue = "behestDefaultValue"
    case place = "behest"
  }

  /// Reads a text, or a bare string.
  package init(from decoder: any Decoder) throws {
    if let key = try? decoder.singleValueContainer().decode(String.self) {
      self.init(key)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(String.self, forKey: .key))
    alternatives = try container.list(.alternatives)
    table = try container.decodeIfPresent(.table)
    defaultValue = try container.decodeIfPresent(.defaultValue)
    place = try container.decodeIfPresent(.place)
  }
}
