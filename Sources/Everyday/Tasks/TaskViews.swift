import SwiftUI

extension LinesView {
  /// Things to do, with when they are due.
  init(_ items: [ListItem], on machine: Machine) {
    lines = items.map { item in
      let details = [item.priority.map { "(\($0))" }, item.due.flatMap { machine.shown($0) }].compactMap(\.self)
      return Line(
        symbol: item.isDone ? "checkmark.circle" : "circle", text: item.text, detail: details.joined(separator: "  "))
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
        LinesView(lists[index].items, on: machine)
      }
    }
  }
}

extension Machine {
  /// A day that is due, as it is said; nil if the file names no day.
  func shown(_ due: DueDay) -> String? {
    guard let date = due.date(in: calendar) else { return nil }
    return [shortDate(date), shownTime(due)].compactMap(\.self).joined(separator: ", ")
  }

  /// The time of a day that is due; nil where it has none.
  func shownTime(_ due: DueDay) -> String? {
    due.time == nil ? nil : due.date(in: calendar).map { time($0, in: calendar.timeZone) }
  }
}
