// The intents of each domain. A schema's name is the domain, a dot, and the name of the case.

extension AppSchema {
  /// The intents of the assistant domain.
  public enum AssistantIntent: String, AppSchemaIntent, _AppSchemaTable {
    case activate

    /// The name of the domain.
    public static let domain = "assistant"
  }

  /// The intents of the audio domain.
  public enum AudioIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addToLibrary, addToPlaylist, createStation, playAudio, recognizeAudio, updateAudioAffinity, warmupAudioQueue

    /// The name of the domain.
    public static let domain = "audio"
  }

  /// The intents of the books domain.
  public enum BooksIntent: String, AppSchemaIntent, _AppSchemaTable {
    case navigatePage, openBook, playAudiobook, search, updateCharacterSpacing, updateFontSize, updateLineSpacing,
      updateSettings, updateWordSpacing

    /// The name of the domain.
    public static let domain = "books"
  }

  /// The intents of the browser domain.
  public enum BrowserIntent: String, AppSchemaIntent, _AppSchemaTable {
    case bookmarkTab, bookmarkURL, clearHistory, closeTabs, closeWindows, createTab, createWindow, deleteBookmarks,
      findOnPage, openBookmark, openURLInTab, search, switchTab

    /// The name of the domain.
    public static let domain = "browser"
  }

  /// The intents of the calendar domain.
  public enum CalendarIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createEvent, deleteEvent, updateEvent

    /// The name of the domain.
    public static let domain = "calendar"
  }

  /// The intents of the camera domain.
  public enum CameraIntent: String, AppSchemaIntent, _AppSchemaTable {
    case openInCaptureMode, setDevice, startCapture, stopCapture, switchDevice

    /// The name of the domain.
    public static let domain = "camera"
  }

  /// The intents of the clock domain.
  public enum ClockIntent: String, AppSchemaIntent, _AppSchemaTable {
    case cancelTimer, createAlarm, createTimer, deleteAlarm, dismissAlarm, pauseTimer, resumeTimer, snoozeAlarm,
      updateAlarm, updateTimer

    /// The name of the domain.
    public static let domain = "clock"
  }

  /// The intents of the files domain.
  public enum FilesIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createFolder, deleteFiles, moveFiles, openFile, renameFile

    /// The name of the domain.
    public static let domain = "files"
  }

  /// The intents of the journal domain.
  public enum JournalIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createAudioEntry, createEntry, deleteEntry, search, updateEntry

    /// The name of the domain.
    public static let domain = "journal"
  }

  /// The intents of the mail domain.
  public enum MailIntent: String, AppSchemaIntent, _AppSchemaTable {
    case archiveMail, createDraft, deleteDraft, deleteMail, forwardMail, openDraft, openMessage, replyMail, saveDraft,
      sendDraft, updateDraft, updateMail

    /// The name of the domain.
    public static let domain = "mail"
  }

  /// The intents of the maps domain.
  public enum MapsIntent: String, AppSchemaIntent, _AppSchemaTable {
    case reportIncident, shareETA, startNavigation, stopNavigation, stopShareETA, updateNavigationWaypoints

    /// The name of the domain.
    public static let domain = "maps"
  }

  /// The intents of the messages domain.
  public enum MessagesIntent: String, AppSchemaIntent, _AppSchemaTable {
    case draftMessage, editSentMessage, sendMessage, setMessageReadStatus, unsendMessage

    /// The name of the domain.
    public static let domain = "messages"
  }

  /// The intents of the notes domain.
  public enum NotesIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createNote, updateNote

    /// The name of the domain.
    public static let domain = "notes"
  }

  /// The intents of the phone domain.
  public enum PhoneIntent: String, AppSchemaIntent, _AppSchemaTable {
    case startCall

    /// The name of the domain.
    public static let domain = "phone"
  }

  /// The intents of the photos domain.
  public enum PhotosIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAssetsToAlbum, cleanupPhoto, copyEdits, createAlbum, createAssets, crop, deleteAlbum, deleteAssets,
      duplicateAssets, editAsset, openAlbum, openAsset, pasteEdits, postToSharedAlbum, removeAssetsFromAlbum, search,
      setDepth, setExposure, setFilter, setRotation, setSaturation, setWarmth, straighten, toggleDepth,
      toggleSuggestedEdits, updateAlbum, updateAsset, updateRecognizedPerson

    /// The name of the domain.
    public static let domain = "photos"
  }

  /// The intents of the presentation domain.
  public enum PresentationIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAudioToSlide, addCommentToSlide, addImageToSlide, addTextBoxToSlide, addWebVideoToSlide, create,
      createSlide, deleteSlide, open, openSlide, setSlideTitle, startPlayback, stopPlayback, update

    /// The name of the domain.
    public static let domain = "presentation"
  }

  /// The intents of the reader domain.
  public enum ReaderIntent: String, AppSchemaIntent, _AppSchemaTable {
    case deletePages, enhanceDocuments, insertPages, openDocument, openPage, resizeDocuments, rotateDocuments,
      rotatePages, searchDocuments

    /// The name of the domain.
    public static let domain = "reader"
  }

  /// The intents of the reminders domain.
  public enum RemindersIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createList, createReminder, createSection, deleteReminders, updateReminder

    /// The name of the domain.
    public static let domain = "reminders"
  }

  /// The intents of the spreadsheet domain.
  public enum SpreadsheetIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAudioToSheet, addCommentToSheet, addImageToSheet, addTextBoxToSheet, addVideoToSheet, addWebVideoToSheet,
      create, createSheet, delete, deleteSheet, open, openSheet, update, updateSheet

    /// The name of the domain.
    public static let domain = "spreadsheet"
  }

  /// The intents of the system domain.
  public enum SystemIntent: String, AppSchemaIntent, _AppSchemaTable {
    case open, search, searchInApp

    /// The name of the domain.
    public static let domain = "system"
  }

  /// The intents of the visual intelligence domain.
  public enum VisualIntelligenceIntent: String, AppSchemaIntent, _AppSchemaTable {
    case semanticContentSearch

    /// The name of the domain.
    public static let domain = "visualIntelligence"
  }

  /// The intents of the whiteboard domain.
  public enum WhiteboardIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createBoard, createItem, deleteBoard, deleteItem, openBoard, updateBoard, updateItem

    /// The name of the domain.
    public static let domain = "whiteboard"
  }

  /// The intents of the word processor domain.
  public enum WordProcessorIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAudioToPage, addImageToPage, addTextBoxToPage, addVideoToPage, addWebVideoToPage, create, createPage,
      open, openPage

    /// The name of the domain.
    public static let domain = "wordProcessor"
  }
}

// MARK: - The names of the domains, as in '.photos'

extension AppSchemaIntent where Self == AppSchema.AssistantIntent {
  /// The intents of the assistant domain.
  public static var assistant: AppSchema.AssistantIntent.Type { AppSchema.AssistantIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.AudioIntent {
  /// The intents of the audio domain.
  public static var audio: AppSchema.AudioIntent.Type { AppSchema.AudioIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.BooksIntent {
  /// The intents of the books domain.
  public static var books: AppSchema.BooksIntent.Type { AppSchema.BooksIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.BrowserIntent {
  /// The intents of the browser domain.
  public static var browser: AppSchema.BrowserIntent.Type { AppSchema.BrowserIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.CalendarIntent {
  /// The intents of the calendar domain.
  public static var calendar: AppSchema.CalendarIntent.Type { AppSchema.CalendarIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.CameraIntent {
  /// The intents of the camera domain.
  public static var camera: AppSchema.CameraIntent.Type { AppSchema.CameraIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.ClockIntent {
  /// The intents of the clock domain.
  public static var clock: AppSchema.ClockIntent.Type { AppSchema.ClockIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.FilesIntent {
  /// The intents of the files domain.
  public static var files: AppSchema.FilesIntent.Type { AppSchema.FilesIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.JournalIntent {
  /// The intents of the journal domain.
  public static var journal: AppSchema.JournalIntent.Type { AppSchema.JournalIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.MailIntent {
  /// The intents of the mail domain.
  public static var mail: AppSchema.MailIntent.Type { AppSchema.MailIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.MapsIntent {
  /// The intents of the maps domain.
  public static var maps: AppSchema.MapsIntent.Type { AppSchema.MapsIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.MessagesIntent {
  /// The intents of the messages domain.
  public static var messages: AppSchema.MessagesIntent.Type { AppSchema.MessagesIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.NotesIntent {
  /// The intents of the notes domain.
  public static var notes: AppSchema.NotesIntent.Type { AppSchema.NotesIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.PhoneIntent {
  /// The intents of the phone domain.
  public static var phone: AppSchema.PhoneIntent.Type { AppSchema.PhoneIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.PhotosIntent {
  /// The intents of the photos domain.
  public static var photos: AppSchema.PhotosIntent.Type { AppSchema.PhotosIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.PresentationIntent {
  /// The intents of the presentation domain.
  public static var presentation: AppSchema.PresentationIntent.Type { AppSchema.PresentationIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.ReaderIntent {
  /// The intents of the reader domain.
  public static var reader: AppSchema.ReaderIntent.Type { AppSchema.ReaderIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.RemindersIntent {
  /// The intents of the reminders domain.
  public static var reminders: AppSchema.RemindersIntent.Type { AppSchema.RemindersIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.SpreadsheetIntent {
  /// The intents of the spreadsheet domain.
  public static var spreadsheet: AppSchema.SpreadsheetIntent.Type { AppSchema.SpreadsheetIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.SystemIntent {
  /// The intents of the system domain.
  public static var system: AppSchema.SystemIntent.Type { AppSchema.SystemIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.VisualIntelligenceIntent {
  /// The intents of the visual intelligence domain.
  public static var visualIntelligence: AppSchema.VisualIntelligenceIntent.Type {
    AppSchema.VisualIntelligenceIntent.self
  }
}

extension AppSchemaIntent where Self == AppSchema.WhiteboardIntent {
  /// The intents of the whiteboard domain.
  public static var whiteboard: AppSchema.WhiteboardIntent.Type { AppSchema.WhiteboardIntent.self }
}

extension AppSchemaIntent where Self == AppSchema.WordProcessorIntent {
  /// The intents of the word processor domain.
  public static var wordProcessor: AppSchema.WordProcessorIntent.Type { AppSchema.WordProcessorIntent.self }
}
