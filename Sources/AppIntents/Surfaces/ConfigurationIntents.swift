/// An intent whose parameters configure a widget. There are no widgets here: it is kept for apps that have one.
///
/// It performs only if the app writes a `perform()`.
public protocol WidgetConfigurationIntent: _AppPerformedIntent {}

/// An intent whose parameters configure a control. There are no controls here: it is kept for apps that have one.
///
/// It performs only if the app writes a `perform()`.
public protocol ControlConfigurationIntent: _AppPerformedIntent {}
