package import PhraseMatching

/// What fills a parameter of a catalog's shortcut: in `say` its title, in `run` its id.
package struct CatalogValue: Sendable, Hashable {
  /// For programs: an entity's id, a typed value in canonical form, free words as they are.
  package var id: String
  /// For people: an entity's title, a typed value as one says it, free words as they are.
  package var title: String
  package var subtitle: String?
  package var text: String
  /// The canonical form of a typed value.
  package var typed: String?
  /// A date as ISO 8601 writes it, with its day also where only a time was said.
  package var iso: String?
  /// A duration in seconds.
  package var seconds: String?
  /// The single values where several were given; none for one.
  package var items: [CatalogValue] = []

  package init(id: String, title: String, subtitle: String? = nil, text: String, typed: String? = nil) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.text = text
    self.typed = typed
  }

  package init(words: String) { self.init(id: words, title: words, text: words) }

  /// Several values as one, said as a list; nil for none. Of equal ones the first counts.
  package init?(several values: [CatalogValue], listed: ([String]) -> String) {
    var items: [CatalogValue] = []
    for value in values.flatMap(\.each) where !items.contains(where: { $0.id == value.id }) { items.append(value) }
    guard let first = items.first else { return nil }
    self = first
    guard items.count > 1 else { return }
    let typed = items.compactMap(\.typed)
    self.init(
      id: items.map(\.id).joined(separator: ","), title: listed(items.map(\.title)), text: listed(items.map(\.text)),
      typed: typed.isEmpty ? nil : typed.joined(separator: ","))
    self.items = items
  }

  /// It alone, or each of several.
  package var each: [CatalogValue] { items.isEmpty ? [self] : items }

  package init(_ value: ResolvedValue, text: String) {
    self.init(id: value.id, title: value.title, subtitle: value.subtitle, text: text)
  }

  /// A number, date, duration… said as it was typed unless there is a better way to say it.
  package init(_ value: TypedValue, text: String, readable: String? = nil) {
    self.init(id: value.text, title: readable ?? text, text: text, typed: value.text)
    if case .date(let date) = value { iso = date.iso }
    if case .duration(let length) = value { seconds = TypedValue.number(length).text }
  }
}
