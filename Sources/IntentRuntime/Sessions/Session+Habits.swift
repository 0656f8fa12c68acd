internal import AppIntents
internal import Dialog
package import PhraseMatching

extension Session {
  /// What was compared with what for the last request; nil before the first one.
  package func explanation() async -> (request: String, matching: Matching)? {
    guard let request = context.request else { return nil }
    var options = TurnOptions()
    options.explanation = .steps
    return (request, await interpreter(options).match(request))
  }

  /// What is likely to be said next, best first.
  package func suggestions(atMost count: Int) async -> [String] {
    guard let habits = settings.habits else { return [] }
    let snapshot = registry.snapshot
    await noteDonations(in: habits, snapshot)
    let intents = Set(
      snapshot.applications.flatMap { application in
        application.model.shortcuts.map { [application.model.name, $0.intent] }
      })
    let likely = await habits.likely(atMost: count, now: settings.now()) { event in
      intents.contains([event.application, event.intent])
    }
    return likely.map(\.example)
  }

  /// Adds what people did in the apps since the last time.
  private func noteDonations(in habits: HabitStore, _ snapshot: RegistrySnapshot) async {
    let donations = IntentDonationManager.shared.donations(after: context.donationsSeen)
    context.donationsSeen = donations.last?.number ?? context.donationsSeen
    let donated = DonatedEvents(snapshot)
    for donation in donations {
      if let event = donated.event(of: donation.intent) { await habits.note(event, at: settings.now()) }
    }
  }

  package func forgetHabits() async { try? await settings.habits?.forget() }

  /// Remembers that something was done, for suggestions only: it never changes what a request means.
  @inline(never)
  func noteHabit(of chosen: ChosenShortcut) async {
    guard let habits = settings.habits, hasSaidSomething else { return }
    await habits.note(event(of: chosen.candidate, chosen.request.text), at: settings.now())
  }

  private var hasSaidSomething: Bool {
    @inline(never) get { !draft.utterances.isEmpty }
  }

  @inline(never)
  private func event(of candidate: Candidate, _ text: String) -> UsageEvent {
    let values = candidate.values.compactMap { value in value.values.first.map { (value.name, $0.id) } }
    return UsageEvent(
      application: candidate.application, intent: candidate.intent,
      values: Dictionary(values, uniquingKeysWith: { first, _ in first }), example: text)
  }
}
