import AppIntents
import ApplePlatform
import Extraction
import Foundation
import Interchange
import Testing
import Trails
import TravelTracking

@testable import AppIntentsCore
@testable import IntentRuntime

/// One of the sample apps, as it registers itself when it runs.
struct RunningApp: Sendable, CustomTestStringConvertible {
  var module: String
  var shortcuts: any AppShortcutsProvider.Type

  static let all = [
    RunningApp(module: "Trails", shortcuts: TrailShortcuts.self),
    RunningApp(module: "TravelTracking", shortcuts: TravelTrackingShortcuts.self),
  ]

  var testDescription: String { module }
  var types: DeclaredTypes { DeclaredTypes.all.of(modules: [module]) }
}

/// What is extracted from the sources of an app is what the app registers when it runs, item by item.
struct SampleAppTests {
  @Test(arguments: RunningApp.all) func `nothing is wrong with a sample app`(_ app: RunningApp) async throws {
    let findings = try await Samples.extracted.value.findings
    #expect(findings.map(\.rendered) == [])
  }

  @Test(arguments: RunningApp.all) func `the intents are those of the running app`(_ app: RunningApp) async throws {
    let metadata = try await Samples.metadata(of: app.module)
    let extracted = metadata.actions.values.map { action in
      "\(action.identifier): \(action.title?.key ?? words(ofIdentifier: action.identifier))"
        + ", \(action.isDiscoverable), \(action.openAppWhenRun), \(action.supportedModes ?? 0)"
        + ", \(action.authenticationPolicy), \(action.descriptionMetadata?.descriptionText?.key ?? "")"
    }
    let running = app.types.intents.map { intent in
      "\(intent.persistentIdentifier): \(intent.title.key)"
        + ", \(intent.isDiscoverable), \(intent.openAppWhenRun), \(intent.supportedModes.rawValue)"
        + ", \(intent.authenticationPolicy.place), \(intent.description._intentDescription?.descriptionText.key ?? "")"
    }
    #expect(extracted.sorted() == running.sorted())
    #expect(!running.isEmpty)
  }

  @Test(arguments: RunningApp.all) func `the parameters are those of the running app`(_ app: RunningApp) async throws {
    let metadata = try await Samples.metadata(of: app.module)
    for intent in app.types.intents {
      let action = try #require(metadata.actions[intent.persistentIdentifier])
      let extracted = action.parameters.map { parameter in
        "\(parameter.name): \(parameter.title?.key ?? words(ofIdentifier: parameter.name))"
          + ", \(parameter.isOptional), \(parameter.valueType?.shown ?? ""), "
          + "\(parameter.additions?.requestValueDialog?.key ?? ""), \(parameter.parameterDescription?.key ?? "")"
      }
      let running = IntentParameters(of: intent.init()).entries.map { entry in
        let traits = entry.parameter.traits
        return "\(entry.name): \(entry.parameter.title.key)"
          + ", \(entry.parameter.isOptional), \(entry.parameter.valueKind.shown), "
          + "\(traits.requestValueDialog?.full.key ?? ""), \(traits.description?.key ?? "")"
      }
      #expect(extracted == running, "parameters of \(action.identifier)")
    }
  }

  @Test(arguments: RunningApp.all) func `defaults and bounds are those of the running app`(_ app: RunningApp)
    async throws
  {
    let metadata = try await Samples.metadata(of: app.module)
    for intent in app.types.intents {
      let action = try #require(metadata.actions[intent.persistentIdentifier])
      for entry in IntentParameters(of: intent.init()).entries {
        let parameter = try #require(action.parameters.first { $0.name == entry.name })
        #expect(
          parameter.capabilities.contains(.hasDefault) == (entry.parameter.valueOrDefault != nil),
          "default of \(action.identifier).\(entry.name)")
        let range = entry.parameter.traits.range
        let bounds = [AppMetadata.TraitName.lowerBound, .upperBound]
          .map { parameter.typeSpecificMetadata[$0]?.unwrapped?.double }
        let registered = [range?.lowerBound, range?.upperBound].map { $0 == .infinity ? nil : $0 }
        #expect(bounds == registered, "range of \(action.identifier).\(entry.name)")
      }
    }
  }

  @Test(arguments: RunningApp.all) func `the entities are those of the running app`(_ app: RunningApp) async throws {
    let metadata = try await Samples.metadata(of: app.module)
    let extracted = metadata.entities.values.map { entity in
      "\(entity.typeName): \(entity.displayTypeName?.key ?? ""), \(entity.numericFormatTypeName?.key ?? "")"
        + ", \(entity.displayTypeSynonyms.map(\.key)), \(entity.defaultQueryIdentifier ?? "")"
    }
    let running = app.types.entities.map { entity in
      let display = entity.typeDisplayRepresentation
      let query = "\(type(of: entity.defaultQuery))"
      return "\(entity.persistentIdentifier): \(display.name.key), \(display.numericFormat?.key ?? "")"
        + ", \(display.synonyms.map(\.key)), \(query.contains("Transient") ? "" : query)"
    }
    #expect(extracted.sorted() == running.sorted())
    #expect(!running.isEmpty)
  }

  @Test(arguments: RunningApp.all) func `the enums and their cases are those of the running app`(
    _ app: RunningApp
  ) async throws {
    let metadata = try await Samples.metadata(of: app.module)
    let extracted = metadata.enums.map { enumeration in
      "\(enumeration.identifier): \(enumeration.shownName), \(enumeration.cases.map(\.shown))"
    }
    #expect(extracted.sorted() == app.types.enums.map { Self.shown($0) }.sorted())
    #expect(!extracted.isEmpty)
  }

  private static func shown<Type: AppEnum>(_ type: Type.Type) -> String {
    let cases = Array(type.allCases).map { element in
      let display = type.caseDisplayRepresentations[element]
      return "\(element.rawValue) \(display?.title.key ?? "") \(display?.subtitle?.key ?? "")"
        + " \((display?.synonyms ?? []).map(\.key))"
    }
    return "\(type.persistentIdentifier): \(type.typeDisplayRepresentation.name.key), \(cases)"
  }

  @Test(arguments: RunningApp.all) func `the shortcuts and their phrases are those of the running app`(
    _ app: RunningApp
  ) async throws {
    let metadata = try await Samples.metadata(of: app.module)
    let extracted = metadata.autoShortcuts.map { shortcut in
      "\(shortcut.actionIdentifier): \(shortcut.shortTitle?.key ?? ""), \(shortcut.systemImageName ?? "")"
        + ", \(shortcut.phraseTemplates.map(\.key))"
    }
    let running = app.shortcuts.appShortcuts.map { shortcut in
      "\(type(of: shortcut.intent).persistentIdentifier): \(shortcut.shortTitle?.key ?? "")"
        + ", \(shortcut.systemImageName ?? ""), \(shortcut.phrases.map(\.key))"
    }
    #expect(extracted == running)
    #expect(metadata.negativePhrases.map(\.key) == app.shortcuts.negativePhrases.phrases.map(\.phrase.key))
    #expect(running.count > 3)
  }

  @Test(arguments: RunningApp.all) func `every phrase has the line that it is written in`(_ app: RunningApp)
    async throws
  {
    let metadata = try await Samples.metadata(of: app.module)
    for phrase in metadata.autoShortcuts.flatMap(\.phraseTemplates) + metadata.negativePhrases {
      let place = try #require(phrase.place)
      let text = try String(contentsOfFile: "\(Workshop.package)/\(place.file)", encoding: .utf8)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
      let words = try #require(phrase.key.split(separator: "$").first)
      #expect(line.contains("\"\(words.prefix { $0 != "{" })") || phrase.key.hasPrefix("$"), "\(phrase.key)")
    }
  }
}

// MARK: - The same words for both

extension IntentAuthenticationPolicy {
  fileprivate var place: Int {
    switch self {
    case .requiresAuthentication: 1
    case .requiresLocalDeviceAuthentication: 2
    default: 0
    }
  }
}

extension AppMetadata.Enumeration {
  /// What it is called; the choices of a union are called by the name of the union.
  fileprivate var shownName: String {
    let path = fullyQualifiedTypeName?.split(separator: ".") ?? []
    return displayTypeName?.key ?? words(ofIdentifier: path.dropLast().last ?? "")
  }
}

extension AppMetadata.Case {
  fileprivate var shown: String {
    "\(identifier) \(displayRepresentation?.title?.key ?? words(ofIdentifier: identifier)) \(displayRepresentation?.subtitle?.key ?? "")"
      + " \((displayRepresentation?.synonyms ?? []).map(\.key))"
  }
}

extension AppMetadata.ValueType {
  fileprivate var shown: String {
    switch self {
    case .primitive(.string): "string"
    case .primitive(.boolean): "boolean"
    case .primitive(.integer): "integer"
    case .primitive(.number): "number"
    case .primitive(.date): "date"
    case .primitive(.url): "url"
    case .file: "file"
    case .entity(let name): "entity \(name)"
    case .enumeration(let name): "enumeration \(name)"
    case .array(let member): "[\(member.shown)]"
    case .measurement(Self.durationUnitType, _): "duration"
    case .measurement: "measurement"
    case .named: "other"
    default: "?"
    }
  }
}

extension ValueKind {
  fileprivate var shown: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .date: "date"
    case .url: "url"
    case .file: "file"
    case .entity(let type): "entity \(type.persistentIdentifier)"
    case .enumeration(let type): "enumeration \(type.persistentIdentifier)"
    case .array(let member): "[\(member.shown)]"
    case .duration: "duration"
    case .measurement(let dimension): dimension.baseUnit is UnitDuration ? "duration" : "measurement"
    case .union, .opaque, .decimal: "other"
    default: "?"
    }
  }
}
