public import Foundation

/// A form of a value that an encoder writes and a decoder reads.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferPrimitive
where
  Item: Transferable & Codable,
  Encoder: TopLevelEncoder & Sendable, Encoder.Output == Data,
  Decoder: TopLevelDecoder & Sendable, Decoder.Input == Data
{
  package let steps: [TransferStep<Item>]

  /// A form that an encoder and a decoder of the author's make.
  ///
  /// - Parameters:
  ///   - itemType: the type of the value.
  ///   - contentType: what the bytes are.
  ///   - encoder: makes the bytes.
  ///   - decoder: makes a value of bytes.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    steps = [
      TransferStep(
        exportedType: contentType, importedType: contentType,
        export: { .data(try encoder.encode($0)) }, import: { try decoder.decode(Item.self, from: $0.data()) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// A form in JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the value.
  ///   - contentType: what the bytes are.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    let encoder = JSONEncoder()
    // The same item is the same bytes each time.
    encoder.outputFormatting = .sortedKeys
    self.init(for: itemType, contentType: contentType, encoder: encoder, decoder: JSONDecoder())
  }
}

/// Something that turns values into one whole, as Combine's protocol of that name.
public protocol TopLevelEncoder {
  /// What values are turned into.
  associatedtype Output
  /// Turns a value into the whole.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// Something that makes values of one whole, as Combine's protocol of that name.
public protocol TopLevelDecoder {
  /// What values are made of.
  associatedtype Input
  /// Makes a value of the whole.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
