/// How the values of a parameter become shortcuts.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent,
  Value: _IntentValue,
  Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  private let keyPath: ParameterKeyPath
  private let summary: AppShortcutParameterPresentationSummary<Intent>
  private let collections: [_ShortcutOptions]

  /// The values that some collections offer, each with this sentence.
  public init(
    for parameterKeyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder<Value.UnwrappedType> optionsCollections:
      () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {
    keyPath = parameterKeyPath
    self.summary = summary
    collections = optionsCollections()._collections
  }

  /// The values that the parameter has anyway, each with this sentence.
  public init(for parameterKeyPath: ParameterKeyPath, summary: AppShortcutParameterPresentationSummary<Intent>) {
    keyPath = parameterKeyPath
    self.summary = summary
    collections = []
  }

  package func erased(for intent: Intent) -> ShortcutPresentation {
    let parameters = IntentParameters(of: intent)
    return ShortcutPresentation(
      parameter: parameters.name(at: keyPath, of: intent) ?? "?", summary: summary.text(on: intent, parameters),
      collections: collections)
  }
}

/// How the values of a parameter become shortcuts, whatever the types.
package struct ShortcutPresentation: Sendable {
  package let parameter: String
  /// The sentence, with `${parameter}` where the value goes.
  package let summary: String
  package let collections: [_ShortcutOptions]
}

/// The sentence that says what a shortcut will do with a value.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: ExpressibleByStringInterpolation {
  private let string: ParameterSummaryString<Intent>

  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) { string = summaryString }

  public init(stringLiteral value: String) { string = ParameterSummaryString(stringLiteral: value) }

  public init(stringInterpolation: ParameterSummaryString<Intent>.StringInterpolation) {
    string = ParameterSummaryString(stringInterpolation: stringInterpolation)
  }

  fileprivate func text(on intent: Intent, _ parameters: IntentParameters) -> String {
    string.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .parameter(let path):
        "${\((path as? PartialKeyPath<Intent>).flatMap { parameters.name(at: $0, of: intent) } ?? "?")}"
      }
    }.joined()
  }
}

/// Some collections of options.
public protocol AppShortcutOptionsCollectionSpecification<Value> {
  /// The type of the options.
  associatedtype Value
  var _collections: [_ShortcutOptions] { get }
}

/// The options of a provider under one heading, on their way to a shortcut.
public struct _ShortcutOptions: Sendable {
  package let title: LocalizedStringResource
  package let systemImageName: String?
  package let provider: ParameterOptionsProvider
}

/// The options of a provider under one heading.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionSpecification
{
  public typealias Value = Provider.Result.Result
  public let _collections: [_ShortcutOptions]

  /// The options of a provider under a heading.
  public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {
    _collections = [
      _ShortcutOptions(title: title, systemImageName: systemImageName, provider: ParameterOptionsProvider(provider))
    ]
  }
}

/// Several collections of options.
public struct _ListedOptionsCollections<Value>: AppShortcutOptionsCollectionSpecification {
  public let _collections: [_ShortcutOptions]
}

/// Lists collections of options one by one.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder<Value>: _ListBuilder {
  public typealias Element = _ShortcutOptions
  public static func buildExpression(
    _ collection: some AppShortcutOptionsCollectionSpecification<Value>
  ) -> [_ShortcutOptions] { collection._collections }
  public static func buildFinalResult(_ collections: [_ShortcutOptions]) -> _ListedOptionsCollections<Value> {
    _ListedOptionsCollections(_collections: collections)
  }
}
