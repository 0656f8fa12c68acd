/// A value that can be pulled along a bar.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  let fraction: Double
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let bar = LayoutNode.bar(LayoutNode.Bar(fraction: fraction, style: environment.style.text.style))
    let scale = resolve(minimum, in: environment) + [bar] + resolve(maximum, in: environment)
    return [.labeled(resolve(label, in: environment), scale, in: environment)]
  }
}

extension Slider {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: share(of: value.wrappedValue, in: bounds), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(
      fraction: share(of: value.wrappedValue, in: bounds), label: label(), minimum: EmptyView(), maximum: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}
