extension NSUserActivity {
  /// The entity that the activity is about: what people mean when they say "this" while it is current.
  public var appEntityIdentifier: EntityIdentifier? {
    get { attachment as? EntityIdentifier }
    set { attachment = newValue }
  }
}
