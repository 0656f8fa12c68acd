/// An intent that the system may suggest with values that were used before.
///
/// ```swift
/// static var predictionConfiguration: some IntentPredictionConfiguration {
///   IntentPrediction(parameters: (\.$trail, \.$date)) { trail, date in
///     DisplayRepresentation(title: "Hike \(trail.name)")
///   }
/// }
/// ```
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// The predictions: which parameters matter together, and how the intent is shown with their values.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}

/// Predictions of an intent.
public protocol IntentPredictionConfiguration: Sendable {}

/// Parameters that matter together, and how the intent is shown with their values.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  package let description: PredictionDescription

  /// A prediction without values.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
    description = PredictionDescription(paths: []) { _ in displayRepresentation() }
  }

  /// A prediction with the values of some parameters, which are given to the closure in the same order.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping @Sendable (repeat each Value) -> DisplayRepresentation
  ) {
    var paths: [AnyKeyPath] = []
    for path in repeat each parameters { paths.append(path) }
    description = PredictionDescription(paths: paths) { wrappers in
      var wrappers = wrappers[...]
      func next<Wanted: _IntentValue>(_ type: Wanted.Type) -> Wanted {
        guard let parameter = wrappers.popFirst() as? IntentParameter<Wanted> else {
          preconditionFailure("A prediction asks for the values of its parameters in their order")
        }
        return parameter.wrappedValue
      }
      return displayRepresentation(repeat next((each Value).self))
    }
  }
}

/// A prediction whatever its intent: the parameters it needs, and what it shows with their values.
package struct PredictionDescription: @unchecked Sendable {
  // Key paths to wrappers capture nothing that could change.
  private let paths: [AnyKeyPath]
  private let display: @Sendable ([any AnyIntentParameter]) -> DisplayRepresentation

  init(paths: [AnyKeyPath], display: @escaping @Sendable ([any AnyIntentParameter]) -> DisplayRepresentation) {
    (self.paths, self.display) = (paths, display)
  }

  /// The names of the parameters that the prediction needs.
  package func parameterNames(of intent: some AppIntent) -> [String] {
    let entries = IntentParameters(of: intent).entries
    return wrappers(of: intent).compactMap { wrapper in entries.first { $0.parameter === wrapper }?.name }
  }

  /// How the intent is shown; nil while one of the parameters lacks a value.
  package func representation(of intent: some AppIntent) -> DisplayRepresentation? {
    let wrappers = wrappers(of: intent)
    guard wrappers.allSatisfy({ $0.isOptional || $0.valueOrDefault != nil }) else { return nil }
    return display(wrappers)
  }

  private func wrappers(of intent: some AppIntent) -> [any AnyIntentParameter] {
    paths.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
  }
}

/// Lists predictions one by one.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions<Intent> {
    IntentPredictions(descriptions: predictions.map(\.description))
  }
}

/// Predictions of an intent, in order.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {
  package let descriptions: [PredictionDescription]
}

extension PredictableIntent {
  /// The predictions, in order.
  package static var predictions: [PredictionDescription] {
    switch predictionConfiguration {
    case let predictions as IntentPredictions<Self>: predictions.descriptions
    case let prediction as IntentPrediction<Self>: [prediction.description]
    default: []
    }
  }
}
