/// A form of a value with something said about it.
public struct ModifiedTransferRepresentation<Item>: TransferPrimitive where Item: Transferable {
  package let steps: [TransferStep<Item>]
}

extension TransferRepresentation {
  /// Names the file that the value goes into.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.suggestedFileName = { _ in fileName } }
  }

  /// Names the file that the value goes into, after the value.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item>
  {
    changed { $0.suggestedFileName = fileName }
  }

  /// Says who may see this form.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  /// Says which values have this form.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    changed { $0.exportingCondition = condition }
  }

  private func changed(_ change: (inout TransferStep<Item>) -> Void) -> ModifiedTransferRepresentation<Item> {
    var steps = allSteps
    for index in steps.indices { change(&steps[index]) }
    return ModifiedTransferRepresentation(steps: steps)
  }
}
