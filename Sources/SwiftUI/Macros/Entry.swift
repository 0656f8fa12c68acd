/// Makes a variable in an extension of ``EnvironmentValues`` one that views set and inherit.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var trailColor: Color = .green
///   @Entry var guide: Guide?
/// }
/// ```
///
/// The value is the default; a variable that may be `nil` needs none. With its type written, the default is made each time it is
/// asked for; without, it is made once and has to be sendable.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "Entry")
