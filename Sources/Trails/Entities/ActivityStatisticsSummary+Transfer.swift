import AppIntents

/// The forms in which a summary leaves the app, from the richest to the poorest: rich text for a document, a table for
/// a spreadsheet, a sentence for a message.
extension ActivityStatisticsSummary: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .rtf) { summary in Data(summary.richText.utf8) }
    FileRepresentation(exportedContentType: .commaSeparatedText) { summary in
      SentTransferredFile(try summary.writeTable())
    }
    ProxyRepresentation(exporting: \.headline)
  }

  /// What the summary says, line by line.
  private var rows: [(title: String, value: String)] {
    [
      (String(localized: "Activities"), "\(workoutsCompleted)"),
      (String(localized: "Distance"), distanceTraveled.shown), (String(localized: "Time"), movingTime.formatted()),
      (String(localized: "Energy"), caloriesBurned.formatted()),
    ]
  }

  private var richText: String {
    let lines = rows.map { #"\b \#($0.title):\b0  \#($0.value.escapedForRichText)\line"# }
    return #"{\rtf1\ansi\deff0{\fonttbl{\f0 Helvetica;}}\f0\fs24 "# + "\n"
      + ([#"\b \#(headline.escapedForRichText)\b0\line"#] + lines).joined(separator: "\n") + "\n}"
  }

  private func writeTable() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Activity Summary.csv")
    let lines = [String(localized: "Measure,Value")] + rows.map { "\($0.title),\"\($0.value)\"" }
    let table = lines.map { $0 + "\r\n" }.joined()
    try Data(table.utf8).write(to: file)
    return file
  }
}

extension String {
  /// The text with what RTF gives a meaning to, or cannot hold, written as escapes.
  fileprivate var escapedForRichText: String {
    utf16.map { unit in
      switch unit {
      case 0x5C, 0x7B, 0x7D: "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
      default: "\\u\(Int16(bitPattern: unit))?"
      }
    }.joined()
  }
}
