/// Exponentials and logarithms with the same bits on every machine, so that training is reproducible.
public enum Exponential {
  /// e to the power of a number; exact to about six digits, 0 for what is too small to count.
  @inlinable public static func exp(_ power: Float) -> Float {
    guard power > -87 else { return 0 }
    let scaled = min(power, 88) * 1.442_695_04
    let whole = Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    let rest = (scaled - Float(whole)) * 0.693_147_18
    var sum = 1 + rest * 0.2 * (1 + rest * (1.0 / 6))
    sum = 1 + rest * 0.25 * sum
    sum = 1 + rest * (1.0 / 3) * sum
    sum = 1 + rest * 0.5 * sum
    sum = 1 + rest * sum
    return sum * Float(bitPattern: UInt32(bitPattern: (whole + 127) << 23))
  }

  /// The natural logarithm of a positive number.
  @inlinable public static func ln(_ number: Float) -> Float {
    let bits = number.bitPattern
    var exponent = Float(Int32(bits >> 23) - 127)
    var mantissa = Float(bitPattern: bits & 0x7F_FFFF | 0x3F80_0000)
    if mantissa > 1.414_213_5 {
      mantissa *= 0.5
      exponent += 1
    }
    // ln m = 2 artanh((m − 1) / (m + 1)), and the argument is at most 0.172.
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    let series = 1 + square * (1.0 / 3 + square * (0.2 + square * (1.0 / 7 + square / 9)))
    return exponent * 0.693_147_18 + 2 * ratio * series
  }

  /// 1 ÷ (1 + e^−x).
  @inlinable public static func logistic(_ evidence: Float) -> Float { 1 / (1 + exp(-evidence)) }
}
