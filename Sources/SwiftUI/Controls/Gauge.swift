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
nonisolated func share<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double {
  let length = Double(bounds.upperBound - bounds.lowerBound)
  guard length > 0 else { return 0 }
  return min(max(Double(value - bounds.lowerBound) / length, 0), 1)
}

extension Gauge {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) where Bound == Mark {
    self.init(
      fraction: share(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A bar with a label and, if there is one, a text for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) where Bound == EmptyView, Mark == EmptyView {
    self.init(
      fraction: share(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}
