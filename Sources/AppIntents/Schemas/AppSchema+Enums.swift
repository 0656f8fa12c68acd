// The enums of each domain. A schema's name is the domain, a dot, and the name of the case.

extension AppSchema {
  /// The enums of the audio domain.
  public enum AudioEnum: String, AppSchemaEnum, _AppSchemaTable {
    case activity, affinityState, appViewIdentifier, invocationSource, playbackAttributes, queueInsertionLocation

    /// The name of the domain.
    public static let domain = "audio"
  }

  /// The enums of the books domain.
  public enum BooksEnum: String, AppSchemaEnum, _AppSchemaTable {
    case contentType, font, fontSize, navigationDirection, pageNavigationSetting, relativeCharacterSpacingChange,
      relativeFontChange, relativeLineSpacingChange, relativeWordSpacingChange, theme

    /// The name of the domain.
    public static let domain = "books"
  }

  /// The enums of the browser domain.
  public enum BrowserEnum: String, AppSchemaEnum, _AppSchemaTable {
    case clearHistoryTimeFrame

    /// The name of the domain.
    public static let domain = "browser"
  }

  /// The enums of the calendar domain.
  public enum CalendarEnum: String, AppSchemaEnum, _AppSchemaTable {
    case attendeeStatus, attendeeType, eventSpan, eventStatus

    /// The name of the domain.
    public static let domain = "calendar"
  }

  /// The enums of the camera domain.
  public enum CameraEnum: String, AppSchemaEnum, _AppSchemaTable {
    case captureDevice, captureDuration, captureMode

    /// The name of the domain.
    public static let domain = "camera"
  }

  /// The enums of the clock domain.
  public enum ClockEnum: String, AppSchemaEnum, _AppSchemaTable {
    case alarmTriggerState, timerState

    /// The name of the domain.
    public static let domain = "clock"
  }

  /// The enums of the mail domain.
  public enum MailEnum: String, AppSchemaEnum, _AppSchemaTable {
    case category

    /// The name of the domain.
    public static let domain = "mail"
  }

  /// The enums of the maps domain.
  public enum MapsEnum: String, AppSchemaEnum, _AppSchemaTable {
    case amenity, incident, navigationPreferences, operatingStatus, priceRange, ratingDescriptor, transportType

    /// The name of the domain.
    public static let domain = "maps"
  }

  /// The enums of the messages domain.
  public enum MessagesEnum: String, AppSchemaEnum, _AppSchemaTable {
    case conversationAttribute, customReaction, messageAttribute, messageEffect, messageType

    /// The name of the domain.
    public static let domain = "messages"
  }

  /// The enums of the phone domain.
  public enum PhoneEnum: String, AppSchemaEnum, _AppSchemaTable {
    case audioVisualMode

    /// The name of the domain.
    public static let domain = "phone"
  }

  /// The enums of the photos domain.
  public enum PhotosEnum: String, AppSchemaEnum, _AppSchemaTable {
    case albumType, assetType, filterType, rotationDirection

    /// The name of the domain.
    public static let domain = "photos"
  }

  /// The enums of the reader domain.
  public enum ReaderEnum: String, AppSchemaEnum, _AppSchemaTable {
    case documentKind

    /// The name of the domain.
    public static let domain = "reader"
  }

  /// The enums of the reminders domain.
  public enum RemindersEnum: String, AppSchemaEnum, _AppSchemaTable {
    case listType, locationTriggerEvent

    /// The name of the domain.
    public static let domain = "reminders"
  }

  /// The enums of the whiteboard domain.
  public enum WhiteboardEnum: String, AppSchemaEnum, _AppSchemaTable {
    case color, itemType

    /// The name of the domain.
    public static let domain = "whiteboard"
  }
}

// MARK: - The names of the domains, as in '.photos'

extension AppSchemaEnum where Self == AppSchema.AudioEnum {
  /// The enums of the audio domain.
  public static var audio: AppSchema.AudioEnum.Type { AppSchema.AudioEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.BooksEnum {
  /// The enums of the books domain.
  public static var books: AppSchema.BooksEnum.Type { AppSchema.BooksEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.BrowserEnum {
  /// The enums of the browser domain.
  public static var browser: AppSchema.BrowserEnum.Type { AppSchema.BrowserEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.CalendarEnum {
  /// The enums of the calendar domain.
  public static var calendar: AppSchema.CalendarEnum.Type { AppSchema.CalendarEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.CameraEnum {
  /// The enums of the camera domain.
  public static var camera: AppSchema.CameraEnum.Type { AppSchema.CameraEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.ClockEnum {
  /// The enums of the clock domain.
  public static var clock: AppSchema.ClockEnum.Type { AppSchema.ClockEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.MailEnum {
  /// The enums of the mail domain.
  public static var mail: AppSchema.MailEnum.Type { AppSchema.MailEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.MapsEnum {
  /// The enums of the maps domain.
  public static var maps: AppSchema.MapsEnum.Type { AppSchema.MapsEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.MessagesEnum {
  /// The enums of the messages domain.
  public static var messages: AppSchema.MessagesEnum.Type { AppSchema.MessagesEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.PhoneEnum {
  /// The enums of the phone domain.
  public static var phone: AppSchema.PhoneEnum.Type { AppSchema.PhoneEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.PhotosEnum {
  /// The enums of the photos domain.
  public static var photos: AppSchema.PhotosEnum.Type { AppSchema.PhotosEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.ReaderEnum {
  /// The enums of the reader domain.
  public static var reader: AppSchema.ReaderEnum.Type { AppSchema.ReaderEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.RemindersEnum {
  /// The enums of the reminders domain.
  public static var reminders: AppSchema.RemindersEnum.Type { AppSchema.RemindersEnum.self }
}

extension AppSchemaEnum where Self == AppSchema.WhiteboardEnum {
  /// The enums of the whiteboard domain.
  public static var whiteboard: AppSchema.WhiteboardEnum.Type { AppSchema.WhiteboardEnum.self }
}
