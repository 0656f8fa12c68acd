/// A form of a value that is another value, with all forms of that one.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferPrimitive
where Item: Transferable, ProxyRepresentation: Transferable {
  package let steps: [TransferStep<Item>]

  /// Another value that goes out instead.
  ///
  /// - Parameter exporting: makes the other value; a key path will do.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    steps = Self.steps(exporting: exporting, importing: nil)
  }

  /// Another value that comes in instead.
  ///
  /// - Parameter importing: makes a value of the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    steps = Self.steps(exporting: nil, importing: importing)
  }

  /// Another value that goes out and comes in instead.
  ///
  /// - Parameters:
  ///   - exporting: makes the other value; a key path will do.
  ///   - importing: makes a value of the other one.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { steps = Self.steps(exporting: exporting, importing: importing) }

  private static func steps(
    exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [TransferStep<Item>] {
    ProxyRepresentation.transferRepresentation.allSteps.compactMap { step in
      (step as? TransferStep<ProxyRepresentation>)?.standingIn(exporting: exporting, importing: importing)
    }
  }
}

extension TransferStep {
  /// The same way, gone by an item for which this one stands in.
  fileprivate func standingIn<Other>(
    exporting: (@Sendable (Other) async throws -> Item)?, importing: (@Sendable (Item) async throws -> Other)?
  ) -> TransferStep<Other> {
    var step = TransferStep<Other>(visibility: visibility)
    if let exporting, let export {
      step.exportedType = exportedType
      step.export = { try await export(exporting($0)) }
    }
    if let importing, let `import` {
      step.importedType = importedType
      step.import = { try await importing(`import`($0)) }
    }
    return step
  }
}
