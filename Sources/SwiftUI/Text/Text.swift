/// Words to read.
///
/// A literal is looked up in the localizations of the main bundle and may carry inline Markdown; a string value is shown as it is.
nonisolated public struct Text: View, PrimitiveView, Sendable, Equatable {
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case image(Image)
    case joined(Text, Text)
  }

  var content: Content
  var traits = TextTraits()

  init(content: Content) { self.content = content }

  public init(verbatim content: String) { self.content = .verbatim(content) }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.content = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { content = .key(key, table: tableName, bundle: bundle) }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = .resource(resource) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }
  public init(_ image: Image) { content = .image(image) }
  public init(_ date: Date, style: DateStyle) { content = .date(date, style) }

  public init(_ dates: ClosedRange<Date>) {
    content = .verbatim((dates.lowerBound..<dates.upperBound).formatted(.interval.day().month().hour().minute()))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows how long it is until the end of an interval, or since its beginning.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { content = .date(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, .timer) }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = .verbatim(format.locale(CurrentLanguage.locale).format(input))
  }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    content = .attributed(format.locale(CurrentLanguage.locale).format(input))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "")
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .joined(lhs, rhs)) }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let style = environment.style
    let cells = style.isSeen ? cells(in: environment) : []
    return [.text(cells, LayoutNode.Paragraph(alignment: style.alignment, lineLimit: style.lineLimit))]
  }
}

extension Text {
  /// The characters of this text, styled on top of what the environment says.
  func cells(in environment: EnvironmentValues) -> [Cell] {
    let traits = traits.over(environment.style.text)
    var inner = environment
    inner.style.text = traits
    return switch content {
    case .verbatim(let string): [Cell](environment.style.cased(string), style: traits.style)
    case .key(let key, let table, let bundle): key.cells(table: table, bundle: bundle, in: inner)
    case .resource(let resource): LocalizedStringKey.words(String(localized: resource), in: inner)
    case .attributed(let string): string.cells(in: inner)
    case .date(let date, let dateStyle):
      [Cell](environment.style.cased(dateStyle.string(of: date, now: environment.style.now)), style: traits.style)
    case .image(let image): image.symbol(in: inner).cells
    case .joined(let first, let second): first.cells(in: inner) + second.cells(in: inner)
    }
  }

  /// The characters of this text without style.
  func string(in environment: EnvironmentValues) -> String { String(cells(in: environment).map(\.character)) }
}

extension InheritedStyle {
  /// A string in capital or small letters, if that is asked for.
  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension AttributedString {
  fileprivate func cells(in environment: EnvironmentValues) -> [Cell] {
    runs.flatMap { run in
      var traits = environment.style.text
      if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil { traits.isUnderlined = true }
      return [Cell](environment.style.cased(String(self[run.range].characters)), style: traits.style)
    }
  }
}
