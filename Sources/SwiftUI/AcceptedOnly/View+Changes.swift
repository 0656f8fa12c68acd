// Accepted so that sources compile: a rendering shows one moment, so nothing moves, appears, changes or is refreshed in it. Each
// modifier gives back the view it was called on and never calls its closures.

public import Combine

nonisolated extension View {
  // Movement
  public func animation(_ animation: Animation?) -> Self { self }
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }

  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> Self { self }
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> Self { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable = 0,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }

  // Times of a view
  public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> Self { self }
  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  public func onChange(of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void) -> Self { self }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> Self { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> Self where Source.Failure == Never { self }
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> Self { self }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> Self { self }
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> Self
  {
    self
  }
}

nonisolated extension ForEach {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

nonisolated extension Scene {
  public func onChange(of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> Self { self }
}
