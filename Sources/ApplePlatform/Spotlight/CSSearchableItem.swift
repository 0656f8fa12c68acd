public import Foundation

/// Something that can be found.
open class CSSearchableItem: NSObject {
  /// What its owner calls it; an item replaces the one of the same name.
  open var uniqueIdentifier: String
  /// The group that it belongs to, with dots between a group and those in it.
  open var domainIdentifier: String?
  /// What is known about it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// When it stops to be found.
  open var expirationDate: Date!
  /// Kept for source compatibility: an item takes the place of the whole old one.
  open var isUpdate = false

  /// What another module ties to the item, such as an entity.
  package var associatedEntity: (any Sendable)?
  /// Where the item stands among equally good ones: higher comes first.
  package var priority = 0

  /// An item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: what its owner calls it; made up unless given.
  ///   - domainIdentifier: the group that it belongs to.
  ///   - attributeSet: what is known about it.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

// Written by one owner before it is handed over, and only read afterwards.
extension CSSearchableItem: @unchecked Sendable {}
