import SwiftUI
import Testing

/// A stack of numbers and words; a word may ask for a footnote.
private struct Reader: View {
  @Binding var path: NavigationPath
  @State private var footnote: Int?

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        Text("Contents").attaching("contents")
        Text("Index")
          .navigationDestination(for: Int.self) { page in
            Text("Page \(page)")
              .attaching("page \(page)")
              .navigationDestination(for: String.self) { word in
                Button(word) { footnote = word.count }
                  .navigationDestination(item: $footnote) { Text("Footnote \($0)") }
              }
          }
      }
    }
  }
}

@MainActor
@Suite struct `A stack` {
  private func text(_ view: some View) -> String { terminalText(of: view, width: 40).text }

  private func reader(_ path: NavigationPath) -> Reader { Reader(path: .constant(path)) }

  @Test func `shows its root while the path is empty`() {
    #expect(text(reader(NavigationPath())) == "Contents\nIndex")
  }

  @Test func `shows the destination of the last value`() {
    #expect(text(reader(NavigationPath([7, 12]))) == "Page 12")
  }

  @Test func `knows the destinations that a destination adds`() {
    var path = NavigationPath([7])
    path.append("whale")
    #expect(text(reader(path)) == "[whale]")
  }

  @Test func `passes over a value that leads nowhere`() {
    var path = NavigationPath([7])
    path.append(2.5)
    #expect(text(reader(path)) == "Page 7")
  }

  @Test func `is walked down to the views it covers`() {
    #expect(attachments(of: String.self, in: reader(NavigationPath([7, 12]))) == ["contents", "page 7", "page 12"])
  }

  /// A page that counts how often it is looked at, and remembers whether it was pressed.
  private struct CountedPage: View {
    let number: Int
    let looks: Looks
    @State private var isPressed = false

    var body: some View {
      looks.count += 1
      return Button("Page \(String(number))\(isPressed ? "!" : "")") { isPressed = true }
    }
  }

  private final class Looks {
    var count = 0
    var path: [Int] = []
  }

  private struct Shelf: App {
    let looks: Looks

    init() { self.init(looks: Looks()) }
    init(looks: Looks) { self.looks = looks }

    var body: some Scene {
      WindowGroup {
        NavigationStack(path: Binding(get: { looks.path }, set: { looks.path = $0 })) {
          Text("Shelf").navigationDestination(for: Int.self) { CountedPage(number: $0, looks: looks) }
        }
      }
    }
  }

  @Test func `draws the root and the top only, however long the path is`() {
    let looks = Looks()
    looks.path = Array(1...10_000)
    let app = RunningApp(Shelf(looks: looks))
    #expect(text(app.windows[0].root) == "[Page 10000]")
    #expect(looks.count == 1)
  }

  @Test func `keeps the state of what is covered for when it is on top again`() throws {
    let looks = Looks()
    let app = RunningApp(Shelf(looks: looks))
    func draw() -> RenderedView { terminalText(of: app.windows[0].root, width: 40) }
    looks.path = [1]
    try #require(draw().controls.first).perform()
    looks.path = [1, 2]
    #expect(draw().text == "[Page 2]")
    #expect(draw().text == "[Page 2]")
    looks.path = [1]
    #expect(draw().text == "[Page 1!]")
    looks.path = []
    _ = draw()
    looks.path = [1]
    #expect(draw().text == "[Page 1]")
  }

  @Test func `shows an item over the path while there is one`() {
    var path = NavigationPath([7])
    path.append("whale")
    let view = reader(path)
    for control in terminalText(of: view, width: 40).controls { control.perform() }
    #expect(text(view) == "Footnote 5")
  }

  @Test(arguments: [(false, "Inbox"), (true, "Draft")])
  func `shows what is presented`(stack: (isPresented: Bool, text: String)) {
    let view = NavigationStack {
      Text("Inbox").navigationDestination(isPresented: .constant(stack.isPresented)) { Text("Draft") }
    }
    #expect(text(view) == stack.text)
  }

  @Test func `runs the activity of the view on top only`() {
    let view = NavigationStack(path: .constant([3])) {
      Text("List")
        .navigationDestination(for: Int.self) { number in
          Text("Item").userActivity("viewing.item") { $0.title = "Item \(number)" }
        }
        .userActivity("viewing.list") { $0.title = "List" }
    }
    #expect(text(view) == "Item")
    #expect(NSUserActivity.current?.title == "Item 3")
  }
}
