import Foundation

extension Postcard {
  /// The text with a headline on a page of its own, as a PDF document: objects in order, then where each begins.
  var pdf: Data {
    let page = page
    let font = "/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding /BaseFont"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 298] /Contents 4 0 R "
        + "/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
      "<< /Length \(page.utf8.count) >>\nstream\n\(page)\nendstream",
      "<< \(font) /Helvetica >>",
      "<< \(font) /Helvetica-Bold >>",
    ]
    var document = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += String(format: "%010ld 00000 n \n", document.utf8.count)
      document += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let trailer = "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(document.utf8.count)\n%%EOF\n"
    return Data((document + table + trailer).utf8)
  }

  /// The drawing instructions of the page: a headline, then lines of at most 64 characters.
  private var page: String {
    let text = lines.flatMap { Self.wrapped($0, to: 64) }.map { " T* \(Self.literal($0)) Tj" }.joined()
    return "BT /F2 20 Tf 36 246 Td \(Self.literal(title)) Tj /F1 11 Tf 0 -12 Td 15 TL\(text) ET"
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  /// A text in parentheses and in ASCII: what the fonts have besides is an octal escape, accents they lack are dropped.
  private static func literal(_ text: String) -> String {
    let scalars = text.flatMap { character in
      let composed = String(character).precomposedStringWithCanonicalMapping
      return composed.unicodeScalars.allSatisfy { $0.value < 0x100 }
        ? composed.unicodeScalars : composed.folding(options: .diacriticInsensitive, locale: nil).unicodeScalars
    }
    let escaped = scalars.map { scalar in
      switch scalar {
      case "(", ")", "\\": "\\\(scalar)"
      case " "..."~": "\(scalar)"
      default: scalar.value < 0x100 ? String(format: "\\%03o", scalar.value) : "?"
      }
    }
    return "(\(escaped.joined()))"
  }
}
