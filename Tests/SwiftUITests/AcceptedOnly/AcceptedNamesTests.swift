import Combine
import SwiftUI
import Testing

// Further names as apps write them: each compiles and leaves the words as they are.

private struct Surrounded: View {
  @State private var isShown = false
  @State private var chosen: Int?
  @State private var query = ""
  @AppStorage("accepted.only.tabs") private var customization: TabViewCustomization
  @GestureState private var isDragging = false
  @FocusState private var isFocused: Bool
  @Namespace private var namespace

  var body: some View {
    TabView {
      Tab("Tides", systemImage: "water.waves") { tides }
        .tabPlacement(.pinned).customizationID("tides").defaultVisibility(.hidden, for: .tabBar)
      TabSection("More") { Tab("Wind", systemImage: "wind") { Text("Wind") } }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabBarMinimizeBehavior(.onScrollDown)
  }

  private var tides: some View {
    touched
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
      .symbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2), isActive: isShown)
      .symbolEffect(.wiggle.clockwise, options: .repeat(.periodic(2, delay: 1)), value: isShown)
      .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
      .sensoryFeedback(.impact(weight: .light), trigger: isShown)
      .toolbar {
        ToolbarItem(id: "add", placement: .primaryAction) { EditButton() }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
      }
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbarRole(.editor)
      .sheet(isPresented: $isShown) {
        Text("Sheet").presentationSizing(.fitted).presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
      .alert(isPresented: $isShown) { Alert(title: Text("Really"), dismissButton: .default(Text("OK"))) }
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { (_: Result<URL, any Error>) in }
      .searchable(text: $query, isPresented: $isShown, prompt: "Search")
      .previewContext(Family())
  }

  private struct Family: PreviewContext {}

  private var touched: some View {
    ScrollViewReader { reader in
      VStack {
        Text("High at noon")
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        ShareLink(item: "tides", preview: SharePreview("Tides", icon: Image(systemName: "water.waves")))
        UnevenRoundedRectangle(topLeadingRadius: 4).fill(Color(.systemGray6))
      }
      .gesture(
        DragGesture().updating($isDragging) { _, state, _ in state = true }.onEnded { _ in reader.scrollTo(1) }
      )
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $chosen)
      .onTapGesture { point in chosen = Int(point.x) }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("tide"))) { _ in isShown = true }
      .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in isShown = false }
      .matchedTransitionSource(id: 1, in: namespace)
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      .contentMargins(.horizontal, 8, for: .scrollContent)
      .accessibilityAdjustableAction { direction in chosen = direction == .increment ? 1 : nil }
      .accessibilityAddTraits([.isImage, .updatesFrequently])
      .focusable()
      .accessibilityFocused($isFocused)
    }
  }
}

@MainActor @Suite struct `Names that are accepted only` {
  @Test func `leave the words as they are`() {
    #expect(terminalText(of: Surrounded(), width: 40).text == "High at noon\n  ↥ Share…")
  }
}
