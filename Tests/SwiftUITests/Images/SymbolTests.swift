import Testing

@testable import SwiftUI

@Suite struct `A symbol` {
  /// What the sample apps draw.
  @Test(arguments: [
    "antenna.radiowaves.left.and.right", "arrow.right", "arrow.up.and.down", "arrow.up.right", "balloon.fill",
    "beach.umbrella.fill", "bicycle", "book.closed", "building.2.fill", "building.columns", "building.columns.fill",
    "car.fill", "chart.bar", "checkmark.circle", "circle.dashed", "circle.hexagongrid.fill", "clock", "cloud.drizzle",
    "cloud.fill", "cloud.rain.fill", "cloud.sun", "cross.fill", "crown.fill", "door.left.hand.closed", "drop.fill",
    "exclamationmark.triangle", "ferry.fill", "figure.arms.open", "figure.climbing", "figure.equestrian.sports",
    "figure.hiking", "figure.run", "figure.skiing.downhill", "fish.fill", "flame", "flame.fill", "heart", "heart.fill",
    "hexagon.fill", "info.circle", "leaf.fill", "location", "map", "mappin.and.ellipse", "moon.stars.fill",
    "mountain.2", "mountain.2.fill", "music.note", "paintpalette.fill", "pawprint.fill", "person.3", "person.3.fill",
    "pin", "plus", "ruler", "sailboat.fill", "signpost.right.fill", "snowflake", "sparkles", "square.fill",
    "square.grid.3x3.fill", "square.stack.3d.up.fill", "star", "star.circle", "star.fill", "sun.max", "sun.max.fill",
    "thermometer.sun.fill", "ticket", "tortoise.fill", "trash", "tree", "tree.fill", "triangle.fill", "water.waves",
    "wind",
  ])
  func `of a sample app has a character`(name: String) {
    #expect(glyph(ofSymbol: name) != nil)
  }

  @Test func `takes one column`() {
    #expect(symbolGlyphs.filter { $0.value.displayWidth != 1 }.isEmpty)
  }

  @Test(arguments: [
    ("heart.circle.fill", "♡"), ("figure.pool.swim", "☺"), ("figure.2.and.child.holdinghands", "☺"),
    ("bell.slash.fill", nil), ("no.such.thing", nil),
  ])
  func `is drawn without its variants`(symbol: (name: String, glyph: Character?)) {
    #expect(glyph(ofSymbol: symbol.name) == symbol.glyph)
  }
}
