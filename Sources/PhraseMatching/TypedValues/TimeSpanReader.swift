/// Reads spans of time word by word: "an hour and a half", "2 hours, 5 minutes and 10 seconds", "1h30m", "1 hour 30".
///
/// Each unit is shorter than the one before it, so a span has few parts.
struct TimeSpanReader {
  let request: TokenView

  /// One amount with its unit.
  private struct Part {
    var end: Int
    var amount: Double
    var unit: TimeUnit
  }

  /// The longest span that starts at `index`, and the index behind it.
  func read(at index: Int) -> (end: Int, span: TimeSpan)? {
    if let compact = CompactTimeSpan.read(request, at: index) { return compact }
    guard var part = part(at: index) else { return nil }
    var span = TimeSpan()
    span.add(part.amount, part.unit)
    while let next = nextPart(after: part) {
      span.add(next.amount, next.unit)
      part = next
    }
    if let rest = bareNumber(after: part), let unit = part.unit.next {
      span.add(rest, unit)
      part.end += 1
    }
    return (part.end, span)
  }

  private func nextPart(after last: Part) -> Part? {
    let start = request.word(last.end) == .and ? last.end + 1 : last.end
    guard let next = part(at: start), next.unit < last.unit else { return nil }
    return next
  }

  private func part(at index: Int) -> Part? {
    if request.timeUnit(index) == .fortnight { return Part(end: index + 1, amount: 1, unit: .fortnight) }
    guard let quantity = request.quantityBeforeUnit(at: index), quantity.value >= 0 else { return nil }
    guard let unit = request.timeUnit(quantity.end) else { return nil }
    if quantity.shape == .article, request[quantity.end].length <= 2 { return nil }
    var part = Part(end: quantity.end + 1, amount: quantity.value, unit: unit)
    if let added = request.addedFraction(at: part.end), !isFollowedByUnit(added) {
      part.end = added.end
      part.amount += added.value
    }
    return part
  }

  /// "and a half hour" begins a part of its own; "and a half" belongs to the part before.
  private func isFollowedByUnit(_ fraction: Quantity) -> Bool {
    var end = fraction.end
    if request.word(end) == .of { end += 1 }
    if request.word(end) == .article { end += 1 }
    return request.timeUnit(end) != nil
  }

  /// The 30 of "1 hour 30". One digit is left alone: "1 hour 2 lamps" is about two lamps.
  private func bareNumber(after part: Part) -> Double? {
    guard let number = request.whole(part.end), (10...59).contains(number), !request.isUnit(part.end + 1) else {
      return nil
    }
    return Double(number)
  }
}
