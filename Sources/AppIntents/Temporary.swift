public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {}
public protocol DeleteIntent: SystemIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
