public import SwiftUI

/// The entity that a view shows.
package struct EntityAnnotation: Sendable {
  package let identifier: EntityIdentifier
}

/// The entity for each row of a list, by what a selection of the row is.
package struct EntitySelectionAnnotation {
  private let find: (AnyHashable) -> EntityIdentifier?

  init<Item: Hashable>(_ identifier: @escaping @Sendable (Item) -> EntityIdentifier?) {
    find = { selection in (selection.base as? Item).flatMap(identifier) }
  }

  package func identifier(of selection: AnyHashable) -> EntityIdentifier? { find(selection) }
}

extension View {
  /// Says which entity this view shows, so that “this” can be understood.
  nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    attaching(identifier.map(EntityAnnotation.init))
  }

  /// Says which entities the rows of this list show, so that “the second one” can be understood.
  nonisolated public func appEntityIdentifier<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self, identifier: @escaping @Sendable (Item) -> EntityIdentifier?
  ) -> some View { attaching(EntitySelectionAnnotation(identifier)) }

  /// Says which entities this view draws by itself.
  nonisolated public func appEntityUIElements(
    _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
  ) -> some View { attaching(EntityElements(provider: provider)) }
}

/// The entities that a view draws by itself.
package struct EntityElements {
  package let provider: @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
}

/// An entity that a view draws by itself, and where.
public struct AppEntityUIElement: Sendable {
  /// Whether the element is chosen.
  public struct State: Hashable, Sendable {
    /// Whether the element is chosen.
    public var isSelected: Bool

    /// A state, not chosen unless it is said.
    public init(isSelected: Bool = false) { self.isSelected = isSelected }
  }

  public var identifier: EntityIdentifier
  /// Where it is drawn.
  public var bounds: CGRect
  /// Whether it is chosen.
  public var state: State
  /// What is drawn inside of it.
  public var subelements: [AppEntityUIElement]

  public init(
    identifier: EntityIdentifier, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
  ) { (self.identifier, self.bounds, self.state, self.subelements) = (identifier, bounds, state, subelements) }
}

/// Which elements are asked for.
public struct AppEntityUIElementsContext: Sendable {
  /// Which elements are asked for.
  public enum ElementsRequest: Hashable, Sendable {
    case selected
    /// Those that can be seen.
    case visible
  }

  /// Which elements are asked for.
  public let request: ElementsRequest

  package init(request: ElementsRequest) { self.request = request }
}

/// Something that can be told which entity it is about: a notification, an alarm, a song that plays.
public protocol AppEntityAnnotatable: AnyObject {
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The entity that the activity is about.
  public var appEntityIdentifier: EntityIdentifier? {
    get { attachment as? EntityIdentifier }
    set { attachment = newValue }
  }
}
