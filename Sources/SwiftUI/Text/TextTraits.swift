/// What is said about the look of a text; `nil` leaves it to the views around it.
nonisolated struct TextTraits: Hashable, Sendable {
  var font: Font?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var ink: Ink?

  /// A colour, or the lack of one.
  struct Ink: Hashable, Sendable {
    var color: TerminalColor?
    var isDim = false
  }

  /// These traits where they say something, the outer ones elsewhere.
  func over(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      ink: ink ?? outer.ink)
  }

  var style: TextStyle {
    TextStyle(
      isBold: isBold ?? font?.isProminent ?? false, isDim: ink?.isDim ?? false,
      isItalic: isItalic ?? font?.isSlanted ?? false, isUnderlined: isUnderlined ?? false,
      isStruckThrough: isStruckThrough ?? false, color: ink?.color)
  }
}
