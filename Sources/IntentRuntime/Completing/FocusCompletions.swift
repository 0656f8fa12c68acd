internal import PhraseMatching

/// Puts what was spoken of last where a completion has a value that nothing was typed of: "how busy is" goes on with the
/// landmark that was just shown, before others.
struct FocusCompletions {
  private let focus: String
  private let typed: String

  /// So many shortcuts are looked at for each keystroke.
  private static let mostShortcuts = 2

  /// `focus` is named as in a request; `typed` is what is completed.
  init(_ focus: String, typed: String) { (self.focus, self.typed) = (focus, typed) }

  /// The completions, those with what was spoken of in front of others of the same shortcut. Costs a completion for each
  /// of the first shortcuts that lack a value.
  func completions(of found: [Completion], _ complete: (String) -> [Completion]) -> [Completion] {
    var (all, seen) = ([Completion](), Set<Int>())
    for completion in found {
      let isFirst = seen.insert(completion.shortcut).inserted && seen.count <= Self.mostShortcuts
      if isFirst, let focused = focused(completion, complete) {
        all.append(focused)
        // Nobody is asked for what is known.
        if !completion.missing.isEmpty { continue }
      }
      if !all.contains(where: { $0.text == completion.text && $0.shortcut == completion.shortcut }) {
        all.append(completion)
      }
    }
    return all
  }

  private func focused(_ completion: Completion, _ complete: (String) -> [Completion]) -> Completion? {
    let lacksValue =
      !completion.missing.isEmpty || completion.values.contains { $0.range.isEmpty && !$0.values.isEmpty }
    guard lacksValue else { return nil }
    let beginning = completion.missing.isEmpty ? typed : completion.text
    let whole = beginning.hasSuffix(" ") ? beginning + focus : "\(beginning) \(focus)"
    guard
      var focused = complete(whole).first(where: { $0.shortcut == completion.shortcut }), focused.missing.isEmpty,
      let range = focused.text.firstRange(of: focus)
    else { return nil }
    let start = focused.text.utf8.distance(from: focused.text.startIndex, to: range.lowerBound)
    focused.marks = completion.missing.isEmpty ? focused.marks.filter { $0.upperBound <= start } : completion.marks
    focused.matched = completion.matched
    (focused.word, focused.score) = (completion.word, completion.score)
    focused.ending =
      focused.text.lowercased().hasPrefix(typed.lowercased()) ? String(focused.text.dropFirst(typed.count)) : nil
    return focused
  }
}
