// The entities of each domain. A schema's name is the domain, a dot, and the name of the case.

extension AppSchema {
  /// The entities of the audio domain.
  public enum AudioEntity: String, AppSchemaEntity, _AppSchemaTable {
    case album, algorithmicRadioStation, ambientSound, artist, audiobook, classicalMusicRecording, liveRadioStation,
      newsBrief, newsProvider, playlist, podcastCollection, podcastEpisode, podcastShow, radioShow, radioShowEpisode,
      song, songCollection, warmupAudioQueueResult

    /// The name of the domain.
    public static let domain = "audio"
  }

  /// The entities of the books domain.
  public enum BooksEntity: String, AppSchemaEntity, _AppSchemaTable {
    case audiobook, book, settings

    /// The name of the domain.
    public static let domain = "books"
  }

  /// The entities of the browser domain.
  public enum BrowserEntity: String, AppSchemaEntity, _AppSchemaTable {
    case bookmark, readingListItem, tab, tabGroup, window

    /// The name of the domain.
    public static let domain = "browser"
  }

  /// The entities of the calendar domain.
  public enum CalendarEntity: String, AppSchemaEntity, _AppSchemaTable {
    case attendee, calendar, event

    /// The name of the domain.
    public static let domain = "calendar"
  }

  /// The entities of the clock domain.
  public enum ClockEntity: String, AppSchemaEntity, _AppSchemaTable {
    case alarm, timer

    /// The name of the domain.
    public static let domain = "clock"
  }

  /// The entities of the files domain.
  public enum FilesEntity: String, AppSchemaEntity, _AppSchemaTable {
    case file

    /// The name of the domain.
    public static let domain = "files"
  }

  /// The entities of the journal domain.
  public enum JournalEntity: String, AppSchemaEntity, _AppSchemaTable {
    case entry

    /// The name of the domain.
    public static let domain = "journal"
  }

  /// The entities of the mail domain.
  public enum MailEntity: String, AppSchemaEntity, _AppSchemaTable {
    case account, draft, mailbox, message, thread

    /// The name of the domain.
    public static let domain = "mail"
  }

  /// The entities of the maps domain.
  public enum MapsEntity: String, AppSchemaEntity, _AppSchemaTable {
    case currentLocation, navigationSession, operatingHours, operatingTimeRange, place, rating

    /// The name of the domain.
    public static let domain = "maps"
  }

  /// The entities of the messages domain.
  public enum MessagesEntity: String, AppSchemaEntity, _AppSchemaTable {
    case conversation, customAttachment, message, messagePerson

    /// The name of the domain.
    public static let domain = "messages"
  }

  /// The entities of the notes domain.
  public enum NotesEntity: String, AppSchemaEntity, _AppSchemaTable {
    case account, folder, note

    /// The name of the domain.
    public static let domain = "notes"
  }

  /// The entities of the phone domain.
  public enum PhoneEntity: String, AppSchemaEntity, _AppSchemaTable {
    case phonePerson

    /// The name of the domain.
    public static let domain = "phone"
  }

  /// The entities of the photos domain.
  public enum PhotosEntity: String, AppSchemaEntity, _AppSchemaTable {
    case album, asset, recognizedPerson

    /// The name of the domain.
    public static let domain = "photos"
  }

  /// The entities of the presentation domain.
  public enum PresentationEntity: String, AppSchemaEntity, _AppSchemaTable {
    case document, slide, template

    /// The name of the domain.
    public static let domain = "presentation"
  }

  /// The entities of the reader domain.
  public enum ReaderEntity: String, AppSchemaEntity, _AppSchemaTable {
    case document, page

    /// The name of the domain.
    public static let domain = "reader"
  }

  /// The entities of the reminders domain.
  public enum RemindersEntity: String, AppSchemaEntity, _AppSchemaTable {
    case group, list, locationTrigger, reminder, section

    /// The name of the domain.
    public static let domain = "reminders"
  }

  /// The entities of the spreadsheet domain.
  public enum SpreadsheetEntity: String, AppSchemaEntity, _AppSchemaTable {
    case document, sheet, template

    /// The name of the domain.
    public static let domain = "spreadsheet"
  }

  /// The entities of the whiteboard domain.
  public enum WhiteboardEntity: String, AppSchemaEntity, _AppSchemaTable {
    case board, item

    /// The name of the domain.
    public static let domain = "whiteboard"
  }

  /// The entities of the word processor domain.
  public enum WordProcessorEntity: String, AppSchemaEntity, _AppSchemaTable {
    case document, page, template

    /// The name of the domain.
    public static let domain = "wordProcessor"
  }
}

// MARK: - The names of the domains, as in '.photos'

extension AppSchemaEntity where Self == AppSchema.AudioEntity {
  /// The entities of the audio domain.
  public static var audio: AppSchema.AudioEntity.Type { AppSchema.AudioEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.BooksEntity {
  /// The entities of the books domain.
  public static var books: AppSchema.BooksEntity.Type { AppSchema.BooksEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.BrowserEntity {
  /// The entities of the browser domain.
  public static var browser: AppSchema.BrowserEntity.Type { AppSchema.BrowserEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.CalendarEntity {
  /// The entities of the calendar domain.
  public static var calendar: AppSchema.CalendarEntity.Type { AppSchema.CalendarEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.ClockEntity {
  /// The entities of the clock domain.
  public static var clock: AppSchema.ClockEntity.Type { AppSchema.ClockEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.FilesEntity {
  /// The entities of the files domain.
  public static var files: AppSchema.FilesEntity.Type { AppSchema.FilesEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.JournalEntity {
  /// The entities of the journal domain.
  public static var journal: AppSchema.JournalEntity.Type { AppSchema.JournalEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.MailEntity {
  /// The entities of the mail domain.
  public static var mail: AppSchema.MailEntity.Type { AppSchema.MailEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.MapsEntity {
  /// The entities of the maps domain.
  public static var maps: AppSchema.MapsEntity.Type { AppSchema.MapsEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.MessagesEntity {
  /// The entities of the messages domain.
  public static var messages: AppSchema.MessagesEntity.Type { AppSchema.MessagesEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.NotesEntity {
  /// The entities of the notes domain.
  public static var notes: AppSchema.NotesEntity.Type { AppSchema.NotesEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.PhoneEntity {
  /// The entities of the phone domain.
  public static var phone: AppSchema.PhoneEntity.Type { AppSchema.PhoneEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.PhotosEntity {
  /// The entities of the photos domain.
  public static var photos: AppSchema.PhotosEntity.Type { AppSchema.PhotosEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.PresentationEntity {
  /// The entities of the presentation domain.
  public static var presentation: AppSchema.PresentationEntity.Type { AppSchema.PresentationEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.ReaderEntity {
  /// The entities of the reader domain.
  public static var reader: AppSchema.ReaderEntity.Type { AppSchema.ReaderEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.RemindersEntity {
  /// The entities of the reminders domain.
  public static var reminders: AppSchema.RemindersEntity.Type { AppSchema.RemindersEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.SpreadsheetEntity {
  /// The entities of the spreadsheet domain.
  public static var spreadsheet: AppSchema.SpreadsheetEntity.Type { AppSchema.SpreadsheetEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.WhiteboardEntity {
  /// The entities of the whiteboard domain.
  public static var whiteboard: AppSchema.WhiteboardEntity.Type { AppSchema.WhiteboardEntity.self }
}

extension AppSchemaEntity where Self == AppSchema.WordProcessorEntity {
  /// The entities of the word processor domain.
  public static var wordProcessor: AppSchema.WordProcessorEntity.Type { AppSchema.WordProcessorEntity.self }
}
