// The entities of each domain. The type's name begins with that of the domain; each case is a schema.

extension AppSchema {
  public enum AudioEntity: String, AppSchemaEntity, _AppSchemaTable {
    case album, algorithmicRadioStation, ambientSound, artist, audiobook, classicalMusicRecording, liveRadioStation,
      newsBrief, newsProvider, playlist, podcastCollection, podcastEpisode, podcastShow, radioShow, radioShowEpisode,
      song, songCollection, warmupAudioQueueResult
  }
  public enum BooksEntity: String, AppSchemaEntity, _AppSchemaTable { case audiobook, book, settings }
  public enum BrowserEntity: String, AppSchemaEntity, _AppSchemaTable {
    case bookmark, readingListItem, tab, tabGroup, window
  }
  public enum CalendarEntity: String, AppSchemaEntity, _AppSchemaTable { case attendee, calendar, event }
  public enum ClockEntity: String, AppSchemaEntity, _AppSchemaTable { case alarm, timer }
  public enum FilesEntity: String, AppSchemaEntity, _AppSchemaTable { case file }
  public enum JournalEntity: String, AppSchemaEntity, _AppSchemaTable { case entry }
  public enum MailEntity: String, AppSchemaEntity, _AppSchemaTable { case account, draft, mailbox, message, thread }
  public enum MapsEntity: String, AppSchemaEntity, _AppSchemaTable {
    case currentLocation, navigationSession, operatingHours, operatingTimeRange, place, rating
  }
  public enum MessagesEntity: String, AppSchemaEntity, _AppSchemaTable {
    case conversation, customAttachment, message, messagePerson
  }
  public enum NotesEntity: String, AppSchemaEntity, _AppSchemaTable { case account, folder, note }
  public enum PhoneEntity: String, AppSchemaEntity, _AppSchemaTable { case phonePerson }
  public enum PhotosEntity: String, AppSchemaEntity, _AppSchemaTable { case album, asset, recognizedPerson }
  public enum PresentationEntity: String, AppSchemaEntity, _AppSchemaTable { case document, slide, template }
  public enum ReaderEntity: String, AppSchemaEntity, _AppSchemaTable { case document, page }
  public enum RemindersEntity: String, AppSchemaEntity, _AppSchemaTable {
    case group, list, locationTrigger, reminder, section
  }
  public enum SpreadsheetEntity: String, AppSchemaEntity, _AppSchemaTable { case document, sheet, template }
  public enum WhiteboardEntity: String, AppSchemaEntity, _AppSchemaTable { case board, item }
  public enum WordProcessorEntity: String, AppSchemaEntity, _AppSchemaTable { case document, page, template }
}

// MARK: - The names of the domains, as in '.photos'

extension AppSchemaEntity where Self == AppSchema.AudioEntity { public static var audio: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.BooksEntity { public static var books: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.BrowserEntity { public static var browser: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.CalendarEntity { public static var calendar: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.ClockEntity { public static var clock: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.FilesEntity { public static var files: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.JournalEntity { public static var journal: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.MailEntity { public static var mail: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.MapsEntity { public static var maps: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.MessagesEntity { public static var messages: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.NotesEntity { public static var notes: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.PhoneEntity { public static var phone: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.PhotosEntity { public static var photos: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.PresentationEntity {
  public static var presentation: Self.Type { Self.self }
}
extension AppSchemaEntity where Self == AppSchema.ReaderEntity { public static var reader: Self.Type { Self.self } }
extension AppSchemaEntity where Self == AppSchema.RemindersEntity {
  public static var reminders: Self.Type { Self.self }
}
extension AppSchemaEntity where Self == AppSchema.SpreadsheetEntity {
  public static var spreadsheet: Self.Type { Self.self }
}
extension AppSchemaEntity where Self == AppSchema.WhiteboardEntity {
  public static var whiteboard: Self.Type { Self.self }
}
extension AppSchemaEntity where Self == AppSchema.WordProcessorEntity {
  public static var wordProcessor: Self.Type { Self.self }
}
