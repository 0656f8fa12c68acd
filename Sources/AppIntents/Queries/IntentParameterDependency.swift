internal import Synchronization

/// The values that the parameters of an intent have so far, for whoever offers options that depend on them.
///
/// ```swift
/// struct CampgroundOptions: DynamicOptionsProvider {
///   @IntentParameterDependency<BookCampsite>(\.$park)
///   var booking
///
///   func results() async throws -> [Campground] { booking?.park.campgrounds ?? [] }
/// }
/// ```
///
/// Works in options providers and queries while the framework resolves the parameters of that intent; elsewhere, and
/// as long as a listed parameter has no value, there is nothing to read.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // Key paths to parameters capture nothing.
  private let keyPaths: [PartialKeyPath<Intent>]

  /// Depends on some parameters.
  public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var all: [PartialKeyPath<Intent>] = []
    repeat all.append(each keyPaths)
    self.keyPaths = all
  }

  /// The values; nil unless every parameter that is listed has one.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentRun.current?.intent as? Intent else { return nil }
    _ = IntentParameters(of: intent)
    let parameters = keyPaths.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
    guard parameters.allSatisfy({ $0.valueOrDefault != nil }) else { return nil }
    return IntentProjection(of: intent, listing: parameters)
  }

  /// The wrapper itself.
  public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// The values of the parameters that an ``IntentParameterDependency`` lists.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent
  private let listed: [any AnyIntentParameter]

  init(of intent: Intent, listing listed: [any AnyIntentParameter]) { (self.intent, self.listed) = (intent, listed) }

  /// The value of a parameter; of an optional parameter, what is inside.
  ///
  /// - Precondition: the parameter is listed in the dependency.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
    let reads = ParameterReads()
    let value = ParameterReads.$current.withValue(reads) { intent[keyPath: keyPath] }
    let known = reads.parameters
    precondition(
      known.allSatisfy { read in listed.contains { $0 === read } },
      "'\(Intent.self).\(known.first?.location?.name ?? "?")' is not listed in the '@IntentParameterDependency' that reads it; "
        + "list it: '@IntentParameterDependency<\(Intent.self)>(\\.$\(known.first?.location?.name ?? "?"))'"
    )
    guard let unwrapped = (inside(value) ?? value) as? Value.UnwrappedType else {
      preconditionFailure("'\(Intent.self)' lost a value while it was read through a parameter dependency")
    }
    return unwrapped
  }
}

/// Notes which parameters are read, to tell what a key path to a value leads through.
package final class ParameterReads: Sendable {
  @TaskLocal static var current: ParameterReads?
  private let noted = Mutex<[any AnyIntentParameter]>([])

  func note(_ parameter: any AnyIntentParameter) { noted.withLock { $0.append(parameter) } }

  var parameters: [any AnyIntentParameter] { noted.withLock { $0 } }
}
