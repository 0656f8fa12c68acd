/// A form of a value that is a value of intents, such as a person or a place.
///
/// ```swift
/// static var transferRepresentation: some TransferRepresentation {
///   IntentValueRepresentation(exporting: \.person)
/// }
/// ```
///
/// Use `ProxyRepresentation` where the other value goes out as bytes.
public struct IntentValueRepresentation<Item, Value>: TransferPrimitive where Item: Transferable, Value: _IntentValue {
  package let steps: [TransferStep<Item>]

  /// A value that stands for the item.
  ///
  /// - Parameter exporting: makes the value; a key path will do.
  public init(exporting: @escaping @Sendable (Item) async throws -> Value) {
    steps = [Self.step(exporting: exporting, importing: nil)]
  }

  /// A value that the item is made from.
  ///
  /// - Parameter importing: makes the item.
  public init(importing: @escaping @Sendable (Value) async throws -> Item) {
    steps = [Self.step(exporting: nil, importing: importing)]
  }

  /// A value that stands for the item, and that the item is made from.
  ///
  /// - Parameters:
  ///   - exporting: makes the value; a key path will do.
  ///   - importing: makes the item.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Value,
    importing: @escaping @Sendable (Value) async throws -> Item
  ) { steps = [Self.step(exporting: exporting, importing: importing)] }

  private static func step(
    exporting: (@Sendable (Item) async throws -> Value)?, importing: (@Sendable (Value) async throws -> Item)?
  ) -> TransferStep<Item> {
    var step = TransferStep<Item>()
    if let exporting { step.exportValue = { try await exporting($0) } }
    if let importing {
      step.importValue = { value in
        guard let value = value as? Value else { throw TransferError.notImported(nil) }
        return try await importing(value)
      }
    }
    return step
  }
}

/// The shorter name of ``IntentValueRepresentation``.
public typealias ValueRepresentation = IntentValueRepresentation
