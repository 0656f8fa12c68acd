/// What titles a control besides the key that a literal is: a string, a text, or a localized resource.
///
/// Controls take a title twice, as `LocalizedStringKey` for literals and as this for everything else.
public protocol _TitleSource {
  /// The title as a text: strings are shown as they are, resources are looked up.
  var _title: Text { get }
}

extension String: _TitleSource { public var _title: Text { Text(verbatim: self) } }
extension Substring: _TitleSource { public var _title: Text { Text(verbatim: String(self)) } }
extension Text: _TitleSource { nonisolated public var _title: Text { self } }
extension LocalizedStringResource: _TitleSource { public var _title: Text { Text(self) } }
