/// One view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view for an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> AnyHashable
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    data.flatMap { resolve(content($0), in: environment.entering(.element(identity($0)))) }
  }
}

extension ForEach where Content: View {
  /// One view for each element, told apart by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identity = { AnyHashable($0[keyPath: id]) }
  }

  /// One view for each element, told apart by its identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identity = { AnyHashable($0.id) }
  }

  /// One view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identity = { AnyHashable($0) }
  }

  /// One view for a binding to each element, told apart by its identity.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Base.Element: Identifiable, Data == [Binding<Base.Element>], ID == Base.Element.ID {
    self.data = data.elements
    self.content = content
    identity = { AnyHashable($0.wrappedValue.id) }
  }

  /// One view for a binding to each element, told apart by a property.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>] {
    self.data = data.elements
    self.content = content
    identity = { AnyHashable($0.wrappedValue[keyPath: id]) }
  }
}

extension ForEach {
  /// Accepts a deletion by swiping, which a terminal lacks.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Accepts a move by dragging, which a terminal lacks.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to each element; an element that is gone is read as it was and not written.
  nonisolated var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      let element = wrappedValue[index]
      return Binding<Value.Element>(
        get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : element },
        set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } })
    }
  }
}
