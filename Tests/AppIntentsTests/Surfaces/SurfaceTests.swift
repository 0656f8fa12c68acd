import AppIntents
import SwiftUI
import Testing

@testable import AppIntentsCore

private struct HoursConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Hours"
  @Parameter(title: "Place") var place: String?
}

private struct LightConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Light"
}

private struct SwitchLight: ControlConfigurationIntent, SetValueIntent {
  static let title: LocalizedStringResource = "Switch Light"
  @Parameter(title: "On", default: true) var value: Bool
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}

private struct Reading: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Reading"
  @Parameter(title: "Quiet", default: true) var isQuiet: Bool
  var displayRepresentation: DisplayRepresentation { isQuiet ? "Quiet" : "Loud" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct LightControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "light") {
      ControlWidgetToggle("Light", isOn: true, action: SwitchLight()) { isOn in Text(isOn ? "On" : "Off") }
    }
    .displayName("Light")
  }
}

@Suite struct SurfaceTests {
  private func problem(_ intent: some AppIntent) async -> String {
    do {
      _ = try await IntentRunner().run(intent)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func `an intent that only configures says that there is nothing to configure`() async {
    #expect(await problem(HoursConfiguration()) == "'HoursConfiguration' configures a widget, and there is none here")
    #expect(await problem(LightConfiguration()) == "'LightConfiguration' configures a control, and there is none here")
  }

  @Test func `an intent that configures and has a perform runs`() async throws {
    #expect(try await IntentRunner().run(SwitchLight()).outcome.value as? Bool == true)
  }

  @Test func `there is no Focus, but a filter can be run`() async throws {
    await #expect(throws: IntentRunError.noSuchSurface(intent: "Reading", surface: "a Focus")) {
      _ = try await Reading.current
    }
    #expect(await Reading.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
    _ = try await IntentRunner().run(Reading())
  }

  @Test func `nobody has placed a widget or a control`() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
  }

  @Test @MainActor func `the configuration of a control is kept`() {
    typealias Configuration = StaticControlConfiguration<ControlWidgetToggle<Text, Text, SwitchLight>>
    #expect((LightControl().body as? Configuration)?.kind == "light")
  }

  @Test func `a picture keeps its words and its pixels`() {
    let pixels = CVReadOnlyPixelBuffer(width: 1, height: 1, bytes: Data([1, 2, 3, 4]))
    let content = SemanticContentDescriptor(labels: ["tower"], pixelBuffer: pixels)
    #expect(content.labels == ["tower"])
    #expect(content.pixelBuffer?.withUnsafeBytes { Array($0) } == [1, 2, 3, 4])
  }
}
