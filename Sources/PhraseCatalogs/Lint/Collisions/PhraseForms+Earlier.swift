extension PhraseForms {
  /// An earlier phrase, and the form that a phrase has in common with it.
  typealias Earlier = (phrase: PhraseID, form: Form)

  /// Whose words a phrase repeats.
  enum Owner { case sameShortcut, otherShortcuts }

  /// The phrases that can be said in the words of an earlier one, each with the first such, in reading order.
  func repetitions(of owner: Owner, in application: DeclaredApplication) -> [(phrase: PhraseID, earlier: Earlier)] {
    application.readablePhrases.compactMap { phrase in
      let intent = application.intent(of: phrase)
      let earlier = self.earlier(phrase).first { earlier in
        (application.intent(of: earlier.phrase) == intent) == (owner == .sameShortcut)
      }
      return earlier.map { (phrase, $0) }
    }
  }

  /// The earlier phrases that can be said in the same words, in the order of the forms.
  private func earlier(_ phrase: PhraseID) -> [Earlier] {
    (forms[phrase] ?? []).flatMap { form in
      (phrases[form.text] ?? []).prefix { $0 < phrase }.map { ($0, form) }
    }
  }

  /// Whether everything that can be said with a phrase can be said with the other.
  func isContained(_ phrase: PhraseID, in other: PhraseID) -> Bool {
    Set((forms[phrase] ?? []).map(\.text)).isSubset(of: (forms[other] ?? []).map(\.text))
  }

  /// The beginning of a sentence that ends with whose phrase the earlier one is.
  func sameWords(_ phrase: PhraseID, _ earlier: Earlier, in application: DeclaredApplication) -> String {
    let (text, other) = (application[phrase].text.text, application[earlier.phrase].text.text)
    if forms[phrase]?.count == 1, forms[earlier.phrase]?.count == 1 {
      return text == other ? "phrase '\(text)' is also a phrase of" : "phrase '\(text)' says the same as '\(other)' of"
    }
    return forms[phrase]?.count == 1
      ? "phrase '\(text)' is one way to say '\(other)' of"
      : "phrase '\(text)' can be said '\(earlier.form.shown)', and so can '\(other)' of"
  }
}
