internal import Diagnostics

/// What a transcript has to keep to.
enum TranscriptRule: String {
  case unknownLine = "transcript.strange-line"
  case noRequest = "transcript.no-request"
  case emptyRequest = "transcript.empty-request"
  case unknownKey = "transcript.unknown-key"
  case openBracket = "transcript.open-bracket"
  case nothingAsked = "transcript.nothing-asked"
  case lateSetting = "transcript.late-setting"
  case repeatedSetting = "transcript.repeated-setting"
  case missingValue = "transcript.missing-value"
  case needlessValue = "transcript.needless-value"
  case unknownSetting = "transcript.unknown-setting"
}
