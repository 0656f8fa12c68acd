/// An intent whose parameters configure a widget. Compiles only: there are no widgets here.
///
/// It performs only if the app writes a `perform()`.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: _AppPerformedIntent {}

/// An intent whose parameters configure a control. Compiles only: there are no controls here.
///
/// It performs only if the app writes a `perform()`.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: _AppPerformedIntent {}
