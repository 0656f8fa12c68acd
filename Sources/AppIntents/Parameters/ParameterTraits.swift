/// Where a parameter's value may come from when an intent follows another one.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// From the intent before, if the types fit.
  case `default`
  case never
  case connectToPreviousIntentResult
}

/// What an author wrote behind `@Parameter`, as far as a conversation can use it: keyboards, controls, types of files and the
/// size of a list are accepted and not kept.
package struct ParameterTraits: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var range: ParameterRange?
  package var booleanNames: Bool.IntentDisplayName?
  package var dateKind: IntentDateKind = .dateTime
  package var currencyCodes: [String] = []
  package var unit: Dimension?
  package var supportedValues: [any Sendable]?
  package var optionsProvider: ParameterOptionsProvider?
  package var query: (any EntityQuery)?
  package var resolvers: [any Resolver] = []

  package init() {}

  /// What every parameter says about itself, and what its kind of value adds to that.
  init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ requestValueDialog: IntentDialog?,
    _ options: some DynamicOptionsProvider = _NoOptions(), adding add: (inout ParameterTraits) -> Void = { _ in }
  ) {
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.optionsProvider = options is _NoOptions ? nil : ParameterOptionsProvider(options)
    add(&self)
  }
}

/// Stands for the options of a parameter that has no provider.
public struct _NoOptions: DynamicOptionsProvider {
  public init() {}
  public func results() async throws -> [Never] { [] }
}

/// The lowest and the highest number a parameter takes.
package struct ParameterRange: Sendable, CustomStringConvertible {
  package var lowerBound: Double
  package var upperBound: Double

  /// Zero or any greater number.
  package static let notNegative = ParameterRange(lowerBound: 0, upperBound: .infinity)

  package init(lowerBound: Double, upperBound: Double) { (self.lowerBound, self.upperBound) = (lowerBound, upperBound) }

  /// The range of two bounds, if there are any.
  init?<Bound>(_ bounds: (lowerBound: Bound, upperBound: Bound)?, _ number: (Bound) -> Double) {
    guard let bounds else { return nil }
    self.init(lowerBound: number(bounds.lowerBound), upperBound: number(bounds.upperBound))
  }

  init?(_ bounds: (lowerBound: Decimal, upperBound: Decimal)?) {
    self.init(bounds) { NSDecimalNumber(decimal: $0).doubleValue }
  }

  package func contains(_ number: Double) -> Bool { number >= lowerBound && number <= upperBound }

  package var description: String {
    upperBound.isFinite ? "\(Self.text(lowerBound)) to \(Self.text(upperBound))" : "\(Self.text(lowerBound)) or more"
  }

  private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
