/// A date to choose. The chosen one is written.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
  public typealias Components = DatePickerComponents

  let date: Date
  let components: Components
  let label: Label

  init(_ date: Date, _ components: Components, label: Label) {
    (self.date, self.components, self.label) = (date, components, label)
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var format = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    format.locale = environment.locale
    let value = resolve(Text(verbatim: date.formatted(format)), in: environment)
    return [.labeled(resolve(label, in: environment), value, in: environment)]
  }
}

/// The parts of a date that can be chosen.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  /// A date with a label; the range may be open at one end.
  public init<Bounds: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Bounds = Date.distantPast...Date.distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection.wrappedValue, displayedComponents, label: label()) }
}

extension DatePicker where Label == Text {
  public init<Bounds: RangeExpression<Date>>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: Bounds = Date.distantPast...Date.distantFuture, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, label: Text(titleKey)) }

  @_disfavoredOverload
  public init<Bounds: RangeExpression<Date>>(
    _ title: some _TitleSource, selection: Binding<Date>,
    in range: Bounds = Date.distantPast...Date.distantFuture, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, label: title._title) }
}

/// A colour to choose. A terminal shows its label.
nonisolated public struct ColorPicker<Label: View>: View {
  let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = title._title
  }
}
