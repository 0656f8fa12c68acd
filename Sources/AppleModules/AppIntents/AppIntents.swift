@_exported public import AppIntentsCore

// `import protocol AppIntents.AppIntent` is ambiguous where a protocol and a macro of the same name are found at once. What a
// module declares itself is found first, so these are the protocols; `@AppIntent(schema:)` still finds the macro.

/// The protocol of an intent.
public typealias AppIntent = AppIntentsCore.AppIntent
/// The protocol of an entity.
public typealias AppEntity = AppIntentsCore.AppEntity
/// The protocol of an enum with values for intents.
public typealias AppEnum = AppIntentsCore.AppEnum
