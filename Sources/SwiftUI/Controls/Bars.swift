/// A bar that shows how far something is, or a mark that something is going on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
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

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A mark that something is going on.
  public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A mark that something is going on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// A bar with a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// A bar with a label and a text for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A bar for the time that has passed of an interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date.now.timeIntervalSince(timerInterval.lowerBound) / max(length, 1)
    self.init(fraction: countsDown ? 1 - passed : passed, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A bar for a progress.
  public init(_ progress: Progress) {
    self.init(fraction: progress.fractionCompleted, label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A mark that something is going on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A bar with a title.
  public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// A mark that something is going on, with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// A bar with a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// A mark that something is going on, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// A bar with a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

/// A value within bounds, as a bar.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, Bound: View, Mark: View>: View, PrimitiveView {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: Bound
  let maximum: Mark

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let value = resolve(currentValueLabel, in: environment)
    let bar = LayoutNode.Bar(
      fraction: fraction, style: environment.style.text.style, caption: value.isEmpty ? .percent : .none)
    let scale = resolve(minimum, in: environment) + [.bar(bar)] + resolve(maximum, in: environment)
    return [.column([.row(resolve(label, in: environment) + value), .row(scale)])]
  }
}

/// The part of a range that a value has passed.
nonisolated private func share<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double {
  let length = Double(bounds.upperBound - bounds.lowerBound)
  guard length > 0 else { return 0 }
  return min(max(Double(value - bounds.lowerBound) / length, 0), 1)
}

extension Gauge where CurrentValueLabel == EmptyView, Bound == EmptyView, Mark == EmptyView {
  /// A bar with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: share(of: value, in: bounds), label: label(), currentValueLabel: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge where Bound == EmptyView, Mark == EmptyView {
  /// A bar with a label and a text for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: share(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where Bound == Mark {
  /// A bar with a label and texts for its value and bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.init(
      fraction: share(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// A value that can be pulled along a bar.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  let fraction: Double
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let bar =
      resolve(minimum, in: environment) + [
        .bar(LayoutNode.Bar(fraction: fraction, style: environment.style.text.style))
      ]
      + resolve(maximum, in: environment)
    return [.labeled(resolve(label, in: environment), bar, in: environment)]
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A bar.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: share(of: value.wrappedValue, in: bounds), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A bar with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: share(of: value.wrappedValue, in: bounds), label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider {
  /// A bar with a label and texts for its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: share(of: value.wrappedValue, in: bounds), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}
