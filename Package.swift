// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Modules that app sources import by Apple's names; each is one file that re-exports the module that declares the types.
let appleModules: [(name: String, source: Target.Dependency)] = [
  ("AppIntentsTesting", "PhraseTesting"),
  ("CoreLocation", "AppIntents"),
  ("CoreSpotlight", "AppIntents"),
  ("CoreTransferable", "ApplePlatform"),
  ("Intents", "AppIntents"),
  ("OSLog", "ApplePlatform"),
  ("os", "ApplePlatform"),
  ("SiriEvaluations", "PhraseTesting"),
  ("UniformTypeIdentifiers", "ApplePlatform"),
  ("UserNotifications", "ApplePlatform"),
  ("VisualIntelligence", "AppIntents"),
  ("WidgetKit", "AppIntents"),
]

/// Those of them that only tests import.
let testModules = ["AppIntentsTesting", "SiriEvaluations"]

/// Small apps, written as public ones are, that tests talk to.
let smallApps = [
  "Albums", "Bookshelf", "Coffee", "Habits", "Keg", "Memos", "Outlay", "Paws", "Pump", "Radio", "Teahouse",
  "Timers", "Transit", "Voltway",
]

let package = Package(
  name: "Behest",
  defaultLocalization: "en",
  products: [
    .executable(name: "behest", targets: ["behest"]),
    // What tests import comes with the product PhraseTesting: an app links none of it.
    .library(
      name: "AppIntents",
      targets: ["AppIntents", "ActivityKit", "Combine"] + appleModules.map(\.name).filter { !testModules.contains($0) }
    ),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "PhraseMatching", targets: ["PhraseMatching"]),
    .library(name: "AssistantCommandLine", targets: ["AssistantCommandLine"]),
    .library(name: "AuthoringCommands", targets: ["AuthoringCommands"]),
    .library(name: "PhraseTesting", targets: ["PhraseTesting"] + testModules),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "FileFormats", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "ChildProcesses", swiftSettings: strict),
    .target(name: "LineEditor", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "SwiftText", swiftSettings: strict),
    .target(name: "WordTables", exclude: ["vectors.table", "thesaurus.table", "thesaurus"]),
    .target(
      name: "WordSemantics", dependencies: ["WordTables"], resources: [.embedInCode("Languages")],
      swiftSettings: strict),
    .target(name: "PhraseMatching", dependencies: ["WordSemantics", "Diagnostics"], swiftSettings: strict),
    .target(
      name: "PhraseCatalogs", dependencies: ["PhraseMatching", "FileFormats", "Diagnostics"], swiftSettings: strict),
    .target(
      name: "Interchange",
      dependencies: ["SwiftText", "PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics"],
      swiftSettings: strict
    ),
    .target(
      name: "Extraction",
      dependencies: [
        "ChildProcesses", "Interchange", "PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Benchmarking",
      dependencies: ["PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics"],
      swiftSettings: strict
    ),
    .target(name: "Dialog", dependencies: ["PhraseMatching"], swiftSettings: strict),
    .target(
      name: "IntentRuntime",
      dependencies: [
        "AppIntents", "SwiftUI", "ApplePlatform", "ChildProcesses", "Dialog", "PhraseCatalogs", "FileFormats",
        "PhraseMatching",
        "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PhraseTesting",
      dependencies: [
        "IntentRuntime", "AppIntents", "SwiftUI", "ApplePlatform", "Dialog", "PhraseCatalogs", "FileFormats",
        "PhraseMatching",
        "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AssistantCommandLine",
      dependencies: [
        "LineEditor", "ChildProcesses", "IntentRuntime", "ApplePlatform", "SwiftUI", "Dialog", "PhraseCatalogs",
        "FileFormats", "PhraseMatching", "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "AuthoringCommands",
      dependencies: [
        "AssistantCommandLine", "PhraseTesting", "Extraction", "Interchange", "IntentRuntime", "Dialog",
        "PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BenchmarkCommands",
      dependencies: [
        "AssistantCommandLine", "Benchmarking", "ChildProcesses", "IntentRuntime", "AppIntents", "PhraseCatalogs",
        "FileFormats", "PhraseMatching",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Connections",
      dependencies: [
        "AssistantCommandLine", "IntentRuntime", "AppIntents", "ApplePlatform", "Dialog", "FileFormats",
        "PhraseMatching", "Diagnostics", "Epoll",
      ],
      swiftSettings: strict
    ),
    .systemLibrary(name: "Epoll"),
    .executableTarget(
      name: "behest",
      dependencies: [
        "AssistantCommandLine", "AuthoringCommands", "BenchmarkCommands", "Connections", "TravelTracking", "Trails",
        "Everyday", "SampleData",
      ],
      swiftSettings: strict
    ),
    .target(name: "ApplePlatform", dependencies: ["FileFormats", "Diagnostics", "OSModuleMap"], swiftSettings: strict),
    .target(name: "Combine", swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["ApplePlatform", "Combine", "AppIntentsMacros", "Diagnostics"],
      swiftSettings: strict),
    .target(name: "ActivityKit", dependencies: ["AppIntents", "SwiftUI"], swiftSettings: strict),
    .target(name: "MacroExpansion", dependencies: ["SwiftText"], swiftSettings: strict),
    .macro(name: "AppIntentsMacros", dependencies: ["MacroExpansion"], swiftSettings: strict),
    .target(
      name: "AppIntentsCore",
      dependencies: ["ApplePlatform", "SwiftUI", "AppIntentsMacros"],
      path: "Sources/AppIntents",
      swiftSettings: strict
    ),
    // Declares again what shares its name with a macro of AppIntentsCore, so that a scoped import finds the type alone.
    .target(
      name: "AppIntents",
      dependencies: ["AppIntentsCore"],
      path: "Sources/AppleModules/AppIntents",
      swiftSettings: strict
    ),
    // `import os.log` names a submodule, which only a module map can have; the names come from the Swift module `os`.
    .target(name: "OSModuleMap", path: "Sources/AppleModules/OSModuleMap"),
    .target(name: "SampleFiles", exclude: ["Trails", "TravelTracking"]),
    .target(name: "SampleData", dependencies: ["SampleFiles", "ApplePlatform"], swiftSettings: strict),
    .target(
      name: "TravelTracking",
      dependencies: ["AppIntents", "SwiftUI", "SampleData"],
      resources: [.process("Resources")],
      swiftSettings: strict
    ),
    .target(
      name: "Trails",
      dependencies: ["AppIntents", "SwiftUI", "SampleData"],
      resources: [.process("Resources")],
      swiftSettings: strict
    ),
    .target(
      name: "Everyday", dependencies: ["AppIntents", "SwiftUI"],
      resources: [.process("Resources"), .embedInCode("Tables")], swiftSettings: strict),
    .testTarget(name: "ApplePlatformTests", dependencies: ["ApplePlatform", "Combine"], swiftSettings: strict),
    .target(
      name: "AppleNameCoverage", dependencies: ["ChildProcesses"], path: "benchmarks/coverage/AppleNameCoverage",
      swiftSettings: strict),
    .executableTarget(
      name: "record-coverage",
      dependencies: ["AppleNameCoverage", "AppIntents", "SwiftUI", "ApplePlatform", "PhraseTesting"],
      path: "benchmarks/coverage/record-coverage",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CoverageTests", dependencies: ["AppleNameCoverage", "AppIntents", "SwiftUI", "PhraseTesting"],
      swiftSettings: strict),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Combine"], swiftSettings: strict),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["AppIntents", "SwiftUI", "MacroExpansion", "SwiftText"],
      swiftSettings: strict),
    .testTarget(
      name: "AppIntentsTests", dependencies: ["AppIntents", "AppIntentsCore", "SwiftUI"], swiftSettings: strict),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "ActivityKit", "AppIntents", "Combine", "CoreLocation", "CoreSpotlight", "CoreTransferable", "Intents",
        "SwiftUI", "UniformTypeIdentifiers", "WidgetKit", "os",
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "SourceCompatibilitySwift5Tests",
      dependencies: ["AppIntents", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "TravelTrackingTests", dependencies: ["TravelTracking", "SampleData", "AppIntents", "SwiftUI"],
      swiftSettings: strict),
    .testTarget(
      name: "TrailsTests", dependencies: ["Trails", "SampleData", "AppIntents", "SwiftUI"], swiftSettings: strict),
    .executableTarget(
      name: "EverydayWriter", dependencies: ["Everyday", "AppIntents"], path: "Tests/EverydayWriter",
      swiftSettings: strict),
    .testTarget(
      name: "EverydayTests", dependencies: ["Everyday", "EverydayWriter", "AppIntents", "SwiftUI"],
      swiftSettings: strict),
    .target(
      name: "Harbor", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/Harbor", swiftSettings: strict),
    .executableTarget(
      name: "HarborAssistant", dependencies: ["AssistantCommandLine", "AppIntents", "SwiftUI", "Harbor"],
      path: "Tests/HarborAssistant", swiftSettings: strict),
    .executableTarget(
      name: "SmallAppsAssistant",
      dependencies: ["AssistantCommandLine", "AppIntents"] + smallApps.map { .init(stringLiteral: $0) },
      path: "Tests/SmallAppsAssistant", swiftSettings: strict),
    .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses"], swiftSettings: strict),
    .executableTarget(
      name: "LineEditorFixture", dependencies: ["LineEditor"], path: "Tests/LineEditorFixture", swiftSettings: strict),
    .target(
      name: "TerminalEmulation", dependencies: ["Diagnostics"], path: "Tests/TerminalEmulation", swiftSettings: strict),
    .executableTarget(
      name: "time-prompt", dependencies: ["TerminalEmulation"], path: "benchmarks/prompt/time-prompt",
      swiftSettings: strict),
    .executableTarget(
      name: "record-prompt", dependencies: ["TerminalEmulation"], path: "benchmarks/prompt/record-prompt",
      swiftSettings: strict),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "LineEditorFixture", "TerminalEmulation"],
      swiftSettings: strict),
    .testTarget(name: "DialogTests", dependencies: ["Dialog", "PhraseMatching"], swiftSettings: strict),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: [
        "IntentRuntime", "AppIntents", "SwiftUI", "ApplePlatform", "ChildProcesses", "Dialog", "PhraseCatalogs",
        "FileFormats",
        "PhraseMatching", "Diagnostics", "TravelTracking", "Trails", "Harbor",
      ] + smallApps.map { .init(stringLiteral: $0) },
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AssistantCommandLine", "PhraseTesting", "IntentRuntime", "Interchange", "LineEditor", "PhraseCatalogs",
        "FileFormats", "PhraseMatching", "WordSemantics", "Diagnostics",
      ],
      path: "Tests/FuzzTargets", exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(name: "FuzzingTests", dependencies: ["FuzzTargets"], swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(name: "FileFormatsTests", dependencies: ["FileFormats", "Diagnostics"], swiftSettings: strict),
    .target(
      name: "ThesaurusPacking",
      dependencies: ["PhraseMatching", "WordSemantics"],
      path: "benchmarks/thesaurus/Packing",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "pack-thesaurus",
      dependencies: ["ThesaurusPacking"],
      path: "benchmarks/thesaurus/pack-thesaurus",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "calibrate",
      dependencies: ["PhraseMatching"],
      path: "benchmarks/calibration",
      swiftSettings: strict
    ),
    .testTarget(
      name: "WordSemanticsTests", dependencies: ["WordSemantics", "PhraseMatching", "ThesaurusPacking"],
      swiftSettings: strict),
    .testTarget(
      name: "PhraseMatchingTests",
      dependencies: ["PhraseMatching", "WordSemantics", "Diagnostics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PhraseCatalogsTests",
      dependencies: ["PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "InterchangeTests",
      dependencies: ["Interchange", "PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExtractionTests",
      dependencies: [
        "Extraction", "Interchange", "IntentRuntime", "AppIntents", "AppIntentsCore", "ApplePlatform", "PhraseCatalogs",
        "FileFormats", "PhraseMatching", "Diagnostics", "TravelTracking", "Trails",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PhraseTestingTests",
      dependencies: [
        "PhraseTesting", "AppIntentsTesting", "SiriEvaluations", "IntentRuntime", "AppIntents", "SwiftUI",
        "PhraseCatalogs", "FileFormats", "PhraseMatching", "Diagnostics", "TravelTracking", "Trails", "Harbor",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarkingTests",
      dependencies: ["Benchmarking", "PhraseCatalogs", "FileFormats", "PhraseMatching", "WordSemantics"],
      swiftSettings: strict
    ),
    .target(
      name: "CommandLineFixtures",
      dependencies: [
        "AssistantCommandLine", "IntentRuntime", "Dialog", "PhraseCatalogs", "FileFormats", "PhraseMatching",
        "Diagnostics",
      ],
      path: "Tests/CommandLineFixtures", swiftSettings: strict),
    .testTarget(
      name: "AssistantCommandLineTests",
      dependencies: [
        "HarborAssistant", "AssistantCommandLine", "AuthoringCommands", "BenchmarkCommands", "ChildProcesses",
        "CommandLineFixtures", "LineEditor", "TerminalEmulation", "IntentRuntime", "Dialog", "PhraseCatalogs",
        "FileFormats", "PhraseMatching",
        "Diagnostics",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConnectionsTests",
      dependencies: [
        "Connections", "AssistantCommandLine", "CommandLineFixtures", "IntentRuntime", "AppIntents", "Dialog",
        "PhraseCatalogs", "FileFormats", "PhraseMatching", "Harbor",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AuthoringCommandsTests",
      dependencies: [
        "AuthoringCommands", "AssistantCommandLine", "CommandLineFixtures", "Extraction", "Interchange",
        "PhraseTesting", "IntentRuntime", "AppIntents", "Dialog", "PhraseCatalogs", "FileFormats", "PhraseMatching",
        "Diagnostics", "TravelTracking", "Trails", "Harbor",
      ],
      swiftSettings: strict
    ),
  ]
    + smallApps.map { name in
      .target(
        name: name, dependencies: ["AppIntents", "SwiftUI"], path: "Tests/SmallApps/\(name)", swiftSettings: strict)
    }
    + appleModules.map { module in
      .target(
        name: module.name,
        dependencies: [module.source],
        path: "Sources/AppleModules/\(module.name)",
        swiftSettings: strict
      )
    },
  swiftLanguageModes: [.v6]
)
