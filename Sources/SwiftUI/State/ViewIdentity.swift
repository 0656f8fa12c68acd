/// What tells a view of a window from the others, and the state that is kept for it.
///
/// The identity of a view is its path from the window: the bodies around it, its index among the statements of a builder, the branch
/// it is in, the element it is made for. A view that is made anew with the same identity finds the state it had. An identity that did
/// not occur in a rendering is forgotten with its state, unless somebody keeps it.
@MainActor
final class ViewIdentity {
  /// One step on the path from the window to a view.
  enum Step: Hashable {
    case body(ObjectIdentifier)
    case member(Int)
    case branch(isFirst: Bool)
    case element(AnyHashable)
    case destination(AnyHashable)
  }

  private struct Key: Hashable {
    let step: Step
    /// How many steps like this one there were before, from the same view.
    let occurrence: Int
  }

  private var inner: [Key: ViewIdentity] = [:]
  private var occurrences: [Step: Int] = [:]
  private var storages: [String: AnyObject] = [:]
  private var hasOccurred = false
  /// Whether it is kept with everything inside of it, though it did not occur.
  private var isKept = false

  /// Renders the views anew and forgets, afterwards, the identities that did not occur.
  func revisit<Result>(_ work: () -> Result) -> Result {
    leave()
    defer { forgetAbsent() }
    return work()
  }

  /// The identity one step further inside.
  func entering(_ step: Step) -> ViewIdentity {
    let key = Key(step: step, occurrence: occurrences[step, default: 0])
    occurrences[step] = key.occurrence + 1
    let identity = inner[key] ?? ViewIdentity()
    identity.hasOccurred = true
    inner[key] = identity
    return identity
  }

  /// Keeps the identity one step further inside, if there is one, though its views are not rendered.
  func keep(_ step: Step) { inner[Key(step: step, occurrence: 0)]?.isKept = true }

  /// Gives the state in the properties of a view, or of a modifier, the values it had here.
  func keepState(of view: Any, prefix: String = "") {
    for child in Mirror(reflecting: view).children {
      let name = prefix + (child.label ?? "")
      switch child.value {
      case let state as any KeptState: state.keep(at: self, name: name)
      case let property as any DynamicProperty: keepState(of: property, prefix: name + ".")
      default: break
      }
    }
  }

  /// The storage that is kept under a name, or else a new one.
  func storage<Storage: AnyObject>(_ name: String, orKeep new: Storage) -> Storage {
    if let kept = storages[name] as? Storage { return kept }
    storages[name] = new
    return new
  }

  private func leave() {
    (hasOccurred, isKept) = (false, false)
    occurrences = [:]
    for identity in inner.values { identity.leave() }
  }

  private func forgetAbsent() {
    inner = inner.filter { $0.value.hasOccurred || $0.value.isKept }
    for identity in inner.values where identity.hasOccurred { identity.forgetAbsent() }
  }
}

/// A property whose value is kept as long as a view with its identity is rendered.
protocol KeptState {
  /// Takes the value that is kept for an identity, or leaves its own there.
  @MainActor func keep(at identity: ViewIdentity, name: String)
}

extension EnvironmentValues {
  /// This environment, one step further inside the views of a window.
  @MainActor func entering(_ step: @autoclosure () -> ViewIdentity.Step) -> EnvironmentValues {
    guard let identity else { return self }
    var inner = self
    inner.identity = identity.entering(step())
    return inner
  }
}
