extension FilledParameter {
  /// What fills a parameter that no request names: a reply, or what is said after a request.
  package init(_ name: String, text: String, values: [Entity.Value] = [], typed: TypedValue? = nil) {
    self.init(name: name, range: 0..<0, text: text, values: values.map { ResolvedValue($0) }, typed: typed)
  }
}

extension ResolvedValue {
  package init(_ value: Entity.Value) { self.init(id: value.id, title: value.title, subtitle: value.subtitle) }
}
