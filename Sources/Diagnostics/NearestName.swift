/// The name that somebody who wrote `name` probably meant, for "did you mean"; nil when none is near.
///
/// Near is a third of the longer name's letters and at most three, or fewer slips if so wished: a letter more, less, other, or two swapped each
/// count one, upper and lower case nothing. Names of one or two letters are near only to themselves. Of equally near
/// ones the first is taken. Costs the product of the lengths for each name of similar length.
public func nearestName(to name: String, among names: some Sequence<String>, slips most: Int = 3) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  if wanted.count > longestName { return nil }
  var nearest: String?
  var best = Int.max
  for candidate in names {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let limit = min(tolerance(max(wanted.count, letters.count)), most, best - 1)
    guard limit >= 0, let distance = editDistance(wanted, letters, limit: limit) else { continue }
    nearest = candidate
    best = distance
  }
  return nearest
}

/// Longer ones are sentences rather than names.
private let longestName = 64

private func tolerance(_ length: Int) -> Int { length < 3 ? 0 : min(3, (length + 1) / 3) }

/// The edits between two words, nil when they are more than `limit`. Swapping two neighbours is one edit.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
  if abs(left.count - right.count) > limit { return nil }
  var older: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(substitution, previous[column + 1] + 1, current[column] + 1)
      let isSwap = row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
      if isSwap { cost = min(cost, older[column - 1] + 1) }
      current.append(cost)
    }
    if current.allSatisfy({ $0 > limit }) { return nil }
    (older, previous) = (previous, current)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
