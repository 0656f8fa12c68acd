public import Foundation
import Synchronization

/// What a person is doing in an app, so that “this” and “it” can be understood.
///
/// One activity at a time is current; each becomes it with ``becomeCurrent()``. Safe to use from any thread.
open class NSUserActivity: NSObject {
  private let lock = NSLock()
  private var state = State()

  /// The kind of activity, in reverse domain style.
  public let activityType: String

  /// An activity of a kind.
  ///
  /// - Parameter activityType: the kind, in reverse domain style.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  private struct State {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var keywords: Set<String> = []
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var needsSave = false
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPublicIndexing = false
    var isEligibleForPrediction = false
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
    var suggestedInvocationPhrase: String?
    var contentAttributeSet: CSSearchableItemAttributeSet?
    var attachment: (any Sendable)?
  }

  private subscript<Value>(field: WritableKeyPath<State, Value>) -> Value {
    get { lock.withLock { state[keyPath: field] } }
    set { lock.withLock { state[keyPath: field] = newValue } }
  }

  /// What the activity is called.
  open var title: String? {
    get { self[\.title] }
    set { self[\.title] = newValue }
  }
  /// What is needed to take the activity up again.
  open var userInfo: [AnyHashable: Any]? {
    get { self[\.userInfo] }
    set { self[\.userInfo] = newValue }
  }
  /// The keys of ``userInfo`` without which the activity cannot be taken up again.
  open var requiredUserInfoKeys: Set<String>? {
    get { self[\.requiredUserInfoKeys] }
    set { self[\.requiredUserInfoKeys] = newValue }
  }
  /// Words that help to find the activity.
  open var keywords: Set<String> {
    get { self[\.keywords] }
    set { self[\.keywords] = newValue }
  }
  /// A page that shows the same.
  open var webpageURL: URL? {
    get { self[\.webpageURL] }
    set { self[\.webpageURL] = newValue }
  }
  /// The page from which the activity was reached.
  open var referrerURL: URL? {
    get { self[\.referrerURL] }
    set { self[\.referrerURL] = newValue }
  }
  /// When the activity stops to be of interest.
  open var expirationDate: Date? {
    get { self[\.expirationDate] }
    set { self[\.expirationDate] = newValue }
  }
  /// Whether ``userInfo`` has to be brought up to date.
  open var needsSave: Bool {
    get { self[\.needsSave] }
    set { self[\.needsSave] = newValue }
  }
  /// Whether another device may take the activity up.
  open var isEligibleForHandoff: Bool {
    get { self[\.isEligibleForHandoff] }
    set { self[\.isEligibleForHandoff] = newValue }
  }
  /// Whether the activity may be found.
  open var isEligibleForSearch: Bool {
    get { self[\.isEligibleForSearch] }
    set { self[\.isEligibleForSearch] = newValue }
  }
  /// Whether everybody may find the activity.
  open var isEligibleForPublicIndexing: Bool {
    get { self[\.isEligibleForPublicIndexing] }
    set { self[\.isEligibleForPublicIndexing] = newValue }
  }
  /// Whether the activity may be suggested.
  open var isEligibleForPrediction: Bool {
    get { self[\.isEligibleForPrediction] }
    set { self[\.isEligibleForPrediction] = newValue }
  }
  /// What the activity is deleted by.
  open var persistentIdentifier: String? {
    get { self[\.persistentIdentifier] }
    set { self[\.persistentIdentifier] = newValue }
  }
  /// The content that the activity shows.
  open var targetContentIdentifier: String? {
    get { self[\.targetContentIdentifier] }
    set { self[\.targetContentIdentifier] = newValue }
  }
  /// What to say to take the activity up again.
  open var suggestedInvocationPhrase: String? {
    get { self[\.suggestedInvocationPhrase] }
    set { self[\.suggestedInvocationPhrase] = newValue }
  }
  /// What the index knows about the content.
  open var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { self[\.contentAttributeSet] }
    set { self[\.contentAttributeSet] = newValue }
  }
  /// What another module ties to the activity, such as the entity on show.
  package var attachment: (any Sendable)? {
    get { self[\.attachment] }
    set { self[\.attachment] = newValue }
  }

  /// Puts entries into ``userInfo``; a new value replaces an old one.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    lock.withLock { state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { $1 } }
  }
}

// Every stored property but the lock is read and written with the lock held.
extension NSUserActivity: @unchecked Sendable {}

extension NSUserActivity {
  private static let currentActivity = Mutex<NSUserActivity?>(nil)

  /// What is being done right now.
  package static var current: NSUserActivity? { currentActivity.withLock { $0 } }

  /// Says that this is being done right now.
  public func becomeCurrent() { Self.currentActivity.withLock { $0 = self } }

  /// Says that this is being done no longer. Does nothing when another activity is current.
  public func resignCurrent() { Self.currentActivity.withLock { if $0 === self { $0 = nil } } }

  /// Ends the activity for good.
  public func invalidate() { resignCurrent() }

  /// Nothing is saved here, so there is nothing to delete.
  public static func deleteSavedUserActivities(withPersistentIdentifiers persistentIdentifiers: [String]) async {}

  /// Nothing is saved here, so there is nothing to delete.
  public static func deleteAllSavedUserActivities() async {}
}

/// The `userInfo` key of the found item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The type of the activity that shows a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The type of the activity that continues a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The `userInfo` key of the search to continue.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The type of the activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
