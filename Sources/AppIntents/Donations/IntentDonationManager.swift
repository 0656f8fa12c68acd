internal import Synchronization

/// Which donation it was.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let uuid: UUID

  init() { uuid = UUID() }
}

/// Something a person did in the app, told so that it can be suggested.
package struct IntentDonation: Sendable {
  package let identifier: IntentDonationIdentifier
  package let intent: any AppIntent
  package let result: (any IntentResult)?
  /// Where it stands among all donations of the process, counted from 1.
  package let number: Int

  /// Whether the donation is about an entity.
  func mentions(_ entity: EntityIdentifier) -> Bool {
    IntentParameters(of: intent).entries.contains { entry in
      switch entry.parameter.givenValue {
      case let value as any AppEntity: EntityIdentifier(of: value) == entity
      case let values as [any AppEntity]: values.contains { EntityIdentifier(of: $0) == entity }
      default: false
      }
    }
  }
}

extension EntityIdentifier {
  fileprivate init(of entity: any AppEntity) {
    func identifier<Entity: AppEntity>(_ entity: Entity) -> EntityIdentifier { EntityIdentifier(for: entity) }
    self = identifier(entity)
  }
}

/// Takes note of what people do in the app. The last thousand notes are kept in memory, in order, as long as the process
/// lives.
public struct IntentDonationManager: Sendable {
  /// The one for this process.
  public static let shared = IntentDonationManager()

  private final class Store: Sendable {
    let state = Mutex(State())
  }

  private struct State {
    var donations: [IntentDonation] = []
    var madeCount = 0
  }

  private let store = Store()
  /// Older ones are forgotten, some at once.
  private static let mostKept = 1_000

  package init() {}

  /// What was donated, in order.
  package var donations: [IntentDonation] { store.state.withLock { $0.donations } }

  /// How many donations were made, also those that were deleted or forgotten.
  package var madeCount: Int { store.state.withLock { $0.madeCount } }

  /// Those that were made after so many.
  package func donations(after count: Int) -> [IntentDonation] {
    store.state.withLock { Array($0.donations.drop { $0.number <= count }) }
  }

  /// Takes note of an intent.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { note(intent, nil) }

  /// Takes note of an intent and what it returned.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    note(intent, result)
  }

  /// Takes note of an intent.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { note(intent, nil) }

  /// Takes note of an intent and what it returned.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
    note(intent, result)
  }

  /// Forgets donations and returns which they were.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    store.state.withLock { state in
      let deleted = state.donations.filter { predicate.matches($0) }
      state.donations.removeAll { predicate.matches($0) }
      return deleted.map(\.identifier)
    }
  }

  private func note(_ intent: some AppIntent, _ result: (any IntentResult)?) -> IntentDonationIdentifier {
    let kept = intent.freshCopy()
    let identifier = IntentDonationIdentifier()
    store.state.withLock { state in
      state.madeCount += 1
      state.donations.append(
        IntentDonation(identifier: identifier, intent: kept, result: result, number: state.madeCount))
      if state.donations.count > 2 * Self.mostKept { state.donations.removeFirst(Self.mostKept) }
    }
    return identifier
  }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  private let matching: @Sendable (IntentDonation) -> Bool

  func matches(_ donation: IntentDonation) -> Bool { matching(donation) }

  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self { $0.identifier == identifier }
  }

  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
    Self { identifiers.contains($0.identifier) }
  }

  /// Donations of intents of a type, about an entity if one is given.
  public static func intentType(_ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil) -> Self {
    Self { donation in
      type(of: donation.intent) == intentType && (entityIdentifier.map(donation.mentions) ?? true)
    }
  }

  /// Donations of intents of one of several types.
  public static func intentTypes(_ intentTypes: [any AppIntent.Type]) -> Self {
    Self { donation in intentTypes.contains { $0 == type(of: donation.intent) } }
  }

  /// Donations about an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { Self { $0.mentions(identifier) } }

  /// Donations about one of several entities.
  public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> Self {
    Self { donation in identifiers.contains { donation.mentions($0) } }
  }
}

extension AppIntent {
  /// Takes note that a person did this in the app.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

  /// Takes note that a person did this in the app, and of what came of it.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Takes note that a person did this in the app.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Takes note that a person did this in the app, and of what came of it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
