public import SwiftUI

extension View {
  /// Does something when an intent of a type runs, shortly before the app comes to the front.
  ///
  /// Every view that waits for the type is told, with the values the intent performs with.
  nonisolated public func onAppIntentExecution<Intent: AppIntent>(
    _ type: Intent.Type, perform action: @escaping @MainActor (Intent) -> Void
  ) -> some View {
    attaching(inScope: { scope in
      AppIntentExecutionHandler(for: type) { intent in scope.run { action(intent) } }
    })
  }
}
