import SwiftUI

/// Lines of text, each with what there is to know besides; how many more there are comes last.
struct LinesView: View {
  var symbol: String?
  let lines: [(text: String, detail: String)]

  private let limit = 20

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines.prefix(limit).indices, id: \.self) { index in
        HStack {
          if let symbol { Label(lines[index].text, systemImage: symbol) } else { Text(lines[index].text) }
          if !lines[index].detail.isEmpty { Text(lines[index].detail).foregroundStyle(.secondary) }
        }
      }
      if lines.count > limit { Text("\(lines.count - limit) more").foregroundStyle(.secondary) }
    }
  }
}
