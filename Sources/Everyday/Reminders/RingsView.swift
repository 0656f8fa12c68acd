import SwiftUI

/// What is going to ring, the next first.
struct RingsView: View {
  let rings: [RingEntity]
  let machine: Machine

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rings, id: \.id) { ring in
        HStack {
          Label(ring.name, systemImage: "bell")
          Text(machine.moment(ring.due)).foregroundStyle(.secondary)
          if ring.ring.isDaily { Text("every day").foregroundStyle(.secondary) }
        }
      }
    }
  }
}

extension Machine {
  /// A time of day, with the day where that is not today.
  func moment(_ date: Date) -> String {
    let time = time(date, in: calendar.timeZone)
    return days(fromTodayTo: date) == 0 ? time : "\(shortDate(date)), \(time)"
  }
}
