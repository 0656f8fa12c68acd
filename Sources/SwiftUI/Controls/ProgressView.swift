/// A bar that shows how far something is, or a mark that something is going on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel = EmptyView()) {
    self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let label = resolve(label, in: environment)
    guard let fraction else {
      let mark = environment.style.repertoire == .unicode ? "⋯" : "..."
      return [.row([.text(mark, style: environment.style.text.style)] + label)]
    }
    let value = resolve(currentValueLabel, in: environment)
    let bar = LayoutNode.Bar(
      fraction: fraction, style: environment.style.text.style, caption: value.isEmpty ? .percent : .none)
    return [.column(label + [.bar(bar)] + value)]
  }
}

extension ProgressView {
  /// A bar with a label and a text for its value; without a value, a mark that something is going on.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) { self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel()) }

  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(fraction: nil, label: label())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView()) }

  /// A bar; without a value, a mark that something is going on.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
  }

  /// A bar for the time that has passed of an interval, or that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date.now.timeIntervalSince(timerInterval.lowerBound) / max(length, 1)
    self.init(fraction: countsDown ? 1 - passed : passed, label: EmptyView())
  }

  public init(_ progress: Progress) { self.init(fraction: progress.fractionCompleted, label: EmptyView()) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

  public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource) { self.init(fraction: nil, label: title._title) }

  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: some _TitleSource, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: title._title)
  }
}
