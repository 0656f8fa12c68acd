// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Modules that app sources import by Apple's names; each is one file that re-exports the room where the types live.
let appleModules: [(name: String, room: Target.Dependency)] = [
  ("AppIntentsTesting", "PhraseTesting"),
  ("CoreLocation", "AppIntents"),
  ("CoreSpotlight", "AppIntents"),
  ("CoreTransferable", "ApplePlatform"),
  ("OSLog", "ApplePlatform"),
  ("os", "ApplePlatform"),
  ("SiriEvaluations", "PhraseTesting"),
  ("UniformTypeIdentifiers", "ApplePlatform"),
  ("VisualIntelligence", "AppIntents"),
  ("WidgetKit", "AppIntents"),
]

let package = Package(
  name: "Behest",
  defaultLocalization: "en",
  products: [
    .executable(name: "behest", targets: ["behest"]),
    .library(name: "AppIntents", targets: ["AppIntents"] + appleModules.map(\.name)),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "PhraseMatching", targets: ["PhraseMatching"]),
    .library(name: "AssistantCommandLine", targets: ["AssistantCommandLine"]),
    .library(name: "PhraseTesting", targets: ["PhraseTesting", "AppIntentsTesting", "SiriEvaluations"]),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: house),
    .target(name: "MeaningTable", exclude: ["meaning.table", "relations.table", "relations"]),
    .target(name: "PhraseMatching", dependencies: ["MeaningTable", "Diagnostics"], swiftSettings: house),
    .target(name: "PhraseCatalogs", dependencies: ["PhraseMatching", "Diagnostics"], swiftSettings: house),
    .target(
      name: "Interchange",
      dependencies: ["PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .target(
      name: "Extraction",
      dependencies: ["Interchange", "PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .target(
      name: "Benchmarking",
      dependencies: ["PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .target(name: "Dialog", dependencies: ["PhraseMatching"], swiftSettings: house),
    .target(
      name: "IntentRuntime",
      dependencies: [
        "AppIntents", "SwiftUI", "ApplePlatform", "Dialog", "PhraseCatalogs", "PhraseMatching", "Diagnostics",
      ],
      swiftSettings: house
    ),
    .target(
      name: "PhraseTesting",
      dependencies: [
        "IntentRuntime", "AppIntents", "SwiftUI", "ApplePlatform", "Dialog", "PhraseCatalogs", "PhraseMatching",
        "Diagnostics",
      ],
      swiftSettings: house
    ),
    .target(
      name: "AssistantCommandLine",
      dependencies: [
        "IntentRuntime", "AppIntents", "SwiftUI", "Dialog", "Benchmarking", "Extraction", "Interchange",
        "PhraseTesting", "PhraseCatalogs", "PhraseMatching", "Diagnostics",
      ],
      swiftSettings: house
    ),
    .executableTarget(
      name: "behest", dependencies: ["AssistantCommandLine", "TravelTracking", "Trails"], swiftSettings: house),
    .target(name: "ApplePlatform", swiftSettings: house),
    .target(name: "SwiftUI", dependencies: ["ApplePlatform", "AppIntentsMacros"], swiftSettings: house),
    .macro(name: "AppIntentsMacros", swiftSettings: house),
    .target(
      name: "AppIntents",
      dependencies: ["ApplePlatform", "SwiftUI", "AppIntentsMacros"],
      swiftSettings: house
    ),
    .target(
      name: "TravelTracking",
      dependencies: ["AppIntents", "SwiftUI"],
      resources: [.process("Resources")],
      swiftSettings: house
    ),
    .target(
      name: "Trails",
      dependencies: ["AppIntents", "SwiftUI"],
      resources: [.process("Resources")],
      swiftSettings: house
    ),
    .testTarget(name: "ApplePlatformTests", dependencies: ["ApplePlatform"], swiftSettings: house),
    .testTarget(
      name: "CoverageTests", dependencies: ["AppIntents", "SwiftUI", "PhraseTesting"], exclude: ["apple-names.tsv"],
      swiftSettings: house
    ),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: house),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntents", "SwiftUI", "AppIntentsMacros"], swiftSettings: house),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "SwiftUI"], swiftSettings: house),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "AppIntents", "SwiftUI", "CoreLocation", "CoreSpotlight", "CoreTransferable", "UniformTypeIdentifiers",
        "WidgetKit",
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "SourceCompatibilitySwift5Tests",
      dependencies: ["AppIntents", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "TravelTrackingTests", dependencies: ["TravelTracking", "AppIntents", "SwiftUI"], swiftSettings: house),
    .testTarget(name: "TrailsTests", dependencies: ["Trails", "AppIntents", "SwiftUI"], swiftSettings: house),
    .target(
      name: "Harbor", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/Harbor", swiftSettings: house),
    .testTarget(name: "DialogTests", dependencies: ["Dialog", "PhraseMatching"], swiftSettings: house),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: [
        "IntentRuntime", "AppIntents", "SwiftUI", "ApplePlatform", "Dialog", "PhraseCatalogs", "PhraseMatching",
        "Diagnostics", "TravelTracking", "Trails", "Harbor",
      ],
      swiftSettings: house
    ),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: house),
    .testTarget(name: "PhraseMatchingTests", dependencies: ["PhraseMatching", "Diagnostics"], swiftSettings: house),
    .testTarget(
      name: "PhraseCatalogsTests",
      dependencies: ["PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .testTarget(
      name: "InterchangeTests",
      dependencies: ["Interchange", "PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .testTarget(
      name: "ExtractionTests",
      dependencies: [
        "Extraction", "Interchange", "IntentRuntime", "AppIntents", "ApplePlatform", "PhraseCatalogs",
        "PhraseMatching", "Diagnostics", "TravelTracking", "Trails",
      ],
      swiftSettings: house
    ),
    .testTarget(
      name: "PhraseTestingTests",
      dependencies: [
        "PhraseTesting", "AppIntentsTesting", "SiriEvaluations", "IntentRuntime", "AppIntents", "SwiftUI",
        "PhraseCatalogs", "PhraseMatching", "Diagnostics", "TravelTracking", "Trails", "Harbor",
      ],
      swiftSettings: house
    ),
    .testTarget(
      name: "BenchmarkingTests",
      dependencies: ["Benchmarking", "PhraseCatalogs", "PhraseMatching"],
      swiftSettings: house
    ),
    .testTarget(
      name: "AssistantCommandLineTests",
      dependencies: [
        "AssistantCommandLine", "IntentRuntime", "AppIntents", "Dialog", "Extraction", "Interchange", "PhraseTesting",
        "PhraseCatalogs", "PhraseMatching", "Diagnostics", "TravelTracking", "Trails", "Harbor",
      ],
      swiftSettings: house
    ),
  ]
    + appleModules.map { module in
      .target(
        name: module.name,
        dependencies: [module.room],
        path: "Sources/AppleModules/\(module.name)",
        swiftSettings: house
      )
    },
  swiftLanguageModes: [.v6]
)
