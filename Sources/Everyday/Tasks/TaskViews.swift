import SwiftUI

/// Things to do, one to a line, with when they are due; how many more there are comes last.
struct ItemsView: View {
  let items: [ListItem]
  let machine: Machine

  private let limit = 20

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items.prefix(limit).indices, id: \.self) { index in row(items[index]) }
      if items.count > limit { Text("\(items.count - limit) more").foregroundStyle(.secondary) }
    }
  }

  private func row(_ item: ListItem) -> some View {
    HStack {
      Label(item.text, systemImage: item.isDone ? "checkmark.circle" : "circle")
      if let priority = item.priority { Text("(\(String(priority)))").foregroundStyle(.secondary) }
      if let due = item.due.flatMap({ machine.shown($0) }) { Text(due).foregroundStyle(.secondary) }
    }
  }
}

/// Several lists, each under its name.
struct ListsView: View {
  let lists: [(list: TaskList, items: [ListItem])]
  let machine: Machine

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lists.indices, id: \.self) { index in
        if lists.count > 1 { Text(lists[index].list.title).bold() }
        ItemsView(items: lists[index].items, machine: machine)
      }
    }
  }
}

extension Machine {
  /// A day that is due, as it is said; nil if the file names no day.
  func shown(_ due: DueDay) -> String? {
    guard let date = due.date(in: calendar) else { return nil }
    return due.time == nil ? shortDate(date) : "\(shortDate(date)), \(time(date, in: calendar.timeZone))"
  }
}
