internal import Synchronization

extension IntentRun {
  /// Lets the views that wait for an intent take over, once in a run; returns how many did.
  @discardableResult
  package func showContent(of intent: any AppIntent) async -> Int {
    let type = ObjectIdentifier(Swift.type(of: intent))
    if let count = shownContent.withLock({ $0[type] }) { return count }
    let count = await environment.executionHandlers.run(for: intent)
    shownContent.withLock { $0[type] = count }
    if count > 0 { await environment.observer?.observe(.showsContent(intent)) }
    return count
  }

  /// Hands an address to the system.
  package func open(_ url: URL) async { await environment.observer?.observe(.opensURL(url, intent)) }
}
