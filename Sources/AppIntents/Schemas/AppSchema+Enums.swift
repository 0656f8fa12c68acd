// The enums of each domain. The type's name begins with that of the domain; each case is a schema.

extension AppSchema {
  public enum AudioEnum: String, AppSchemaEnum, _AppSchemaTable {
    case activity, affinityState, appViewIdentifier, invocationSource, playbackAttributes, queueInsertionLocation
  }
  public enum BooksEnum: String, AppSchemaEnum, _AppSchemaTable {
    case contentType, font, fontSize, navigationDirection, pageNavigationSetting, relativeCharacterSpacingChange,
      relativeFontChange, relativeLineSpacingChange, relativeWordSpacingChange, theme
  }
  public enum BrowserEnum: String, AppSchemaEnum, _AppSchemaTable { case clearHistoryTimeFrame }
  public enum CalendarEnum: String, AppSchemaEnum, _AppSchemaTable {
    case attendeeStatus, attendeeType, eventSpan, eventStatus
  }
  public enum CameraEnum: String, AppSchemaEnum, _AppSchemaTable { case captureDevice, captureDuration, captureMode }
  public enum ClockEnum: String, AppSchemaEnum, _AppSchemaTable { case alarmTriggerState, timerState }
  public enum MailEnum: String, AppSchemaEnum, _AppSchemaTable { case category }
  public enum MapsEnum: String, AppSchemaEnum, _AppSchemaTable {
    case amenity, incident, navigationPreferences, operatingStatus, priceRange, ratingDescriptor, transportType
  }
  public enum MessagesEnum: String, AppSchemaEnum, _AppSchemaTable {
    case conversationAttribute, customReaction, messageAttribute, messageEffect, messageType
  }
  public enum PhoneEnum: String, AppSchemaEnum, _AppSchemaTable { case audioVisualMode }
  public enum PhotosEnum: String, AppSchemaEnum, _AppSchemaTable {
    case albumType, assetType, filterType, rotationDirection
  }
  public enum ReaderEnum: String, AppSchemaEnum, _AppSchemaTable { case documentKind }
  public enum RemindersEnum: String, AppSchemaEnum, _AppSchemaTable { case listType, locationTriggerEvent }
  public enum WhiteboardEnum: String, AppSchemaEnum, _AppSchemaTable { case color, itemType }
}

// MARK: - The names of the domains, as in '.photos'

extension AppSchemaEnum where Self == AppSchema.AudioEnum { public static var audio: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.BooksEnum { public static var books: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.BrowserEnum { public static var browser: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.CalendarEnum { public static var calendar: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.CameraEnum { public static var camera: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.ClockEnum { public static var clock: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.MailEnum { public static var mail: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.MapsEnum { public static var maps: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.MessagesEnum { public static var messages: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.PhoneEnum { public static var phone: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.PhotosEnum { public static var photos: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.ReaderEnum { public static var reader: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.RemindersEnum { public static var reminders: Self.Type { Self.self } }
extension AppSchemaEnum where Self == AppSchema.WhiteboardEnum { public static var whiteboard: Self.Type { Self.self } }
