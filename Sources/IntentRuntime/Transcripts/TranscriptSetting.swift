internal import Diagnostics

enum TranscriptSetting: String, CaseIterable {
  case app, locale, catalog
  case voiceOnly = "voice-only"
  case now, here, home, yes

  /// A value; nil where there is none to give.
  var example: String? {
    switch self {
    case .app: "Trails"
    case .locale: "de"
    case .catalog: "home.json"
    case .now: "2026-11-20T10:00"
    case .here: "kitchen"
    case .home: "home"
    case .voiceOnly, .yes: nil
    }
  }

  func apply(_ value: String, to settings: inout Transcript.Settings) {
    switch self {
    case .app: settings.application = value
    case .locale: settings.locale = value
    case .catalog: settings.catalog = value
    case .now: settings.now = value
    case .here: settings.place = value
    case .home: settings.home = value
    case .voiceOnly: settings.channel = .voice
    case .yes: settings.questions = .agree
    }
  }
}
