/// Makes an enum a value that is one of several types, for parameters and results.
///
/// ```swift
/// @UnionValue
/// enum DayPass {
///   case park(ParkEntity)
///   case trail(TrailEntity)
/// }
/// ```
///
/// Each case has exactly one associated value, each of another type. The macro adds the enum `Cases`, which has the
/// names of the cases and nothing else; `typeDisplayRepresentation` and `caseDisplayRepresentations` are made from the
/// names unless the enum, or an extension of it, declares them.
@attached(
  extension,
  conformances: AppUnionValue, _IntentValueRepresentable, _IntentValue, TypeDisplayRepresentable,
  names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValue")

extension AppUnionValue {
  /// The name of the type with its words apart.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: titleMade(fromName: "\(Self.self)"))
  }
}

extension AppUnionValue where Cases.RawValue == String {
  /// The names of the cases with their words apart.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { Cases.representationsFromNames }
}
