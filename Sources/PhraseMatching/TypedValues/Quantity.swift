/// A number of things: 2.5 for "two and a half".
struct Quantity: BitwiseCopyable {
  /// Its form, which determines the words that may be between it and a unit.
  enum Shape: UInt8, BitwiseCopyable {
    /// A number, or a collective: "a dozen".
    case plain
    /// A part of one: "half", "three quarters", "1/2".
    case fraction
    /// Only "a" or "an".
    case article
  }

  var end: Int
  var value: Double
  var shape = Shape.plain
}

extension TokenView {
  /// The longest quantity that starts at `index`: "minus 5", "two and a half", "a quarter", "half a dozen", "1/2".
  func quantity(at index: Int) -> Quantity? {
    guard word(index) == .minus else { return magnitude(at: index) }
    guard let number = cardinal(index + 1), number >= 0, var quantity = magnitude(at: index + 1) else { return nil }
    quantity.value = -quantity.value
    return quantity
  }

  /// A quantity in front of a unit: also "a", and the "of an" behind a fraction.
  func quantityBeforeUnit(at index: Int) -> Quantity? {
    guard var quantity = quantity(at: index) else {
      return word(index) == .article ? Quantity(end: index + 1, value: 1, shape: .article) : nil
    }
    guard quantity.shape == .fraction else { return quantity }
    if word(quantity.end) == .of { quantity.end += 1 }
    if word(quantity.end) == .article { quantity.end += 1 }
    return quantity
  }

  /// A fraction that continues what stands before it: "and a half", "and three quarters".
  func addedFraction(at index: Int) -> Quantity? {
    guard word(index) == .and else { return nil }
    guard let added = magnitude(at: index + 1), added.shape == .fraction else { return nil }
    return added
  }

  private func magnitude(at index: Int) -> Quantity? {
    if let number = cardinal(index) { return continued(number, from: index) }
    switch word(index) {
    case .article: return fractionOrCollective(at: index + 1)
    case .half, .third, .quarter, .couple: return fractionOrCollective(at: index)
    default: return slashed(at: index)
    }
  }

  /// A number and what may follow it: "3 quarters", "2 dozen", "2 and a half", "2 1/2".
  private func continued(_ number: Double, from index: Int) -> Quantity {
    if let fraction = counted(number, at: index + 1) { return fraction }
    if word(index + 1) == .dozen { return Quantity(end: index + 2, value: number * 12) }
    guard number.wholeNumber != nil, let added = addedFraction(at: index + 1) ?? appended(at: index + 1) else {
      let isFraction = number == 0.5 || number == 0.25 || number == 0.75
      return Quantity(end: index + 1, value: number, shape: isFraction ? .fraction : .plain)
    }
    return Quantity(end: added.end, value: number < 0 ? number - added.value : number + added.value)
  }

  /// So many of a named part: "one half", "two thirds", "three quarters".
  private func counted(_ number: Double, at index: Int) -> Quantity? {
    switch (word(index), number) {
    case (.half, 1): Quantity(end: index + 1, value: 0.5, shape: .fraction)
    case (.third, 1): Quantity(end: index + 1, value: 1.0 / 3, shape: .fraction)
    case (.thirds, 2): Quantity(end: index + 1, value: 2.0 / 3, shape: .fraction)
    case (.quarter, 1), (.quarters, 3): Quantity(end: index + 1, value: number / 4, shape: .fraction)
    default: nil
    }
  }

  /// The fraction of a mixed number: `2 1/2`, or `2½` with nothing between.
  private func appended(at index: Int) -> Quantity? {
    if let slashed = slashed(at: index) { return slashed }
    guard gap(after: index - 1) == 0, let part = cardinal(index), part > 0, part < 1 else { return nil }
    return Quantity(end: index + 1, value: part, shape: .fraction)
  }

  private func fractionOrCollective(at index: Int) -> Quantity? {
    switch word(index) {
    case .half:
      let dozen = word(index + 1) == .article ? index + 2 : index + 1
      if word(dozen) == .dozen { return Quantity(end: dozen + 1, value: 6) }
      return Quantity(end: index + 1, value: 0.5, shape: .fraction)
    case .third: return Quantity(end: index + 1, value: 1.0 / 3, shape: .fraction)
    case .quarter: return Quantity(end: index + 1, value: 0.25, shape: .fraction)
    case .dozen: return Quantity(end: index + 1, value: 12)
    case .couple:
      let takesOf = word(index + 1) == .of && index + 2 < count
      return Quantity(end: takesOf ? index + 2 : index + 1, value: 2)
    default: return nil
    }
  }

  /// A proper fraction in one token: `1/2`.
  private func slashed(at index: Int) -> Quantity? {
    guard let fields = NumberFields(self, at: index), fields.separator == NumberFields.stroke, fields.count == 2 else {
      return nil
    }
    guard fields.first > 0, fields.first < fields.second, fields.second <= 100 else { return nil }
    return Quantity(end: index + 1, value: Double(fields.first) / Double(fields.second), shape: .fraction)
  }
}
