import SwiftUI
import Testing

/// Controls in code that is generic over the type of their titles.
private struct Titled<Title: StringProtocol>: View {
  let title: Title
  @State private var choice = 1

  var body: some View {
    Button(title) {}
    Button(title, systemImage: "star", role: .destructive) {}
    Label(title, systemImage: "star").labelStyle(.titleOnly)
    Link(title, destination: URL(string: "https://example.com")!)
    Menu(title) { Text("Tea") }
    NavigationLink(title) { Text("Tea") }
    NavigationLink(title, value: 1)
    Picker(title, selection: $choice) { Text("Tea").tag(1) }
    Section(title) { Text("Tea") }
    TextField(title, text: .constant("Tea"))
    Toggle(title, isOn: .constant(true))
  }
}

@MainActor
@Suite struct `A title` {
  private func text(_ view: some View) -> String { terminalText(of: view, width: 40).text }

  @Test func `is a string of any type`() {
    let words = "Green brew".split(separator: " ")
    let generic = text(Titled(title: words[0]))
    #expect(generic == text(Titled(title: "Green")))
    #expect(generic.contains("[x] Green"))
  }

  @Test func `is a string or a part of one where its type is known`() {
    let word = "Green brew".prefix(5)
    #expect(text(Toggle(word, isOn: .constant(true))).contains("[x] Green"))
    #expect(text(Toggle(String(word), isOn: .constant(true))).contains("[x] Green"))
  }
}
