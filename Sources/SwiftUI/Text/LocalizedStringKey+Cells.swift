extension LocalizedStringKey {
  /// The localized text with its values in place and its Markdown as style.
  func cells(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> [Cell] {
    let words = String(
      localized: LocalizedStringResource(
        key: value.key, defaultValue: value, table: table, locale: environment.locale, bundle: .of(bundle)))
    return Self.words(words, in: environment, text: text(at:))
  }

  /// Words with their Markdown as style and texts in place of their markers.
  static func words(
    _ words: String, in environment: EnvironmentValues, text: (Character) -> Text? = { _ in nil }
  ) -> [Cell] {
    inlineMarkdown(words).flatMap { run in
      var inner = environment
      inner.style.text = run.traits.over(environment.style.text)
      return inner.style.cased(run.text).flatMap { character in
        text(character)?.cells(in: inner) ?? [Cell(character, style: inner.style.text.style)]
      }
    }
  }
}

extension MarkdownRun {
  /// How a terminal writes the run: what leads to an address is underlined.
  fileprivate var traits: TextTraits {
    TextTraits(
      isBold: emphasis.contains(.strong) ? true : nil, isItalic: emphasis.contains(.emphasized) ? true : nil,
      isUnderlined: link == nil ? nil : true, isStruckThrough: emphasis.contains(.struckThrough) ? true : nil)
  }
}
