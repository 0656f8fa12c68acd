public import Foundation

/// What an index knows about an item.
///
/// Fill it before it is handed to an index: an index keeps what it reads at that moment.
open class CSSearchableItemAttributeSet: NSObject {
  private var customValues: [CSCustomAttributeKey: Any] = [:]

  public override init() { super.init() }

  /// Knows the type of the content.
  ///
  /// - Parameter contentType: the type.
  public init(contentType: UTType) {
    super.init()
    self.contentType = contentType.identifier
  }

  /// Knows the type of the content.
  ///
  /// - Parameter itemContentType: the identifier of the type.
  public init(itemContentType: String) {
    super.init()
    contentType = itemContentType
  }

  open func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) { customValues[key] = value }

  open func value(forCustomKey key: CSCustomAttributeKey) -> Any? { customValues[key] }

  /// The words in the attributes of the author's, in the order of their names.
  package var customTexts: [String] {
    customValues.filter { $0.key.isSearchable }.sorted { $0.key.keyName < $1.key.keyName }.flatMap { _, value in
      (value as? [Any])?.map { "\($0)" } ?? ["\(value)"]
    }
  }

  open var displayName: String?
  open var title: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var textContent: String?
  open var keywords: [String]?
  open var subject: String?
  open var theme: String?
  open var headline: String?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var accountIdentifier: String?
  open var contentType: String?
  open var contentTypeTree: [String]?
  open var kind: String?
  open var path: String?
  open var contentURL: URL?
  open var url: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var darkThumbnailURL: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var downloadedDate: Date?
  open var lastUsedDate: Date?
  open var metadataModificationDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var importantDates: [Date]?
  open var allDay: NSNumber?
  open var namedLocation: String?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var altitude: NSNumber?
  open var supportsNavigation: NSNumber?
  open var supportsPhoneCall: NSNumber?
  open var city: String?
  open var stateOrProvince: String?
  open var country: String?
  open var postalCode: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var fullyFormattedAddress: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var authorNames: [String]?
  open var authorEmailAddresses: [String]?
  open var recipientNames: [String]?
  open var recipientEmailAddresses: [String]?
  open var creator: String?
  open var publishers: [String]?
  open var contributors: [String]?
  open var editors: [String]?
  open var participants: [String]?
  open var organizations: [String]?
  open var projects: [String]?
  open var languages: [String]?
  open var copyright: String?
  open var rights: String?
  open var information: String?
  open var comment: String?
  open var version: String?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var rankingHint: NSNumber?
  open var fileSize: NSNumber?
  open var pageCount: NSNumber?
  open var pixelWidth: NSNumber?
  open var pixelHeight: NSNumber?
  open var duration: NSNumber?
  open var artist: String?
  open var album: String?
  open var composer: String?
  open var genre: String?
  open var musicalGenre: String?
  open var lyricist: String?
  open var director: String?
  open var producer: String?
  open var performers: [String]?
  open var audiences: [String]?
  open var instructions: String?
  open var containerTitle: String?
  open var containerDisplayName: String?
  open var containerIdentifier: String?
  open var containerOrder: NSNumber?
  open var local: NSNumber?
  open var userCreated: NSNumber?
  open var userOwned: NSNumber?
  open var userCurated: NSNumber?
  open var transcribedTextContent: String?
}

// Written by one owner before it is handed over, and only read afterwards.
extension CSSearchableItemAttributeSet: @unchecked Sendable {}

/// An attribute that an author makes up.
public final class CSCustomAttributeKey: NSObject, Sendable {
  public let keyName: String
  /// Whether items are found by it.
  public let isSearchable: Bool
  /// Whether items are found by it when a search names no attribute.
  public let isSearchableByDefault: Bool
  public let isUnique: Bool
  public let isMultiValued: Bool

  /// An attribute that is searched like any other; `nil` when the name is not made of letters, digits and underscores.
  public convenience init?(keyName: String) {
    self.init(keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
  }

  /// An attribute; `nil` when the name is not made of letters, digits and underscores.
  ///
  /// - Parameters:
  ///   - keyName: the name, best in reverse domain style with underscores.
  ///   - searchable: whether items are found by it.
  ///   - searchableByDefault: whether items are found by it when a search names no attribute.
  ///   - unique: whether no two items share a value.
  ///   - multiValued: whether an item has several values.
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
    guard !keyName.isEmpty, keyName.utf8.allSatisfy({ $0 < 0x80 && Self.isNameCharacter($0) }) else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
    super.init()
  }

  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return character.isLetter || character.isNumber || character == "_"
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }

  public override var hash: Int { keyName.hash }
}
