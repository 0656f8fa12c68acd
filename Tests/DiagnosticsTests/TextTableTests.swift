import Testing

@testable import Diagnostics

struct TextTableTests {
  @Test func `words stand left and numbers right, and the last words end where they end`() {
    let table = TextTable(.left(), .right(), .left())
    #expect(
      table.lines([["a", "1", "x"], ["bcd", "100", "yz"]], indent: "  ") == ["  a      1  x", "  bcd  100  yz"])
  }

  @Test func `a wide character takes two columns`() {
    #expect(TextTable(.left(), .left()).lines([["山", "a"], ["abc", "b"]]) == ["山   a", "abc  b"])
    #expect("山道".cut(to: 3) == "山…")
  }

  @Test func `widths keep to their least and most`() {
    #expect(TextTable(.left(4), .left()).lines([["a", "b"]]) == ["a     b"])
    #expect(TextTable(.left(atMost: 2), .left()).lines([["a", "b"], ["long", "c"]]) == ["a   b", "long  c"])
  }
}
