/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable, _IntentValue {
  /// What kind of value this is.
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.currencyAmount) }

  /// How much.
  public var amount: Decimal
  /// Of what, as a code of three letters.
  public var currencyCode: String

  /// So much of a currency.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: CustomLocalizedStringResourceConvertible {
  /// The amount as people write it.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: amount.formatted(.currency(code: currencyCode)))
  }
}

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable, _IntentValue {
  /// What kind of value this is.
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.paymentMethod) }

  /// The kinds of ways to pay.
  public enum PaymentType: Hashable, Sendable {
    /// Not known.
    case unknown
    /// From an account.
    case checking
    /// From savings.
    case savings
    /// From a brokerage.
    case brokerage
    /// With a debit card.
    case debit
    /// With a credit card.
    case credit
    /// With a prepaid card.
    case prepaid
    /// With what a shop gave.
    case store
    /// With the device.
    case applePay
  }

  /// The kind.
  public var type: PaymentType
  /// What it is called.
  public var name: String?
  /// What it is recognized by.
  public var identificationHint: String?
  /// A picture.
  public var icon: DisplayRepresentation.Image?

  /// A way to pay.
  public init(
    type: PaymentType,
    name: String? = nil,
    identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}
