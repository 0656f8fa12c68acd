/// Why the framework could not run an intent as its author wrote it.
///
/// The description is for the developer and names the type, the property and the fix; what is said aloud is shorter.
public enum IntentRunError: Error, Equatable, Sendable, CustomStringConvertible,
  CustomLocalizedStringResourceConvertible
{
  /// Something the app should have registered is missing.
  case missingDependency(String)
  /// A required parameter has no value, and nobody could be asked.
  case missingValue(intent: String, parameter: String, title: String)
  /// The person answered, and the answer is no value for the parameter.
  case unusableReply(intent: String, parameter: String, title: String, reply: String)
  /// A value is out of the parameter's range.
  case outOfRange(intent: String, parameter: String, value: String, range: String)
  case queryFailed(query: String, entity: String, reason: String)
  case optionsFailed(provider: String, reason: String)
  /// The intent asked to begin again and again.
  case restartsForever(intent: String)
  /// A question needs somebody who answers.
  case nobodyToAsk(intent: String, question: String)
  /// The device is locked and the intent wants it unlocked.
  case locked(intent: String)
  /// The app cannot come to the front from here.
  case cannotOpenApplication(intent: String)
  /// The type has no surface in a terminal.
  case noSuchSurface(intent: String, surface: String)

  /// What went wrong, for the developer.
  public var description: String {
    switch self {
    case .missingDependency(let text): text
    case .missingValue(let intent, let parameter, _):
      "'\(intent).\(parameter)' is required and has no value; set it, give '@Parameter' a 'default:', or make it optional"
    case .unusableReply(let intent, let parameter, _, let reply):
      "\"\(reply)\" is no value for '\(intent).\(parameter)'"
    case .outOfRange(let intent, let parameter, let value, let range):
      "'\(intent).\(parameter)' is \(value), which is outside of \(range)"
    case .queryFailed(let query, let entity, let reason):
      "the query '\(query)' failed while it looked for '\(entity)': \(reason)"
    case .optionsFailed(let provider, let reason):
      "the options provider '\(provider)' failed: \(reason)"
    case .restartsForever(let intent):
      "'\(intent).perform()' asked to begin again more than \(IntentRun.restartLimit) times"
    case .nobodyToAsk(let intent, let question):
      "'\(intent)' asked \"\(question)\", and there is nobody to answer; run it with a responder: "
        + "'IntentEnvironment(responder: …).run { … }'"
    case .locked(let intent):
      "'\(intent)' requires authentication and the session is locked"
    case .cannotOpenApplication(let intent):
      "'\(intent)' wants the app in front, which this run does not allow"
    case .noSuchSurface(let intent, let surface):
      "'\(intent)' configures \(surface), and there is none here"
    }
  }

  /// What went wrong, for the person.
  public var localizedStringResource: LocalizedStringResource {
    let said: FrameworkText =
      switch self {
      case .missingDependency, .queryFailed, .optionsFailed, .restartsForever: .fixed("Something went wrong.")
      case .missingValue(_, _, let title): .needsToKnow(title)
      case .unusableReply(_, _, let title, let reply): .notMadeOut(title, in: reply)
      case .outOfRange(_, _, let value, let range): .outOfRange(value, range)
      case .nobodyToAsk(_, let question): .asksFirst(question)
      case .locked: .fixed("You need to unlock first.")
      case .cannotOpenApplication: .fixed("The app can’t be opened from here.")
      case .noSuchSurface(_, let surface): .noSurface(surface)
      }
    return said.resource
  }
}

extension IntentRunError {
  /// The error itself if it ends the run as it is, or says what went wrong; nil if somebody has to be blamed for it.
  static func speakable(_ error: any Error) -> (any Error)? {
    switch error {
    case is CancellationError, is any CustomLocalizedStringResourceConvertible: error
    case let problem as DependencyError: missingDependency(problem.description)
    default: nil
    }
  }
}
