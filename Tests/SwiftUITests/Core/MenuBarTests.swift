import SwiftUI
import Testing

@MainActor @Suite struct `An app with a menu in the menu bar` {
  struct Harbor: App {
    var body: some Scene {
      Window("Harbor", id: "harbor") { Text("Boats") }.windowStyle(.hiddenTitleBar).windowResizability(.contentSize)
      MenuBarExtra("Tides", systemImage: "water.waves") { Text("High at noon") }.menuBarExtraStyle(.window)
    }
  }

  @Test func `shows a visitor what the menu has`() {
    let windows = RunningApp(Harbor()).windows
    #expect(windows.map { terminalText(of: $0.root, width: 40).text } == ["Boats", "High at noon"])
  }
}
