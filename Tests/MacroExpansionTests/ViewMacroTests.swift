import AppIntents
import SwiftUI
import Testing

@testable import MacroExpansion

// MARK: - The app

extension EnvironmentValues {
  @Entry fileprivate var pace = 4.5
  @Entry fileprivate var guide: String?
  @Entry fileprivate var onFinish: () -> Void = {}
  @Entry fileprivate var weather: [String] = [
    "sun",  // mostly
    "rain",
  ]
}

private struct Report: View {
  @Environment(\.pace) private var pace
  @Environment(\.guide) private var guide
  @Environment(\.weather) private var weather

  var body: some View {
    Text("\(guide ?? "Nobody") walks \(pace, specifier: "%.1f") km/h in \(weather.joined(separator: " and "))")
  }
}

#Preview {
  Report()
}

#Preview("Fast", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var pace = 6.0
  let guide = "Ann"
  Report().environment(\.pace, pace).environment(\.guide, guide)
  Slider(value: $pace, in: 1...10)
}

private struct ReportEntry: TimelineEntry {
  let date: Date
}

private struct ReportWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Report", provider: ReportProvider()) { _ in Report() }
  }
}

private struct ReportProvider: TimelineProvider {
  func placeholder(in context: Context) -> ReportEntry { ReportEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (ReportEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ReportEntry>) -> Void) {}
}

#Preview("Entries", as: .systemSmall) {
  ReportWidget()
} timeline: {
  ReportEntry(date: .now)
  ReportEntry(date: .now.addingTimeInterval(60))
}

#Preview(as: .systemMedium) {
  ReportWidget()
} timelineProvider: {
  ReportProvider()
}

// MARK: - What becomes of it

@Suite struct `Entries of the environment` {
  @MainActor @Test func `are read, set and inherited`() {
    let view = VStack(alignment: .leading) {
      Report()
      Report().environment(\.guide, "Bob").environment(\.pace, 6)
    }
    #expect(
      terminalText(of: view, width: 60).text == """
        Nobody walks 4.5 km/h in sun and rain
        Bob walks 6.0 km/h in sun and rain
        """)
  }

  private func entry(_ role: ExpansionRequest.Role, _ property: String, in context: String) -> ExpansionRequest {
    request("Entry", role, attribute: "@Entry", on: property, in: [context])
  }

  @Test func `are kept under a key of their own`() {
    let property = "@Entry public var pace: Double = 4 + 1 // km/h"
    #expect(
      entry(.accessor, property, in: "extension EnvironmentValues {}").expansion.source == """
        get { self[__Key_pace.self] }
        set { self[__Key_pace.self] = newValue }
        """)
    #expect(
      entry(.peer, property, in: "extension EnvironmentValues {}").expansion.source == """
        private nonisolated struct __Key_pace: SwiftUI.EnvironmentKey {
          static var defaultValue: Double { return 4 + 1 }
        }
        """)
  }

  @Test(arguments: [
    ("var a = f(\n  1,\n  2)", "static let defaultValue = f(\n  1,\n  2)"),
    ("var a: Int?", "static var defaultValue: Int? { return nil }"),
    ("var a: Optional<Int>", "static var defaultValue: Optional<Int> { return nil }"),
    (
      "var a: () -> Void = { print(1)\n print(2) }",
      "static var defaultValue: () -> Void { return { print(1)\n print(2) } }"
    ),
  ])
  func `have the default that is written`(source: (property: String, declaration: String)) {
    let peer = entry(.peer, source.property, in: "extension SwiftUI.EnvironmentValues {}").expansion.source
    #expect(peer.contains(source.declaration))
  }

  @Test(arguments: [
    ("var a: Int", "extension EnvironmentValues {}", "a: ‖ '@Entry' requires a default value for property 'a'"),
    (
      "var a: Int { 1 }", "extension EnvironmentValues {}",
      "a: ‖ '@Entry' makes the accessors of property 'a'; it cannot have its own"
    ),
    (
      "var a = 1, b = 2", "extension EnvironmentValues {}",
      "var ‖ '@Entry' can only be applied to a single property"
    ),
    (
      "static var a = 1", "extension EnvironmentValues {}",
      "var ‖ '@Entry' can only be applied to a variable in an extension of EnvironmentValues"
    ),
    (
      "let a = 1", "extension EnvironmentValues {}",
      "let ‖ '@Entry' can only be applied to a variable in an extension of EnvironmentValues"
    ),
    (
      "var a = 1", "struct Trail {}",
      "var ‖ '@Entry' can only be applied to a variable in an extension of EnvironmentValues"
    ),
  ])
  func `are refused elsewhere`(source: (property: String, context: String, finding: String)) {
    #expect(findings(entry(.accessor, source.property, in: source.context)) == [source.finding])
    #expect(entry(.peer, source.property, in: source.context).expansion.source == "")
  }

  @Test func `are not mixed up with previews, which come to nothing`() {
    let message =
      #"{"expandFreestandingMacro":{"macro":{"moduleName":"SwiftUI","typeName":"Preview","name":"Preview"}}}"#
    #expect(
      ExpansionServer.answer(to: Array(message.utf8))
        == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }
}
