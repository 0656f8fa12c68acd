import SwiftUI
import Testing

private struct Marked: View {
  @State private var path: [Int] = []
  let mark: String

  var body: some View {
    NavigationStack(path: $path) {
      Group {
        Text(mark).attaching("inner \(mark)")
        Text("More")
      }
      .attaching("outer \(mark)")
    }
    .attaching(7)
  }
}

private struct MarkedApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Marked(mark: "first")
        Marked(mark: "second")
      }
    }
    WindowGroup("Detail", id: "detail") { Marked(mark: "third").hidden() }
      .handlesExternalEvents(matching: ["detail"])
  }
}

@MainActor
@Suite struct `Walking a tree` {
  @Test func `attached values are found through bodies, outermost first`() {
    #expect(attachments(of: String.self, in: Marked(mark: "a")) == ["outer a", "inner a"])
    #expect(attachments(of: Int.self, in: VStack { Marked(mark: "a") }) == [7])
  }

  @Test func `an attached value does not change what is seen`() {
    #expect(terminalText(of: Marked(mark: "Trail"), width: 20).lines == ["Trail", "More"])
  }

  @Test func `an app is walked scene by scene, also where nobody looks`() {
    #expect(
      attachments(of: String.self, in: RunningApp(MarkedApp())) == [
        "outer first", "inner first", "outer second", "inner second", "outer third", "inner third",
      ])
  }

  @Test func `a visitor meets the windows with their events`() {
    let met = RunningApp(MarkedApp()).windows.map { "\($0.identifier ?? "-") \($0.externalEvents.sorted())" }
    #expect(met == ["- []", #"detail ["detail"]"#])
  }

  @Test func `an app with a model can be walked`() {
    let windows = RunningApp(LibraryApp()).windows
    #expect(windows.count == 2)
    #expect(windows.allSatisfy { !terminalText(of: $0.root, width: 40).lines.isEmpty })
  }

  @Test func `the activity of a visible view becomes current`() {
    let view = VStack {
      Text("Falls").userActivity("viewing.falls") { $0.title = "Viewing the falls" }
      Text("Hidden").userActivity("viewing.hidden") { $0.title = "Hidden" }.hidden()
      Text("None").userActivity("viewing.none", element: nil as Int?) { _, activity in activity.title = "None" }
    }
    _ = attachments(of: Int.self, in: view)
    _ = terminalText(of: view, width: 20)
    #expect(NSUserActivity.current?.title == "Viewing the falls")
  }

  @Test func `controls say what they are and can be pressed`() {
    let model = CounterModel(count: 1)
    var isOn = false
    let view = VStack {
      Button("Add") { model.count += 1 }
      Toggle("Loud", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      Button(payload: "intent", role: .destructive) { Image(systemName: "trash") }
      Toggle(isOn: true, payload: 5) { Text("Favorite") }
      Menu("Sort") { Button("Name") {} }.disabled(true)
    }
    let rendered = terminalText(of: view, width: 40)
    for control in rendered.controls { control.perform() }
    #expect(model.count == 2)
    #expect(isOn)
    #expect(rendered.controls.map(\.label) == ["Add", "Loud", "trash", "Favorite", "Name"])
    #expect(
      rendered.controls.map(\.kind) == [
        .button(nil), .toggle(isOn: false), .button(.destructive), .toggle(isOn: true), .button(nil),
      ])
    #expect(rendered.controls.map(\.isEnabled) == [true, true, true, true, false])
    #expect(rendered.controls[2].payload as? String == "intent")
    #expect(rendered.controls[3].payload as? Int == 5)
  }
}
