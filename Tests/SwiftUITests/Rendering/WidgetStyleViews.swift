import SwiftUI

// Ten more views as an app developer would write them for widgets and snippets.

// MARK: - 1. Hydration

struct HydrationEntryView: View {
  let glasses: Int
  let goal: Int
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  private var fraction: Double { min(Double(glasses) / Double(goal), 1) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Gauge(value: Double(glasses), in: 0...Double(goal)) {
        Label("Water", systemImage: "drop.fill")
      } currentValueLabel: {
        Text("\(glasses)")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text(goal, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.cyan, .blue]))
      Text("\(glasses) of \(goal) glasses", comment: "Progress of the day")
        .font(.system(.headline, design: .rounded, weight: .semibold))
        .minimumScaleFactor(0.7)
        .privacySensitive()
      if fraction >= 1 {
        Text("Goal reached").foregroundStyle(.green.gradient)
      }
    }
    .containerBackground(for: .widget) { Color.blue.opacity(colorScheme == .dark ? 0.3 : 0.1) }
    .widgetURL(URL(string: "hydration://today"))
  }
}

// MARK: - 2. Departures

struct Departure: Identifiable, Hashable {
  let id: Int
  let line: String
  let destination: String
  let minutes: Int
  let isDelayed: Bool
}

struct DepartureBoard: View {
  let stop: String
  let departures: [Departure]
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      GridRow {
        Text(stop).font(.headline).gridCellColumns(3)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(departures) { departure in
        GridRow(alignment: .firstTextBaseline) {
          Text(departure.line).monospaced().bold()
          Text(departure.destination)
          Text(departure.minutes == 0 ? "now" : "\(departure.minutes) min")
            .foregroundStyle(departure.isDelayed ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
            .gridColumnAlignment(.trailing)
            .monospacedDigit()
        }
      }
    }
  }
}

// MARK: - 3. Shopping list

struct ShoppingItem: Identifiable {
  let id: UUID
  var name: String
  var amount: String
  var isBought = false
}

struct ShoppingListView: View {
  @State private var items: [ShoppingItem]
  @State private var search = ""
  @State private var selection: Set<UUID> = []
  @Environment(\.editMode) private var editMode
  @Environment(\.dismiss) private var dismiss

  init(items: [ShoppingItem]) { _items = State(initialValue: items) }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach($items) { $item in
            Toggle(isOn: $item.isBought) {
              LabeledContent(item.name, value: item.amount)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button("Delete", systemImage: "trash", role: .destructive) {
                items.removeAll { $0.id == item.id }
              }
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("To Buy")
        } footer: {
          Text("^[\(items.count) item](inflect: true)")
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $search, prompt: "Find an item")
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
      .overlay { if items.isEmpty { ContentUnavailableView.search(text: search) } }
      .refreshable { await Task.yield() }
    }
  }
}

// MARK: - 4. Forecast

struct ForecastRow: View {
  struct Day: Identifiable {
    let date: Date
    let symbol: String
    let low: Measurement<UnitTemperature>
    let high: Measurement<UnitTemperature>
    let chance: Double
    var id: Date { date }
  }

  let days: [Day]

  var body: some View {
    Grid(horizontalSpacing: 8) {
      ForEach(days) { day in
        GridRow {
          Text(day.date, format: .dateTime.weekday(.abbreviated)).gridColumnAlignment(.leading)
          Image(systemName: day.symbol)
            .symbolRenderingMode(.multicolor)
            .accessibilityLabel(Text(day.symbol))
          Text(day.chance, format: .percent.precision(.fractionLength(0)))
            .opacity(day.chance > 0 ? 1 : 0)
          Text(
            day.low.formatted(
              .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
            )
          )
          .foregroundStyle(.tertiary)
          .gridColumnAlignment(.trailing)
          Text(
            day.high.formatted(
              .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
            ))
        }
      }
    }
    .padding(.horizontal)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}

// MARK: - 5. Calendar

extension EnvironmentValues {
  @Entry var accent: Color = .orange
}

struct Appointment: Identifiable, Hashable {
  var id: String { title }
  let title: String
  let place: String?
  let time: String
}

struct UpNextView: View {
  let appointments: [Appointment]
  @Environment(\.accent) private var accent
  @Environment(\.openURL) private var openURL
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    ViewThatFits(in: .vertical) {
      agenda(limit: 3)
      agenda(limit: 1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private func agenda(limit: Int) -> some View {
    if appointments.isEmpty {
      ContentUnavailableView("Nothing Up Next", systemImage: "calendar", description: Text("Enjoy the quiet."))
    } else {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(Array(appointments.prefix(limit).enumerated()), id: \.element.id) { index, appointment in
          HStack(alignment: .top, spacing: 8) {
            Capsule().fill(accent).frame(width: 4).clipShape(.capsule)
            VStack(alignment: .leading) {
              Text(appointment.title).fontWeight(index == 0 ? .bold : .regular).lineLimit(1)
              Group {
                Text(appointment.time)
                if let place = appointment.place { Text(place).italic() }
              }
              .font(.caption)
              .foregroundStyle(.secondary)
            }
          }
        }
        if appointments.count > limit {
          Text("+ \(appointments.count - limit) more").font(.footnote.weight(.light))
        }
      }
    }
  }
}

// MARK: - 6. Bike share

@Observable final class DockModel {
  var bikes = 7
  var docks = 12
  var isFavorite = false
}

struct DockSnippet: View {
  @Environment(DockModel.self) private var model
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    @Bindable var model = model
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text("Central Station").font(.title3.bold())
        Spacer(minLength: 8)
        Toggle("Favorite", systemImage: "star", isOn: $model.isFavorite)
          .toggleStyle(.button)
          .labelStyle(.iconOnly)
      }
      ProgressView(value: Double(model.bikes), total: Double(model.bikes + model.docks)) {
        Text("Bikes")
      } currentValueLabel: {
        Text("\(model.bikes) bikes, \(model.docks) docks")
      }
      .progressViewStyle(.linear)
      HStack {
        Button {
          model.bikes -= 1
        } label: {
          Label("Rent", systemImage: "bicycle").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
        .disabled(model.bikes == 0)
        .sensoryFeedback(.success, trigger: model.bikes)
        Button("Directions", systemImage: "arrow.triangle.turn.up.right.diamond") {}
          .buttonStyle(.bordered)
          .tint(.green)
      }
    }
    .animation(.snappy, value: model.bikes)
    .accessibilityElement(children: .combine)
  }
}

// MARK: - 7. Workout rings

struct RingsView: View {
  struct Ring: Identifiable, Hashable {
    let name: LocalizedStringKey
    let value: Double
    let goal: Double
    let id = UUID()
    static func == (lhs: Ring, rhs: Ring) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  let rings: [Ring]

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        ForEach(rings.indices, id: \.self) { index in
          Circle()
            .inset(by: CGFloat(index) * 12)
            .trim(from: 0, to: rings[index].value / rings[index].goal)
            .stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
      }
      .frame(width: 90, height: 90)
      .accessibilityHidden(true)
      VStack(alignment: .leading) {
        ForEach(rings) { ring in
          LabeledContent {
            Text("\(ring.value.formatted(.number.precision(.fractionLength(0))))/\(ring.goal, specifier: "%.0f")")
          } label: {
            Text(ring.name)
          }
        }
      }
    }
  }
}

// MARK: - 8. Music

struct NowPlayingSnippet: View {
  let title: String
  let artist: AttributedString
  @Binding var volume: Double
  @Namespace private var namespace
  @ScaledMetric(relativeTo: .body) private var artSize = 48

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: Image(systemName: "music.note")
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure: Image(systemName: "exclamationmark.triangle")
        @unknown default: EmptyView()
        }
      }
      .frame(width: artSize, height: artSize)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .matchedGeometryEffect(id: "art", in: namespace)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline).lineLimit(1).truncationMode(.tail)
        Text(artist).font(.subheadline)
        Slider(value: $volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
      }
      .layoutPriority(1)
    }
  }
}

// MARK: - 9. Settings of a timer

enum Brew: String, CaseIterable, Identifiable {
  case green, black, herbal
  var id: Self { self }
}

struct BrewSettings: View {
  @AppStorage("brew.loud", store: UserDefaults(suiteName: "SwiftUITests.Brew")) private var isLoud = true
  @State private var brew = Brew.black
  @State private var minutes = 4
  @State private var day = Date(timeIntervalSince1970: 0)
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      Picker("Tea", selection: $brew) {
        ForEach(Brew.allCases) { brew in Text(brew.rawValue.capitalized).tag(brew) }
      }
      .pickerStyle(.segmented)
      Stepper("^[\(minutes) minute](inflect: true)", value: $minutes, in: 1...10)
      Section("Sound") {
        Toggle("Loud", isOn: $isLoud.animation())
        LabeledContent("Tone") { Text("Bell").foregroundStyle(.secondary) }
      }
      DisclosureGroup("Advanced") { TextField("Name", text: .constant("Morning")).focused($isFocused) }
      Button("Reset", role: .destructive) { minutes = 4 }
    }
    .formStyle(.grouped)
    .onChange(of: brew) { _, new in minutes = new == .green ? 2 : 4 }
    .confirmationDialog("Reset?", isPresented: .constant(false)) { Button("Reset", role: .destructive) {} }
  }
}

// MARK: - 10. Delivery

struct DeliveryActivityView: View {
  let driver: String
  let arrival: Date
  let now: Date

  var body: some View {
    TimelineView(.periodic(from: now, by: 60)) { _ in
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Label {
            Text(driver).bold()
          } icon: {
            Image(systemName: "car.fill").foregroundStyle(.tint)
          }
          Spacer()
          Text(timerInterval: now...arrival, countsDown: true).monospacedDigit()
        }
        Link("Track", destination: URL(string: "https://example.com/track")!)
        ShareLink(item: URL(string: "https://example.com/track")!)
        Text("Arrives **\(arrival, style: .time)**").environment(\.timeZone, .gmt)
      }
      .padding(.init(top: 4, leading: 8, bottom: 4, trailing: 8))
      .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8).foregroundStyle(.green) }
      .activityBackgroundTint(.black.opacity(0.4))
    }
  }
}
