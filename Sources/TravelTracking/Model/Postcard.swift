import AppIntents

/// A landmark as a document, for apps that do not know landmarks.
struct Postcard {
  let title: String
  let lines: [String]
  private let coordinate: Coordinate

  init(from landmark: Landmark) {
    title = landmark.name
    coordinate = landmark.coordinate
    lines = [
      "\(landmark.country), \(landmark.continent.name)",
      landmark.openingHours.text,
      landmark.isFree
        ? String(localized: "No ticket needed") : String(localized: "Ticket: $\(landmark.ticketPrice)"),
      "",
      landmark.description,
    ]
  }

  /// The text and nothing else.
  var plainText: String { ([title] + lines).joined(separator: "\n") + "\n" }

  /// The text with a headline, in the Rich Text Format.
  var rtf: String {
    let body = lines.map { Self.escapedForRTF($0) + "\\par\n" }.joined()
    return "{\\rtf1\\ansi{\\fonttbl\\f0\\fswiss Helvetica;}\\f0\\fs24\n"
      + "{\\b\\fs36 \(Self.escapedForRTF(title))\\par}\n\(body)}"
  }

  /// A picture: a grid of the world with a dot at the place.
  var svg: String {
    let x = coordinate.longitude + 180
    let y = 90 - coordinate.latitude
    let meridians = stride(from: 0, through: 360, by: 30).map { "M\($0) 0V180" }
    let parallels = stride(from: 0, through: 180, by: 30).map { "M0 \($0)H360" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 380 230">
      <title>\(Self.escapedForXML(title))</title>
      <path d="\((meridians + parallels).joined())" fill="none" stroke="#9ab" stroke-width="0.5"/>
      <circle cx="\(x)" cy="\(y)" r="4" fill="#c33"/>
      <text x="180" y="205" font-family="sans-serif" font-size="16" text-anchor="middle">\
      \(Self.escapedForXML(title))</text>
      </svg>

      """
  }

  private static func escapedForRTF(_ text: String) -> String {
    text.utf16.map { unit in
      switch unit {
      case 0x5C, 0x7B, 0x7D: "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
      // RTF writes other characters as signed numbers, followed by what old readers show instead.
      default: "\\u\(Int16(bitPattern: unit))?"
      }
    }.joined()
  }

  private static func escapedForXML(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
