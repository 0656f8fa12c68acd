import Foundation

import protocol AppIntents.AppEnum
import protocol AppIntents.AppIntent
import struct AppIntents.DisplayRepresentation
import struct AppIntents.IntentDescription
import protocol AppIntents.IntentResult
import protocol AppIntents.ParameterSummary
import protocol AppIntents.ReturnsValue
import struct AppIntents.TypeDisplayRepresentation
import struct SwiftUI.LocalizedStringResource

// Names that are imported one by one: the protocols, although macros are called like them.

enum Depth: String, AppEnum {
  case shallow, deep

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Depth")
  static let caseDisplayRepresentations: [Depth: DisplayRepresentation] = [.shallow: "Shallow", .deep: "Deep"]
}

struct Sound: AppIntent {
  static let title: LocalizedStringResource = "Sound"
  static let description = IntentDescription("Measures how deep the water is.")
  static var parameterSummary: some ParameterSummary { Summary("Sound \(\.$depth) water") }

  @Parameter(title: "Depth", default: .deep) var depth: Depth

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: depth.rawValue) }
}
