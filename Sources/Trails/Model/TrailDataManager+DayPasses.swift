import AppIntents

extension TrailDataManager {
  /// What a pass for a place costs: a trail costs half of what its park costs.
  func price(of place: DayPass.Place) -> IntentCurrencyAmount? {
    switch place {
    case .park(let id):
      return parks(with: [id]).first?.dayPass
    case .trail(let id):
      guard let park = trails(with: [id]).first?.park else { return nil }
      return IntentCurrencyAmount(amount: park.dayPass.amount / 2, currencyCode: park.dayPass.currencyCode)
    }
  }

  /// Whether there already is a pass for a place on a day.
  func hasDayPass(for place: DayPass.Place, on date: Date) -> Bool {
    state.dayPasses.contains(DayPass(place: place, day: day(of: date)))
  }

  func buyDayPass(for place: DayPass.Place, on date: Date) throws {
    let pass = DayPass(place: place, day: day(of: date))
    try change { $0.dayPasses.append(pass) }
  }

  /// The parks with some identifiers, in the order asked for, without those that do not exist.
  func parks(with ids: [Park.ID]) -> [Park] { ids.compactMap { id in Park.all.first { $0.id == id } } }
}
