import AppIntents
import Testing

@testable import AppIntentsCore
@testable import SwiftUI

private struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Name", default: "Ada") var name: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct WithoutPhrases: AppIntent {
  static let title: LocalizedStringResource = "WithoutPhrases"
  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenPlaceByName: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Place") var target: PlaceEntity
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Greet(),
      phrases: ["Say hello in \(.applicationName)", "Greet in \(.applicationName)"],
      shortTitle: "Greet",
      systemImageName: "hand.wave"
    )
    AppShortcut(
      intent: OpenPlaceByName(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open",
      systemImageName: "map"
    )
  }
}

@Suite @MainActor struct IntentViewTests {
  private func text(_ view: some View) -> String { terminalText(of: view, width: 60).text }

  private var installed: InstalledShortcuts {
    let shortcuts = InstalledShortcuts()
    shortcuts.install(Shortcuts.self, applicationName: "Places")
    return shortcuts
  }

  @Test func `buttons and toggles carry their intents`() {
    let view = VStack(alignment: .leading) {
      Button("Greet", intent: Greet())
      Button(intent: WithoutPhrases()) { Text("Nothing") }
      Button("Remove", role: .destructive, intent: WithoutPhrases())
      Toggle("Quiet", isOn: true, intent: Greet())
    }
    let rendered = terminalText(of: view, width: 60)
    #expect(rendered.text == "[Greet]\n[Nothing]\n[Remove]\n[x] Quiet")
    #expect(
      rendered.controls.map { $0.payload.map { "\(type(of: $0))" } } == [
        "Greet", "WithoutPhrases", "WithoutPhrases", "Greet",
      ])
  }

  @Test func `a tip shows the first phrase of its intent, with the name of the app`() {
    #expect(text(SiriTipView(intent: Greet(), shortcuts: installed)) == "Try saying: “Say hello in Places”")
  }

  @Test func `a tip fills a parameter with its value, or else with what it is called`() {
    let intent = OpenPlaceByName()
    #expect(text(SiriTipView(intent: intent, shortcuts: installed)) == "Try saying: “Open place in Places”")
    intent.target = PlaceEntity(id: "Hall")
    #expect(text(SiriTipView(intent: intent, shortcuts: installed)) == "Try saying: “Open Hall in Places”")
  }

  @Test func `a tip is empty when it is not visible, not in a shortcut, or its app has gone`() {
    let shortcuts = installed
    #expect(text(SiriTipView(intent: Greet(), isVisible: .constant(false), shortcuts: shortcuts)) == "")
    #expect(text(SiriTipView(intent: WithoutPhrases(), shortcuts: shortcuts)) == "")
    shortcuts.uninstall(Shortcuts.self)
    #expect(text(SiriTipView(intent: Greet(), shortcuts: shortcuts)) == "")
  }

  @Test func `a view says which entities it shows`() {
    let view = List {
      Text("Hall").appEntityIdentifier(EntityIdentifier(for: PlaceEntity.self, identifier: "Hall"))
      Text("Lake")
    }
    .appEntityIdentifier(forSelectionType: String.self) { EntityIdentifier(for: PlaceEntity.self, identifier: $0) }
    #expect(attachments(of: EntityAnnotation.self, in: view).map(\.identifier.identifier) == ["Hall"])
    let rows = attachments(of: EntitySelectionAnnotation.self, in: view)
    #expect(rows.map { $0.identifier(of: "Lake")?.identifier } == ["Lake"])
  }

  @Test func `an activity says which entity it is about`() {
    let activity = NSUserActivity(activityType: "places.view")
    activity.appEntityIdentifier = EntityIdentifier(for: PlaceEntity.self, identifier: "Hall")
    #expect(activity.appEntityIdentifier?.identifier == "Hall")
  }
}
