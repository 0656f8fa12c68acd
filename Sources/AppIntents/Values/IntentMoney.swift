/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable, _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.currencyAmount) }

  public var amount: Decimal
  /// Of what, as a code of three letters.
  public var currencyCode: String

  /// So much of a currency.
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}

extension IntentCurrencyAmount: CustomLocalizedStringResourceConvertible {
  /// The amount as people write it.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: amount.formatted(.currency(code: currencyCode)))
  }
}

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable, _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.paymentMethod) }

  /// The kinds of ways to pay.
  public enum PaymentType: Hashable, Sendable {
    case unknown
    case checking
    case savings
    case brokerage
    case debit
    case credit
    case prepaid
    /// With what a shop gave.
    case store
    case applePay
  }

  public var type: PaymentType
  /// What it is called.
  public var name: String?
  /// What it is recognized by.
  public var identificationHint: String?
  public var icon: DisplayRepresentation.Image?

  /// A way to pay.
  public init(
    type: PaymentType, name: String? = nil, identificationHint: String? = nil, icon: DisplayRepresentation.Image? = nil
  ) { (self.type, self.name, self.identificationHint, self.icon) = (type, name, identificationHint, icon) }
}
