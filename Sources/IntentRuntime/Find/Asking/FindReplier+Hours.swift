internal import AppIntents
internal import Dialog

// "Hobbiton opens later: at 9:00; Petra opens at 6:00."
extension FindReplier {
  private struct Row {
    let entity: any AppEntity
    let hours: OpeningHoursText
    let minute: Int
  }

  /// Which of some entities opens or closes first or last.
  func rank(_ found: [any AppEntity], by ranking: ReadFind.HoursRanking) async throws -> FindReply {
    let rows = try await rows(found, ranking)
    guard let first = rows.first else { return FindReply(text: known, entities: found) }
    let sorted = rows.enumerated().sorted { one, other in
      if one.element.minute == other.element.minute { return one.offset < other.offset }
      return (one.element.minute > other.element.minute) == ranking.isMore
    }.map(\.element)
    let best = sorted.filter { $0.minute == sorted[0].minute }
    let rest = sorted.dropFirst(best.count)
    let others = find.subjects.isEmpty ? [] : rest.map { said($0, ranking) }
    let text = wording.hours(
      best.map { name($0.entity) }, clock(best[0], ranking), ranking.words, others: others,
      isAll: rest.isEmpty)
    guard ranking.isClaim else {
      return FindReply(
        text: text, entities: find.subjects.isEmpty ? best.map(\.entity) : found,
        best: best.count == 1 ? best[0].entity : nil)
    }
    let isTrue = best.count == 1 && first.minute == best[0].minute
    return FindReply(text: isTrue ? wording.yes(text) : wording.no(text), entities: found)
  }

  /// Those whose hours are known. Of many, those that are always open never open nor close.
  private func rows(_ found: [any AppEntity], _ ranking: ReadFind.HoursRanking) async throws -> [Row] {
    guard let property = find.entity.properties.first(where: \.isHours) else { return [] }
    var rows: [Row] = []
    for entity in found {
      guard let text = try await value(property, of: entity) as? String else { continue }
      let hours = OpeningHoursText(text)
      if hours.isAlwaysOpen, find.subjects.isEmpty, ranking.edge != .length { continue }
      if let minute = hours.minute(ranking.edge) { rows.append(Row(entity: entity, hours: hours, minute: minute)) }
    }
    return rows
  }

  private func clock(_ row: Row, _ ranking: ReadFind.HoursRanking) -> String? {
    if row.hours.isAlwaysOpen { return nil }
    if ranking.edge == .length { return spokenHours(row.minute) }
    return "at \(row.minute / 60):\(row.minute % 60 < 10 ? "0" : "")\(row.minute % 60)"
  }

  private func spokenHours(_ minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60) hours" : "\(minutes / 60) h \(minutes % 60) min"
  }

  private func said(_ row: Row, _ ranking: ReadFind.HoursRanking) -> String {
    guard let clock = clock(row, ranking) else { return "\(name(row.entity)) is always open" }
    return "\(name(row.entity)) \(ranking.verb) \(clock)"
  }
}

extension ReadFind.HoursRanking {
  fileprivate var verb: String {
    switch edge {
    case .opening: "opens"
    case .closing: "closes"
    case .length: "is open for"
    }
  }

  /// "opens first", for one and for several.
  fileprivate var words: AnswerWording.HoursVerb {
    switch edge {
    case .opening: .init(one: "opens", several: "open", adverb: isMore ? "last" : "first")
    case .closing: .init(one: "closes", several: "close", adverb: isMore ? "last" : "first")
    case .length: .init(one: "is open", several: "are open", adverb: isMore ? "longest" : "shortest")
    }
  }
}
