import SwiftUI
import Testing

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Emphasis: ViewModifier {
  @State private var level = 0

  func body(content: Content) -> some View {
    content
    Button("louder \(level)") { level += 1 }
  }
}

@Observable private final class Names {
  var all = ["Ann", "Bob"]
  var isOpen = true
}

private struct TallyApp: App {
  let names = Names()

  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading) {
        if names.isOpen { Tally(name: "Guests") } else { Text("Closed") }
        ForEach(names.all, id: \.self) { Tally(name: $0) }
        Text("Hush").modifier(Emphasis())
      }
    }
    WindowGroup(id: "other") { Tally(name: "Guests") }
  }
}

@MainActor
@Suite struct `The state of views` {
  private func draw(_ app: RunningApp) -> [RenderedView] { app.windows.map { terminalText(of: $0.root, width: 40) } }

  private func text(of app: RunningApp) -> String { draw(app).map(\.text).joined(separator: "\n--\n") }

  private func press(_ labels: String..., in app: RunningApp) throws {
    for label in labels {
      let control = try #require(draw(app).flatMap(\.controls).first { $0.label == label })
      control.perform()
    }
  }

  @Test func `lives on while the app runs`() throws {
    let app = RunningApp(TallyApp())
    try press("Guests 0", "Guests 1", "Bob 0", "louder 0", in: app)
    #expect(
      text(of: app) == """
        [Guests 2]
        [Ann 0]
        [Bob 1]
        Hush
        [louder 1]
        --
        [Guests 0]
        """)
  }

  @Test func `follows its element when others come and go`() throws {
    let tally = TallyApp()
    let app = RunningApp(tally)
    try press("Bob 0", in: app)
    tally.names.all = ["Zoe", "Bob", "Ann"]
    #expect(draw(app)[0].lines[1...3] == ["[Zoe 0]", "[Bob 1]", "[Ann 0]"])
  }

  @Test func `is forgotten when the view goes away`() throws {
    let tally = TallyApp()
    let app = RunningApp(tally)
    try press("Guests 0", in: app)
    tally.names.isOpen = false
    #expect(draw(app)[0].lines[0] == "Closed")
    tally.names.isOpen = true
    #expect(draw(app)[0].lines[0] == "[Guests 0]")
  }

  @Test func `belongs to the view value where a view is drawn by itself`() {
    let view = Tally(name: "Guests")
    terminalText(of: view, width: 40).controls[0].perform()
    #expect(terminalText(of: view, width: 40).text == "[Guests 1]")
    #expect(terminalText(of: Tally(name: "Guests"), width: 40).text == "[Guests 0]")
  }
}
