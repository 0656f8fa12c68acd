// The intents of each domain. The type's name begins with that of the domain; each case is a schema.

extension AppSchema {
  public enum AssistantIntent: String, AppSchemaIntent, _AppSchemaTable { case activate }
  public enum AudioIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addToLibrary, addToPlaylist, createStation, playAudio, recognizeAudio, updateAudioAffinity, warmupAudioQueue
  }
  public enum BooksIntent: String, AppSchemaIntent, _AppSchemaTable {
    case navigatePage, openBook, playAudiobook, search, updateCharacterSpacing, updateFontSize, updateLineSpacing,
      updateSettings, updateWordSpacing
  }
  public enum BrowserIntent: String, AppSchemaIntent, _AppSchemaTable {
    case bookmarkTab, bookmarkURL, clearHistory, closeTabs, closeWindows, createTab, createWindow, deleteBookmarks,
      findOnPage, openBookmark, openURLInTab, search, switchTab
  }
  public enum CalendarIntent: String, AppSchemaIntent, _AppSchemaTable { case createEvent, deleteEvent, updateEvent }
  public enum CameraIntent: String, AppSchemaIntent, _AppSchemaTable {
    case openInCaptureMode, setDevice, startCapture, stopCapture, switchDevice
  }
  public enum ClockIntent: String, AppSchemaIntent, _AppSchemaTable {
    case cancelTimer, createAlarm, createTimer, deleteAlarm, dismissAlarm, pauseTimer, resumeTimer, snoozeAlarm,
      updateAlarm, updateTimer
  }
  public enum FilesIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createFolder, deleteFiles, moveFiles, openFile, renameFile
  }
  public enum JournalIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createAudioEntry, createEntry, deleteEntry, search, updateEntry
  }
  public enum MailIntent: String, AppSchemaIntent, _AppSchemaTable {
    case archiveMail, createDraft, deleteDraft, deleteMail, forwardMail, openDraft, openMessage, replyMail, saveDraft,
      sendDraft, updateDraft, updateMail
  }
  public enum MapsIntent: String, AppSchemaIntent, _AppSchemaTable {
    case reportIncident, shareETA, startNavigation, stopNavigation, stopShareETA, updateNavigationWaypoints
  }
  public enum MessagesIntent: String, AppSchemaIntent, _AppSchemaTable {
    case draftMessage, editSentMessage, sendMessage, setMessageReadStatus, unsendMessage
  }
  public enum NotesIntent: String, AppSchemaIntent, _AppSchemaTable { case createNote, updateNote }
  public enum PhoneIntent: String, AppSchemaIntent, _AppSchemaTable { case startCall }
  public enum PhotosIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAssetsToAlbum, cleanupPhoto, copyEdits, createAlbum, createAssets, crop, deleteAlbum, deleteAssets,
      duplicateAssets, editAsset, openAlbum, openAsset, pasteEdits, postToSharedAlbum, removeAssetsFromAlbum, search,
      setDepth, setExposure, setFilter, setRotation, setSaturation, setWarmth, straighten, toggleDepth,
      toggleSuggestedEdits, updateAlbum, updateAsset, updateRecognizedPerson
  }
  public enum PresentationIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAudioToSlide, addCommentToSlide, addImageToSlide, addTextBoxToSlide, addWebVideoToSlide, create,
      createSlide, deleteSlide, open, openSlide, setSlideTitle, startPlayback, stopPlayback, update
  }
  public enum ReaderIntent: String, AppSchemaIntent, _AppSchemaTable {
    case deletePages, enhanceDocuments, insertPages, openDocument, openPage, resizeDocuments, rotateDocuments,
      rotatePages, searchDocuments
  }
  public enum RemindersIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createList, createReminder, createSection, deleteReminders, updateReminder
  }
  public enum SpreadsheetIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAudioToSheet, addCommentToSheet, addImageToSheet, addTextBoxToSheet, addVideoToSheet, addWebVideoToSheet,
      create, createSheet, delete, deleteSheet, open, openSheet, update, updateSheet
  }
  public enum SystemIntent: String, AppSchemaIntent, _AppSchemaTable { case open, search, searchInApp }
  public enum VisualIntelligenceIntent: String, AppSchemaIntent, _AppSchemaTable { case semanticContentSearch }
  public enum WhiteboardIntent: String, AppSchemaIntent, _AppSchemaTable {
    case createBoard, createItem, deleteBoard, deleteItem, openBoard, updateBoard, updateItem
  }
  public enum WordProcessorIntent: String, AppSchemaIntent, _AppSchemaTable {
    case addAudioToPage, addImageToPage, addTextBoxToPage, addVideoToPage, addWebVideoToPage, create, createPage,
      open, openPage
  }
}

// MARK: - The names of the domains, as in '.photos'

extension AppSchemaIntent where Self == AppSchema.AssistantIntent {
  public static var assistant: Self.Type { Self.self }
}
extension AppSchemaIntent where Self == AppSchema.AudioIntent { public static var audio: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.BooksIntent { public static var books: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.BrowserIntent { public static var browser: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.CalendarIntent { public static var calendar: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.CameraIntent { public static var camera: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.ClockIntent { public static var clock: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.FilesIntent { public static var files: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.JournalIntent { public static var journal: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.MailIntent { public static var mail: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.MapsIntent { public static var maps: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.MessagesIntent { public static var messages: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.NotesIntent { public static var notes: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.PhoneIntent { public static var phone: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.PhotosIntent { public static var photos: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.PresentationIntent {
  public static var presentation: Self.Type { Self.self }
}
extension AppSchemaIntent where Self == AppSchema.ReaderIntent { public static var reader: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.RemindersIntent {
  public static var reminders: Self.Type { Self.self }
}
extension AppSchemaIntent where Self == AppSchema.SpreadsheetIntent {
  public static var spreadsheet: Self.Type { Self.self }
}
extension AppSchemaIntent where Self == AppSchema.SystemIntent { public static var system: Self.Type { Self.self } }
extension AppSchemaIntent where Self == AppSchema.VisualIntelligenceIntent {
  public static var visualIntelligence: Self.Type { Self.self }
}
extension AppSchemaIntent where Self == AppSchema.WhiteboardIntent {
  public static var whiteboard: Self.Type { Self.self }
}
extension AppSchemaIntent where Self == AppSchema.WordProcessorIntent {
  public static var wordProcessor: Self.Type { Self.self }
}
