import SwiftUI

// Views as they are written for snippets and widgets of apps.

struct Trail: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let length: Double
  let isOpen: Bool
  var isFavorite = false

  static let all = [
    Trail(id: 1, name: "Bear Creek", length: 4.2, isOpen: true, isFavorite: true),
    Trail(id: 2, name: "Eagle Ridge", length: 11.75, isOpen: false),
    Trail(id: 3, name: "Quiet Lake Loop", length: 2, isOpen: true),
  ]
}

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: trail.isFavorite ? "star.fill" : "star")
        .foregroundStyle(trail.isFavorite ? Color.yellow : .secondary)
        .imageScale(.small)
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name)
          .font(.headline)
        Text("\(trail.length, specifier: "%.1f") km")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if trail.isOpen {
        Text("Open").foregroundColor(.green)
      } else {
        Text("Closed").foregroundColor(.red)
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
  }
}

struct TrailList: View {
  var trails = Trail.all
  @State private var selection: Trail.ID?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("Open now") {
          ForEach(trails.filter(\.isOpen)) { trail in
            TrailRow(trail: trail)
          }
        }
        Section {
          ForEach(trails.filter { !$0.isOpen }, id: \.id) { TrailRow(trail: $0) }
        } header: {
          Text("Closed")
        } footer: {
          Text("Conditions change quickly.")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Trails")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", role: .cancel) { dismiss() }
        }
      }
    }
    .task { await Task.yield() }
  }
}

struct LandmarkSnippet: View {
  var name = "Niagara Falls"
  var region = "New York, United States"
  var isFavorite = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .top, endPoint: .bottom)
        VStack(alignment: .leading) {
          Text(name).font(.title2.bold())
          Text(region).font(.caption)
        }
        .foregroundStyle(.white)
      }
      .frame(height: 140)
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      HStack {
        Button {
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
            .accessibilityLabel("Favorite")
        }
        .tint(.pink)
        .contentTransition(.symbolEffect(.replace))
        Spacer()
        Button("Find Tickets", systemImage: "ticket") {}
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
  }
}

struct TicketRequest: View {
  @State private var count = 4
  @Binding var wantsGuide: Bool

  var body: some View {
    Form {
      Stepper("\(count) tickets", value: $count, in: 1...10)
      Toggle("Guided tour", isOn: $wantsGuide)
      Toggle(isOn: .constant(false)) {
        Label("Remind me", systemImage: "bell")
      }
      Picker("Day", selection: .constant("sat")) {
        Text("Friday").tag("fri")
        Text("Saturday").tag("sat")
      }
      .pickerStyle(.segmented)
      LabeledContent("Price", value: "36 €")
    }
  }
}

struct OrderStatus: View {
  let progress: Double

  var body: some View {
    VStack(alignment: .leading) {
      Label("On its way", systemImage: "shippingbox")
        .font(.headline)
      ProgressView(value: progress)
        .progressViewStyle(.linear)
        .tint(.blue)
      HStack {
        Text("Ordered").frame(maxWidth: .infinity, alignment: .leading)
        Text("Shipped").frame(maxWidth: .infinity)
        Text("Delivered").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .font(.caption2)
      .lineLimit(1)
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct WeatherWidget: View {
  @Environment(\.colorScheme) var colorScheme
  @ScaledMetric private var iconSize: CGFloat = 24
  private let hours = [("9", "sun.max", 18), ("12", "cloud.sun", 22), ("15", "cloud.rain", 19)]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Cupertino").font(.system(size: 17, weight: .semibold, design: .rounded))
      Text("**22°** and *mostly* sunny").minimumScaleFactor(0.7)
      Divider()
      Grid(alignment: .leading, horizontalSpacing: 16) {
        ForEach(hours, id: \.0) { hour, symbol, degrees in
          GridRow {
            Text("\(hour):00").monospacedDigit()
            Image(systemName: symbol).frame(width: iconSize, height: iconSize)
            Text("\(degrees)°")
          }
        }
      }
    }
    .padding(12)
    .background(colorScheme == .dark ? Color.black : Color.white)
    .widgetURL(URL(string: "weather://cupertino"))
  }
}

struct CardStyle: ViewModifier {
  var color = Color(.secondarySystemBackground)

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 16)
      .background(color, in: RoundedRectangle(cornerRadius: 12))
      .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
  }
}

extension View {
  func card() -> some View { modifier(CardStyle()) }
}

struct HabitCard: View {
  let title: LocalizedStringKey
  var days: [Bool] = [true, true, false, true]

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).textCase(.uppercase)
      HStack(spacing: 4) {
        ForEach(days.indices, id: \.self) { index in
          Circle()
            .fill(days[index] ? AnyShapeStyle(.green) : AnyShapeStyle(.quaternary))
            .frame(width: 10, height: 10)
        }
        Text("\(days.filter { $0 }.count)/\(days.count)").font(.caption)
      }
    }
    .card()
  }
}

@Observable
final class PlayerModel {
  var title = "Morning Light"
  var isPlaying = true
  var position = 0.25
}

struct PlayerView: View {
  @Environment(PlayerModel.self) private var player

  var body: some View {
    @Bindable var player = player
    VStack {
      Text(player.title).bold().lineLimit(2).multilineTextAlignment(.center)
      Slider(value: $player.position, in: 0...1)
        .labelsHidden()
      HStack(spacing: 24) {
        Button(action: {}) { Image(systemName: "backward.fill") }
        Button(action: { player.isPlaying.toggle() }) {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
        }
        Button(action: {}) { Image(systemName: "forward.fill") }.disabled(true)
      }
      .buttonStyle(.plain)
    }
  }
}

final class CounterModel: ObservableObject {
  @Published var count: Int

  init(count: Int) { self.count = count }
}

struct CounterView: View {
  @StateObject private var model = CounterModel(count: 3)

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
      Button("Add") { withAnimation(.spring()) { model.count += 1 } }
        .keyboardShortcut(.defaultAction)
    }
    .onChange(of: model.count) { _, _ in }
  }
}

struct EmptyResults: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Trails", systemImage: "map")
    } description: {
      Text("Try another region.")
    } actions: {
      Button("Show All") {}
    }
  }
}

struct LoadingView: View {
  enum Phase { case loading, failed(String), done([String]) }
  var phase: Phase

  var body: some View {
    switch phase {
    case .loading:
      ProgressView("Loading")
    case .failed(let message):
      Label(message, systemImage: "exclamationmark.triangle.fill").foregroundStyle(.red)
    case .done(let names):
      ForEach(names, id: \.self) { Text($0) }
    }
  }
}

struct GlossButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .background(Capsule().fill(.tint))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct TimerView: View {
  var body: some View {
    ViewThatFits {
      HStack {
        Text("Brewing a pot of green tea").layoutPriority(1)
        Button("Stop", role: .destructive) {}.buttonStyle(GlossButtonStyle())
      }
      VStack {
        Text("Green tea")
        Button("Stop", role: .destructive) {}.buttonStyle(GlossButtonStyle())
      }
    }
  }
}

struct BatteryGauge: View {
  var body: some View {
    Gauge(value: 0.66) {
      Text("Battery")
    } currentValueLabel: {
      Text(0.66, format: .percent)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
  }
}

struct AsyncPoster: View {
  let url: URL?

  var body: some View {
    HStack {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 80, height: 120)
      VStack(alignment: .leading) {
        Text("Starlight").font(.title3)
        if let url { Link("More", destination: url) }
      }
    }
  }
}

struct ArtworkView: View {
  var body: some View {
    Image("cover", label: Text("A lighthouse at dusk"))
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .bottomTrailing) {
        Text("New").padding(6).background(.ultraThinMaterial, in: Capsule())
      }
  }
}

struct InboxView: View {
  @State var messages = ["Hello", "Lunch?"]

  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") {
        List($messages, id: \.self, rowContent: { $message in Text(message) })
      }
      Tab("Sent", systemImage: "paperplane") { Text("Nothing sent") }
    }
  }
}

struct MenuView: View {
  @AppStorage("sort-order-of-tests") private var order = "Name"

  var body: some View {
    Menu("Sort by \(order)") {
      Button("Name") { order = "Name" }
      Button("Length") { order = "Length" }
    }
  }
}

struct EditorView: View {
  @State private var title = "Draft"
  @State private var notes = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $title)
        .focused($isFocused)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.done)
      TextField("Notes", text: $notes, prompt: Text("None yet"))
      Button("Save", action: save).disabled(title.isEmpty)
    }
    .onAppear { isFocused = true }
    .alert("Discard?", isPresented: .constant(false)) {
      Button("Discard", role: .destructive) {}
    } message: {
      Text("This cannot be undone.")
    }
    .sheet(isPresented: .constant(false)) { Text("Sheet") }
  }

  private func save() {}
}

struct LibraryApp: App {
  @StateObject private var model = CounterModel(count: 1)
  @State private var player = PlayerModel()
  @Environment(\.scenePhase) private var scenePhase

  init() {}

  var body: some Scene {
    WindowGroup {
      TabView {
        PlayerView().tabItem { Label("Player", systemImage: "play") }
        CounterView().tabItem { Label("Counter", systemImage: "number") }
      }
      .environmentObject(model)
      .environment(player)
    }
    .onChange(of: scenePhase) { _, _ in }
    .commands {
      CommandGroup(replacing: .newItem) {}
      CommandMenu("Play") { Button("Pause") {} }
    }
    WindowGroup("Notes", id: "notes") { EditorView() }
      .handlesExternalEvents(matching: ["notes"])
      .defaultSize(width: 400, height: 300)
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}

struct TrailListPreviews: PreviewProvider {
  static var previews: some View {
    TrailList().previewDisplayName("All trails")
  }
}

struct Bolt: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

struct ChargingView: View {
  var body: some View {
    GroupBox("Charging") {
      HStack {
        Bolt().fill(.yellow).frame(width: 40, height: 40)
        Text("\(Image(systemName: "bolt.fill")) 80 %, ready at \(Text("7:30").bold())")
      }
    }
  }
}

struct SettingsView: View {
  @AppStorage("speaks-in-tests") private var speaks = true
  @State private var volume = 0.5
  @State private var color = Color.red
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    Form {
      Section {
        Toggle("Speak", isOn: $speaks)
        Slider(value: $volume) { Text("Volume") }
        ColorPicker("Color", selection: $color)
        DatePicker("Start", selection: $date, displayedComponents: .date)
          .environment(\.timeZone, .gmt)
      } header: {
        Label("Voice", systemImage: "mic")
      }
      Section("About") {
        LabeledContent("Version", value: 2, format: .number)
        NavigationLink("Licenses") { Text("None") }
        DisclosureGroup("Details") { Text("Built by hand") }
        ShareLink(item: "behest")
      }
    }
    .formStyle(.grouped)
  }
}

struct ScoreBoard: View {
  private let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 8) {
        ForEach(1..<6) { index in
          Label("Team \(index)", systemImage: "\(index).circle.fill").badge(index == 2 ? 3 : 0)
        }
      }
    }
  }
}
