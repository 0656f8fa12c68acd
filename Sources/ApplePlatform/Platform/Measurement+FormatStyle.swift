public import Foundation

extension Measurement where UnitType: Dimension {
  /// Puts a measurement into words or signs.
  ///
  /// Numbers follow the language, and so do the names of units in English, German and Japanese; other languages get the
  /// international signs.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much is spelled out.
    public struct UnitWidth: Sendable, Hashable, Codable {
      private let name: String
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How much is spelled out.
    public var width: UnitWidth
    /// The language, and the region whose units are used.
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style.
    ///
    /// - Parameters:
    ///   - width: how much is spelled out.
    ///   - locale: the language, and the region whose units are used.
    ///   - usage: what is measured.
    ///   - numberFormatStyle: how the number is written.
    public init(
      width: UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale ?? CurrentLanguage.locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in the units of the region, unless the usage keeps its own.
    public func format(_ value: Measurement) -> String {
      let shown = usage == .asProvided ? value : UnitNames.regional(value, in: locale.measurementSystem)
      let style = (numberFormatStyle ?? Self.numberStyle(for: shown.value)).locale(locale)
      let number = style.format(shown.value)
      switch width {
      case .wide: return UnitNames.words(number, of: shown.unit, inSingular: shown.value == 1, for: locale.language)
      case .narrow: return number + shown.unit.symbol
      default: return shown.unit is UnitTemperature ? number + shown.unit.symbol : "\(number) \(shown.unit.symbol)"
      }
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Small numbers show two digits, large ones none.
    private static func numberStyle(for value: Double) -> FloatingPointFormatStyle<Double> {
      .number.precision(.fractionLength(0...(value.magnitude < 10 ? 2 : value.magnitude < 100 ? 1 : 0)))
    }
  }

  /// The measurement with its sign, in the units of the region.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement in a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Self {
    style.format(self)
  }
}

/// What is measured, which decides between the units of a region.
public struct MeasurementFormatUnitUsage<UnitType>: Sendable, Hashable, Codable where UnitType: Dimension {
  private let name: String

  /// Anything: the units of the region.
  public static var general: Self { Self(name: "general") }
  /// Whatever the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall somebody is.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is, in formal papers.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// How far it is on the road.
  public static var road: Self { Self(name: "road") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visibility") }
  /// How much it rains.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much it snows.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far apart things on a screen are.
  public static var focalLength: Self { Self(name: "focalLength") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm a person is.
  public static var person: Self { Self(name: "person") }
  /// How warm the weather is.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self(name: "food") }
  /// What training takes.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// What is drunk.
  public static var liquid: Self { Self(name: "liquid") }
}

extension FormatStyle {
  /// Puts a measurement into words or signs.
  ///
  /// - Parameters:
  ///   - width: how much is spelled out.
  ///   - usage: what is measured.
  ///   - numberFormatStyle: how the number is written.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
