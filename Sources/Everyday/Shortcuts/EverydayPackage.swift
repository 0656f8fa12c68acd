public import AppIntents

/// Makes the intents, entities and queries of this library known to an app that includes it.
public struct EverydayPackage: AppIntentsPackage {}
