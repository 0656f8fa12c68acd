extension View {
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { EnvironmentChange(content: self) { $0[keyPath: keyPath] = value } }

  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentChange(content: self) { $0[Object.self] = object }
  }

  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentChange(content: self) { $0[Object.self] = object }
  }

  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) } }

  /// Makes controls react or not; a view inside a disabled one stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentChange(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
