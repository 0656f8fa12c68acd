// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Behest",
  products: [
    .executable(name: "behest", targets: ["behest"]),
    .library(name: "PhraseMatching", targets: ["PhraseMatching"]),
    .library(name: "AssistantCommandLine", targets: ["AssistantCommandLine"]),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: house),
    .target(name: "PhraseMatching", dependencies: ["Diagnostics"], swiftSettings: house),
    .target(name: "PhraseCatalogs", dependencies: ["PhraseMatching", "Diagnostics"], swiftSettings: house),
    .target(
      name: "Benchmarking",
      dependencies: ["PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .target(
      name: "AssistantCommandLine",
      dependencies: ["Benchmarking", "PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .executableTarget(name: "behest", dependencies: ["AssistantCommandLine"], swiftSettings: house),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: house),
    .testTarget(name: "PhraseMatchingTests", dependencies: ["PhraseMatching", "Diagnostics"], swiftSettings: house),
    .testTarget(
      name: "PhraseCatalogsTests",
      dependencies: ["PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
    .testTarget(
      name: "BenchmarkingTests",
      dependencies: ["Benchmarking", "PhraseCatalogs", "PhraseMatching"],
      swiftSettings: house
    ),
    .testTarget(
      name: "AssistantCommandLineTests",
      dependencies: ["AssistantCommandLine", "PhraseCatalogs", "PhraseMatching", "Diagnostics"],
      swiftSettings: house
    ),
  ],
  swiftLanguageModes: [.v6]
)
