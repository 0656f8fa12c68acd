public import Foundation

/// What an index knows about an item.
///
/// Fill it before it is handed to an index: an index keeps what it reads at that moment.
open class CSSearchableItemAttributeSet: NSObject {
  private var customValues: [CSCustomAttributeKey: Any] = [:]

  /// Knows nothing yet.
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

  /// Keeps a value for an attribute of the author's.
  open func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) { customValues[key] = value }

  /// The value for an attribute of the author's.
  open func value(forCustomKey key: CSCustomAttributeKey) -> Any? { customValues[key] }

  /// The words in the attributes of the author's, in the order of their names.
  package var customTexts: [String] {
    customValues.filter { $0.key.isSearchable }.sorted { $0.key.keyName < $1.key.keyName }.flatMap { _, value in
      (value as? [Any])?.map { "\($0)" } ?? ["\(value)"]
    }
  }

  /// The name as people see it.
  open var displayName: String?
  /// The title.
  open var title: String?
  /// Other names.
  open var alternateNames: [String]?
  /// What it is about, in a few sentences.
  open var contentDescription: String?
  /// The whole text.
  open var textContent: String?
  /// Words to find it by.
  open var keywords: [String]?
  /// The subject.
  open var subject: String?
  /// The theme.
  open var theme: String?
  /// The headline.
  open var headline: String?
  /// What its owner calls it.
  open var identifier: String?
  /// The item that it belongs to.
  open var relatedUniqueIdentifier: String?
  /// An item that it has to do with.
  open var weakRelatedUniqueIdentifier: String?
  /// The group that it belongs to.
  open var domainIdentifier: String?
  /// The account that it belongs to.
  open var accountIdentifier: String?
  /// The identifier of its type.
  open var contentType: String?
  /// The identifiers of its type and supertypes.
  open var contentTypeTree: [String]?
  /// What kind of thing it is.
  open var kind: String?
  /// Where the file is.
  open var path: String?
  /// Where the content is.
  open var contentURL: URL?
  /// A page about it.
  open var url: URL?
  /// Where a small picture is.
  open var thumbnailURL: URL?
  /// A small picture.
  open var thumbnailData: Data?
  /// Where a small picture for dark backgrounds is.
  open var darkThumbnailURL: URL?
  /// When it was made.
  open var contentCreationDate: Date?
  /// When it was changed.
  open var contentModificationDate: Date?
  /// When it was added.
  open var addedDate: Date?
  /// When it was downloaded.
  open var downloadedDate: Date?
  /// When it was used.
  open var lastUsedDate: Date?
  /// When what is known about it was changed.
  open var metadataModificationDate: Date?
  /// When it is due.
  open var dueDate: Date?
  /// When it was completed.
  open var completionDate: Date?
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// Days that matter.
  open var importantDates: [Date]?
  /// Whether it takes whole days.
  open var allDay: NSNumber?
  /// The name of the place.
  open var namedLocation: String?
  /// Degrees north.
  open var latitude: NSNumber?
  /// Degrees east.
  open var longitude: NSNumber?
  /// Metres above the sea.
  open var altitude: NSNumber?
  /// Whether one can be led there.
  open var supportsNavigation: NSNumber?
  /// Whether one can call.
  open var supportsPhoneCall: NSNumber?
  /// The city.
  open var city: String?
  /// The state or province.
  open var stateOrProvince: String?
  /// The country.
  open var country: String?
  /// The postal code.
  open var postalCode: String?
  /// The street.
  open var thoroughfare: String?
  /// The number in the street.
  open var subThoroughfare: String?
  /// The whole address.
  open var fullyFormattedAddress: String?
  /// Telephone numbers.
  open var phoneNumbers: [String]?
  /// Mail addresses.
  open var emailAddresses: [String]?
  /// Who wrote it.
  open var authorNames: [String]?
  /// The writers' mail addresses.
  open var authorEmailAddresses: [String]?
  /// Who received it.
  open var recipientNames: [String]?
  /// The receivers' mail addresses.
  open var recipientEmailAddresses: [String]?
  /// What made it.
  open var creator: String?
  /// Who published it.
  open var publishers: [String]?
  /// Who helped.
  open var contributors: [String]?
  /// Who edited it.
  open var editors: [String]?
  /// Who takes part.
  open var participants: [String]?
  /// Who stands behind it.
  open var organizations: [String]?
  /// What it is part of.
  open var projects: [String]?
  /// The languages that it is in.
  open var languages: [String]?
  /// Who has the rights.
  open var copyright: String?
  /// What one may do with it.
  open var rights: String?
  /// More about it.
  open var information: String?
  /// A remark.
  open var comment: String?
  /// The version.
  open var version: String?
  /// How good people find it.
  open var rating: NSNumber?
  /// How good people find it, in words.
  open var ratingDescription: String?
  /// How much it matters, from 0 to 100.
  open var rankingHint: NSNumber?
  /// The size in megabytes.
  open var fileSize: NSNumber?
  /// How many pages it has.
  open var pageCount: NSNumber?
  /// How wide the picture is.
  open var pixelWidth: NSNumber?
  /// How high the picture is.
  open var pixelHeight: NSNumber?
  /// How long it plays, in seconds.
  open var duration: NSNumber?
  /// Who plays.
  open var artist: String?
  /// The album.
  open var album: String?
  /// Who wrote the music.
  open var composer: String?
  /// The kind of music, film or text.
  open var genre: String?
  /// The kind of music.
  open var musicalGenre: String?
  /// Who wrote the words.
  open var lyricist: String?
  /// Who directed it.
  open var director: String?
  /// Who produced it.
  open var producer: String?
  /// Who performs.
  open var performers: [String]?
  /// Whom it is for.
  open var audiences: [String]?
  /// How to use it.
  open var instructions: String?
  /// What it lies in.
  open var containerTitle: String?
  /// The name of what it lies in.
  open var containerDisplayName: String?
  /// The identifier of what it lies in.
  open var containerIdentifier: String?
  /// Where it lies in there.
  open var containerOrder: NSNumber?
  /// Whether it is on this device.
  open var local: NSNumber?
  /// Whether the person made it.
  open var userCreated: NSNumber?
  /// Whether the person owns it.
  open var userOwned: NSNumber?
  /// Whether the person chose it.
  open var userCurated: NSNumber?
  /// The text that is heard or seen in it.
  open var transcribedTextContent: String?
}

// Written by one owner before it is handed over, and only read afterwards.
extension CSSearchableItemAttributeSet: @unchecked Sendable {}

/// An attribute that an author makes up.
public final class CSCustomAttributeKey: NSObject, Sendable {
  /// The name of the attribute.
  public let keyName: String
  /// Whether items are found by it.
  public let isSearchable: Bool
  /// Whether items are found by it when a search names no attribute.
  public let isSearchableByDefault: Bool
  /// Whether no two items share a value.
  public let isUnique: Bool
  /// Whether an item has several values.
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
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
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

  /// Keys of the same name are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }

  /// The hash of the name.
  public override var hash: Int { keyName.hash }
}
