/// A place, described by an address, by coordinates, or by both.
public struct PlaceDescriptor: Hashable, Codable, Sendable, _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.opaque("PlaceDescriptor")) }

  /// One way to say where a place is.
  public enum PlaceRepresentation: Hashable, Codable, Sendable {
    case address(String)
    /// By degrees north and degrees east.
    case coordinate(latitude: Double, longitude: Double)
  }

  /// The ways to say where it is, the most exact one first.
  public var representations: [PlaceRepresentation]
  /// What people call it.
  public var commonName: String?

  public init(representations: [PlaceRepresentation], commonName: String? = nil) {
    (self.representations, self.commonName) = (representations, commonName)
  }

  /// The address, if it is known.
  public var address: String? {
    for case .address(let address) in representations { return address }
    return nil
  }
}

extension PlaceDescriptor: CustomLocalizedStringResourceConvertible {
  /// What people call the place, or else its address, or else its coordinates.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: commonName ?? address ?? representations.first?.text ?? "Place")
  }
}

extension PlaceDescriptor.PlaceRepresentation {
  fileprivate var text: String {
    switch self {
    case .address(let address): address
    case .coordinate(let latitude, let longitude): "\(latitude), \(longitude)"
    }
  }
}
