import SwiftUI

/// Lines of text, each with what there is to know besides; how many more there are comes last.
struct LinesView: View {
  struct Line {
    var symbol: String?
    let text: String
    var detail = ""
  }

  let lines: [Line]

  private let limit = 20

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines.prefix(limit).indices, id: \.self) { row(lines[$0]) }
      if lines.count > limit { Text("\(lines.count - limit) more").foregroundStyle(.secondary) }
    }
  }

  private func row(_ line: Line) -> some View {
    HStack {
      if let symbol = line.symbol { Label(line.text, systemImage: symbol) } else { Text(line.text) }
      if !line.detail.isEmpty { Text(line.detail).foregroundStyle(.secondary) }
    }
  }
}
