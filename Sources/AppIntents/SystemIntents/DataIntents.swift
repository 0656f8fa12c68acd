/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}

/// An intent that sets a value: a switch, a level.
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// An intent that plays a video somebody named.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
  /// The name, as it was said.
  var term: String { get set }
}
