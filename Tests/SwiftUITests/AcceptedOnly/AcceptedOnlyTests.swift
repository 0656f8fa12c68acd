import SwiftUI
import Testing

// Modifiers, styles and overloads as apps write them: what is accepted only must compile and leave the words as they are.

private struct Decorated: View {
  struct Item: Identifiable, Hashable { let id: Int }

  @State private var isShown = false
  @State private var item: Item?
  @State private var selected: Item.ID?
  @State private var chosen: Set<Item.ID> = []
  @State private var detent = PresentationDetent.medium
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var visibility = NavigationSplitViewVisibility.all
  @AppStorage("accepted.only.brew") private var brew = Roast.black
  @AppStorage("accepted.only.name") private var name: String?
  @FocusState private var focus: Int?
  @Namespace private var namespace
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    decorated
      .sheet(isPresented: $isShown, onDismiss: { dismiss() }) {
        Text("Sheet").presentationDetents([.medium, .fraction(0.3)], selection: $detent)
      }
      .sheet(item: $item) { Text("\($0.id)") }
      .alert("Delete?", isPresented: $isShown) { Button("Delete", role: .destructive) {} }
      .alert(Text("Delete?"), isPresented: $isShown, presenting: item) { item in
        Button("Delete \(item.id)") {}
      } message: { item in
        Text("\(item.id) is gone then.")
      }
      .alert(name ?? "None", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("Really") })
      .alert("Delete?", isPresented: $isShown, presenting: item) { _ in Button("OK") {} }
      .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
        Button(role: .cancel) {}
      } message: {
        Text("This stays.")
      }
      .popover(isPresented: $isShown, attachmentAnchor: .point(.top)) { EmptyView() }
  }

  private var decorated: some View {
    styled
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isShown)
      .transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale))
      .contentTransition(.numericText(countsDown: true))
      .symbolEffect(.bounce.up, options: .repeat(2), value: isShown)
      .matchedGeometryEffect(id: "title", in: namespace)
      .sensoryFeedback(.impact, trigger: selected)
      .onChange(of: selected) { old, new in focus = new }
      .onChange(of: sizeClass, initial: true) { focus = nil }
      .task(id: selected) { await Task.yield() }
      .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
        if isShown { ToolbarItem { Text("More") } }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityHint("Opens")
      .accessibilityValue(Text("Half"))
      .accessibilityAction(named: "Open") {}
      .listRowSeparator(.hidden, edges: .bottom)
      .listRowBackground(Color.clear)
      .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {} }
      .contextMenu {
        Button("Copy", action: {})
      } preview: {
        Text("Preview")
      }
      .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: name ?? "Search")
      .help(name ?? "Help")
  }

  private var styled: some View {
    Text("Words")
      .kerning(1).tracking(2).baselineOffset(3).monospacedDigit().fontDesign(.rounded).fontWidth(.condensed)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      .clipShape(.rect(cornerRadius: 8))
      .background(.ultraThinMaterial, in: .capsule)
      .background(Color.blue.gradient.shadow(.drop(radius: 2)))
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .background { RoundedRectangle(cornerRadius: 4, style: .continuous).fill(.thinMaterial) }
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
      .overlay { Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 4])) }
      .mask(LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .leading, endPoint: .trailing))
      .mask { Circle().trim(from: 0, to: 0.5).rotation(.degrees(90)) }
      .foregroundStyle(.linearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
      .containerBackground(.fill.tertiary, for: .widget)
      .tint(.indigo).accentColor(.mint).blendMode(.multiply).border(.secondary, width: 2)
      .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)).scaleEffect(1.2, anchor: .bottomLeading)
      .aspectRatio(16 / 9, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
      .safeAreaInset(edge: .bottom) { EmptyView() }
      .ignoresSafeArea(.keyboard, edges: .bottom)
      .alignmentGuide(.leading) { $0[.trailing] }
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .lineLimit(1...3).lineLimit(...4).lineLimit(2, reservesSpace: true)
      .focused($focus, equals: 1).keyboardShortcut("s", modifiers: [.command, .shift]).submitLabel(.go)
      .textInputAutocapitalization(.never).keyboardType(.emailAddress).onSubmit(of: .search) {}
      .buttonStyle(PlainButtonStyle()).pickerStyle(SegmentedPickerStyle()).listStyle(SidebarListStyle())
      .toggleStyle(SwitchToggleStyle()).tabViewStyle(.page(indexDisplayMode: .never)).gaugeStyle(.accessoryCircular)
      .navigationBarTitleDisplayMode(.large).navigationSplitViewColumnWidth(min: 100, ideal: 200)
  }
}

private struct Overloads: View {
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var count = 2
  @State private var price: Double? = 2
  @State private var volume = 0.5
  @State private var selected: Int?
  @State private var chosen: Set<Int> = []
  @State private var isOpen = true
  private let name = "Name"

  var body: some View {
    List(selection: $selected) { Text("One") }
    List([1, 2], id: \.self, selection: $chosen) { Text("\($0)") }
    List(1..<3) { number in Text("\(number)") }
    DatePicker("From", selection: $day, in: Date.distantPast..., displayedComponents: .date)
    DatePicker("Till", selection: $day, in: ...Date.distantFuture, displayedComponents: [.date])
    DatePicker(name, selection: $day, in: Date.distantPast...Date.distantFuture, displayedComponents: .date)
    DatePicker(selection: $day, displayedComponents: .date) { Text("Label") }
    Stepper(name, value: $count)
    Stepper("Count", value: $count, in: 0...5, step: 2) { _ in }
    TextField("Price", value: $price, format: .number)
    TextField("Words", text: .constant("a"), axis: .vertical)
    Slider(value: $volume, in: 0...1, step: 0.1) { isEditing in isOpen = isEditing }
    Slider(value: $volume) { Text("Volume") }
    ProgressView(value: 0.5) {
      Text("Half")
    } currentValueLabel: {
      Text("50")
    }
    ProgressView(name, value: 1, total: 4)
    Gauge(value: 0.4) { Text("Gauge") }
    Section(header: Text("Header"), footer: Text("Footer")) { Text("Inside") }
    Section(name) { Text("Inside") }
    Section("Folded", isExpanded: $isOpen) { Text("Inside") }
    DisclosureGroup(name, isExpanded: $isOpen) { Text("Inside") }
    ShareLink(item: "x", preview: SharePreview("Title", image: Image(systemName: "star")))
    ShareLink(name, item: "x", subject: Text("Subject"))
    NavigationLink(name, value: 3)
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("Lazy") }
    Label(LocalizedStringResource("Resource"), systemImage: "star")
    Button(LocalizedStringResource("Resource"), role: .cancel) {}
    ContentUnavailableView(name, systemImage: "tray", description: Text("Nothing"))
  }
}

private enum Roast: String { case black, green }

@Suite @MainActor struct `What is accepted only` {
  @Test func `leaves the words as they are`() {
    #expect(terminalText(of: Decorated(), width: 40).text == "Words")
  }

  @Test func `and what is drawn has its overloads`() {
    let text = terminalText(of: Overloads().environment(\.timeZone, .gmt), width: 40).text
    #expect(text.contains("Name [−] [+]"))
    #expect(text.contains("Price: 2"))
    #expect(text.components(separatedBy: "Inside").count == 5)
    #expect(text.contains("[Resource]"))
  }
}
