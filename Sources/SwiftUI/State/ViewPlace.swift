/// A place among the views of a window, and the state of the view that is there.
///
/// A view is told apart from others by where it stands: the bodies around it, its index among the statements of a builder, the branch
/// it is in, the element it is made for. The same view made anew at the same place finds the state it had. A place that was not met in
/// a rendering is forgotten, and so is its state: what appears again begins again.
@MainActor
final class ViewPlace {
  /// One step from a place to another inside of it.
  enum Step: Hashable {
    case body(ObjectIdentifier)
    case member(Int)
    case branch(isFirst: Bool)
    case element(AnyHashable)
    case destination(AnyHashable)
  }

  private struct Key: Hashable {
    let step: Step
    /// How many steps like this one there were before, from the same place.
    let occurrence: Int
  }

  private var inner: [Key: ViewPlace] = [:]
  private var occurrences: [Step: Int] = [:]
  private var storages: [String: AnyObject] = [:]
  private var isMet = false

  /// Goes through the views anew and forgets, afterwards, the places that were not met.
  func revisit<Result>(_ work: () -> Result) -> Result {
    leave()
    defer { forgetUnmet() }
    return work()
  }

  /// The place one step inside of this one.
  func entering(_ step: Step) -> ViewPlace {
    let key = Key(step: step, occurrence: occurrences[step, default: 0])
    occurrences[step] = key.occurrence + 1
    let place = inner[key] ?? ViewPlace()
    place.isMet = true
    inner[key] = place
    return place
  }

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
    isMet = false
    occurrences = [:]
    for place in inner.values { place.leave() }
  }

  private func forgetUnmet() {
    inner = inner.filter { $0.value.isMet }
    for place in inner.values { place.forgetUnmet() }
  }
}

/// A property whose value is kept while its view stays at its place.
protocol KeptState {
  /// Takes the value that is kept at a place, or leaves its own there.
  @MainActor func keep(at place: ViewPlace, name: String)
}

extension EnvironmentValues {
  /// This environment, one step further inside the views of a window.
  @MainActor func entering(_ step: @autoclosure () -> ViewPlace.Step) -> EnvironmentValues {
    guard let place else { return self }
    var inner = self
    inner.place = place.entering(step())
    return inner
  }
}
