/// Says, in one sentence for all of them, that a surface of the system does not exist here.
enum MissingSurface {
  static func announce(_ surface: String, for type: Any.Type) {
    print(IntentRunError.noSuchSurface(intent: "\(type)", surface: surface).description)
  }
}
