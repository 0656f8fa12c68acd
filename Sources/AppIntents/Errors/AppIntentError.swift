/// Why an intent stops: a problem that can be said aloud, or a request to fill something in and begin again.
public struct AppIntentError: Error, Equatable, Sendable {
  package enum Reason: Sendable {
    case permission(String)
    case userAction(String)
    case unrecoverable(String)
    case restart
    case needsValue(any AnyIntentParameter, IntentDialog?)
    case needsDisambiguation(any AnyIntentParameter, [any Sendable], IntentDialog?)
    case needsForeground(
      IntentDialog?, alwaysConfirm: Bool, continuation: (@MainActor () async throws -> Void)?)
  }

  package let reason: Reason
  private let sentence: LocalizedStringResource

  package init(_ reason: Reason, _ sentence: LocalizedStringResource) {
    (self.reason, self.sentence) = (reason, sentence)
  }

  /// Runs `perform()` once more from the top.
  public static var restartPerform: AppIntentError { AppIntentError(.restart, "This has to begin again.") }

  public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
    switch (left.reason, right.reason) {
    case (.permission(let one), .permission(let other)): one == other
    case (.userAction(let one), .userAction(let other)): one == other
    case (.unrecoverable(let one), .unrecoverable(let other)): one == other
    case (.restart, .restart): true
    case (.needsValue(let one, _), .needsValue(let other, _)): one === other
    case (.needsDisambiguation(let one, _, _), .needsDisambiguation(let other, _, _)): one === other
    case (.needsForeground, .needsForeground): true
    case (.permission, _), (.userAction, _), (.unrecoverable, _), (.restart, _), (.needsValue, _),
      (.needsDisambiguation, _), (.needsForeground, _):
      false
    }
  }

  /// A permission is missing.
  public enum PermissionRequired {
    public static let bluetooth = AppIntentError(.permission("bluetooth"), "This needs access to Bluetooth.")
    /// The address book.
    public static let contacts = AppIntentError(.permission("contacts"), "This needs access to your contacts.")
    public static let calendar = AppIntentError(.permission("calendar"), "This needs access to your calendar.")
    public static let camera = AppIntentError(.permission("camera"), "This needs access to the camera.")
    public static let health = AppIntentError(.permission("health"), "This needs access to your health data.")
    /// The devices of the home.
    public static let homeKit = AppIntentError(.permission("homeKit"), "This needs access to your home.")
    public static let localNetwork = AppIntentError(.permission("localNetwork"), "This needs access to your network.")
    public static let microphone = AppIntentError(.permission("microphone"), "This needs access to the microphone.")
    public static let notifications = AppIntentError(.permission("notifications"), "This needs to send notifications.")
    public static let photos = AppIntentError(.permission("photos"), "This needs access to your photos.")
    public static let reminders = AppIntentError(.permission("reminders"), "This needs access to your reminders.")
    public static let siri = AppIntentError(.permission("siri"), "This needs your permission to be used from here.")
    /// The place you are at.
    public static func location(precise: Bool) -> AppIntentError {
      precise
        ? AppIntentError(.permission("preciseLocation"), "This needs your exact location.")
        : AppIntentError(.permission("location"), "This needs your location.")
    }
  }

  /// The person has to do something first.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError(.userAction("accountSetup"), "You need to set up an account first.")
    /// Confirm something in the app.
    public static let confirmation = AppIntentError(.userAction("confirmation"), "You need to confirm this in the app.")
    public static let signin = AppIntentError(.userAction("signin"), "You need to sign in first.")
  }

  /// It cannot be done.
  public enum Unrecoverable {
    /// What it is about is gone.
    public static let entityNotFound = AppIntentError(.unrecoverable("entityNotFound"), "I couldn’t find that.")
    /// Not at the moment.
    public static let featureCurrentlyRestricted = AppIntentError(
      .unrecoverable("featureCurrentlyRestricted"), "That isn’t available right now.")
    /// The network did not answer.
    public static let networkFailure = AppIntentError(
      .unrecoverable("networkFailure"), "The network didn’t answer. Try again later.")
    public static let notAllowed = AppIntentError(.unrecoverable("notAllowed"), "That isn’t allowed.")
    /// Some of it was done.
    public static let partialFailure = AppIntentError(.unrecoverable("partialFailure"), "Only part of that worked.")
    public static let unsupportedOnDevice = AppIntentError(
      .unrecoverable("unsupportedOnDevice"), "That can’t be done on this device.")
    /// Nobody knows why.
    public static let unknown = AppIntentError(.unrecoverable("unknown"), "Something went wrong.")
  }
}

extension AppIntentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  /// The sentence for the person.
  public var localizedStringResource: LocalizedStringResource { FrameworkText.translated(sentence) }
  /// The sentence for the person.
  public var description: String { String(localized: localizedStringResource) }
}
