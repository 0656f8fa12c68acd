// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's: it depends on Behest by version, and runs an intent of its own.
// `.ci/dependent` copies it beside a tagged clone, whose address goes where BEHEST stands.
let package = Package(
  name: "Ferry",
  dependencies: [.package(url: "BEHEST", from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "Ferry",
      dependencies: [.product(name: "AppIntents", package: "main"), .product(name: "SwiftUI", package: "main")]
    ),
    .executableTarget(
      name: "FerryAssistant",
      dependencies: [
        .product(name: "AppIntents", package: "main"), .product(name: "AssistantCommandLine", package: "main"),
      ]
    ),
    .executableTarget(
      name: "PlainFerry",
      dependencies: [.product(name: "AppIntents", package: "main"), .product(name: "SwiftUI", package: "main")]
    ),
  ]
)
