import WordSemantics

/// What a word says about a unit.
enum UnitWord: Sendable, BitwiseCopyable {
  /// A unit by itself.
  case unit(MeasurementUnit)
  /// The first word of "fluid ounces", "nautical miles", "per cent".
  case fluid, nautical, per

  static let table: HashedWords<UnitWord> = {
    let list = Language.english.values
    let units = MeasurementUnit.allCases.map { ("\($0)", $0) }
    let names = Dictionary(uniqueKeysWithValues: units)
    let words = list.rows("unit").flatMap { row in
      row.dropFirst().compactMap { word in names[row[0]].map { (word, UnitWord.unit($0)) } }
    }
    let first: [(String, UnitWord)] = [("fluid", .fluid), ("nautical", .nautical), ("per", .per)]
    return HashedWords(words + first.flatMap { name, word in list.words(name).map { ($0, word) } })
  }()
}

/// Reads a unit of one to three words: "km", "degrees celsius", "kilometers per hour", "fluid ounces".
struct UnitReader {
  let request: TokenView

  private static let cent = WordSet(Language.english.values.words("cent"))

  /// The longest unit that starts at `index`, and the index behind it.
  func read(at index: Int) -> (end: Int, unit: MeasurementUnit)? {
    switch word(index) {
    case .unit(let unit)?: joined(unit, at: index + 1) ?? (index + 1, unit)
    case .fluid?: unit(index + 1) == .ounces ? (index + 2, .fluidOunces) : nil
    case .nautical?: unit(index + 1) == .miles ? (index + 2, .nauticalMiles) : nil
    case .per?: index + 1 < request.count && Self.cent.contains(request[index + 1].hash) ? (index + 2, .percent) : nil
    case nil: nil
    }
  }

  /// A unit that continues with further words.
  private func joined(_ unit: MeasurementUnit, at index: Int) -> (end: Int, unit: MeasurementUnit)? {
    switch unit {
    case .degrees: scale(at: index)
    case .kilometers: speed(.kilometersPerHour, each: .hour, at: index)
    case .miles: speed(.milesPerHour, each: .hour, at: index)
    case .meters: speed(.metersPerSecond, each: .second, at: index)
    case .watts: request.timeUnit(index) == .hour ? (index + 1, .wattHours) : nil
    case .kilowatts: request.timeUnit(index) == .hour ? (index + 1, .kilowattHours) : nil
    default: nil
    }
  }

  private func scale(at index: Int) -> (end: Int, unit: MeasurementUnit)? {
    guard let scale = unit(index), scale.dimension == .temperature else { return nil }
    return (index + 1, scale)
  }

  /// "per hour", "an hour", or the `h` of `km/h`.
  private func speed(
    _ speed: MeasurementUnit, each time: TimeUnit, at index: Int
  ) -> (end: Int, unit: MeasurementUnit)? {
    if request.timeUnit(index) == time, request[index].length == 1, request.gap(after: index - 1) == 1 {
      return (index + 1, speed)
    }
    var isPer = request.word(index) == .article
    if case .per? = word(index) { isPer = true }
    return isPer && request.timeUnit(index + 1) == time ? (index + 2, speed) : nil
  }

  private func word(_ index: Int) -> UnitWord? {
    guard index < request.count else { return nil }
    return UnitWord.table.value(for: request[index].hash)
  }

  private func unit(_ index: Int) -> MeasurementUnit? {
    if case .unit(let unit)? = word(index) { return unit }
    return nil
  }
}
