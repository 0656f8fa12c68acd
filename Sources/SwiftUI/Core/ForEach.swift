/// One view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> AnyHashable
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    data.flatMap { resolve(content($0), in: environment.entering(.element(identity($0)))) }
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identity = { AnyHashable($0[keyPath: id]) }
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identity = { AnyHashable($0.id) }
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identity = { AnyHashable($0) }
  }

  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Base.Element: Identifiable, Data == [Binding<Base.Element>], ID == Base.Element.ID {
    self.data = data.elements
    self.content = content
    identity = { AnyHashable($0.wrappedValue.id) }
  }

  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>] {
    self.data = data.elements
    self.content = content
    identity = { AnyHashable($0.wrappedValue[keyPath: id]) }
  }
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
