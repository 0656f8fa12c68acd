/// What whoever imports files wants of the catalog.
package struct ImportOptions: Sendable {
  /// What to call the application; nil for what the files say, or for a name made of theirs.
  package var name: String?
  /// The language of the phrases, where the files have several; nil for the author's.
  package var locale: String?

  /// Makes wishes; none by default.
  package init(name: String? = nil, locale: String? = nil) { (self.name, self.locale) = (name, locale) }
}
