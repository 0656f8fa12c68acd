import SwiftUI
import Testing

@MainActor
@Suite struct `Rendering a view` {
  @Test func `a row puts its members side by side`() {
    let view = VStack(alignment: .leading) {
      HStack {
        Image(systemName: "heart.fill")
        Text("Niagara Falls").bold()
      }
      Text("New York, United States").foregroundStyle(.secondary)
      HStack {
        Button("Find Tickets") {}
        Toggle("Favorite", isOn: .constant(true))
      }
    }
    let rendered = terminalText(of: view, width: 40)
    #expect(
      rendered.text == """
        ♥ Niagara Falls
        New York, United States
        [Find Tickets] [x] Favorite
        """)
    #expect(rendered.controls.map(\.label) == ["Find Tickets", "Favorite"])
  }
}
