import Foundation

extension Postcard {
  /// The text with a headline on a page of its own, as a PDF document.
  var pdf: Data {
    var document = PDFDocument()
    document.add("<< /Type /Catalog /Pages 2 0 R >>")
    document.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    document.add(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 298] /Contents 4 0 R "
        + "/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>"
    )
    document.add(stream: page)
    document.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")
    document.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>")
    return document.finished
  }

  /// The drawing instructions of the page: a headline, then lines of at most 64 characters.
  private var page: Data {
    var page =
      Data("BT /F2 20 Tf 36 246 Td ".utf8) + PDFDocument.string(title) + Data(" Tj /F1 11 Tf 0 -12 Td 15 TL".utf8)
    for line in lines.flatMap({ Self.wrapped($0, to: 64) }) {
      page += Data(" T* ".utf8) + PDFDocument.string(line) + Data(" Tj".utf8)
    }
    return page + Data(" ET".utf8)
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// A PDF document under construction: objects in order, then the table of where each begins.
private struct PDFDocument {
  private var data = Data("%PDF-1.4\n".utf8)
  private var offsets: [Int] = []

  mutating func add(_ object: String) {
    add(Data(object.utf8))
  }

  mutating func add(stream: Data) {
    add(Data("<< /Length \(stream.count) >>\nstream\n".utf8) + stream + Data("\nendstream".utf8))
  }

  private mutating func add(_ object: Data) {
    offsets.append(data.count)
    data += Data("\(offsets.count) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
  }

  var finished: Data {
    let entries = offsets.map { offset in
      String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    let table = "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n" + entries.joined()
    let trailer = "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(data.count)\n%%EOF\n"
    return data + Data((table + trailer).utf8)
  }

  /// A text in parentheses, in the encoding of the fonts; accents that it lacks are dropped.
  static func string(_ text: String) -> Data {
    var bytes = Data("(".utf8)
    for character in text {
      for scalar in encodable(character).unicodeScalars {
        if scalar == "(" || scalar == ")" || scalar == "\\" { bytes.append(0x5C) }
        bytes.append(UInt8(exactly: scalar.value) ?? UInt8(ascii: "?"))
      }
    }
    return bytes + Data(")".utf8)
  }

  private static func encodable(_ character: Character) -> String {
    let composed = String(character).precomposedStringWithCanonicalMapping
    if composed.unicodeScalars.allSatisfy({ $0.value < 0x100 }) { return composed }
    return composed.folding(options: .diacriticInsensitive, locale: nil)
  }
}
