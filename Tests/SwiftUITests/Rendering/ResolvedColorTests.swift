import SwiftUI
import Testing

@Suite struct `A resolved colour` {
  @Test func `has the components it was made of, and others in linear light`() {
    let color = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    #expect(abs(color.red - 0.5) < 0.001 && abs(color.green - 0.25) < 0.001 && abs(color.blue - 1) < 0.001)
    #expect(abs(color.linearRed - 0.214) < 0.001)
    #expect("\(color)" == "#8040FF80")
  }

  @Test func `comes from a colour and makes one`() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    let resolved = color.resolve(in: EnvironmentValues())
    #expect("\(resolved)" == "#336699FF")
    #expect(Color(resolved) == color)
    #expect("\(Color.orange.resolve(in: EnvironmentValues()))" == "#FF8700FF")
  }
}
