package com.datadog.android.rum;

public interface RumMonitor {
  void addFeatureFlagEvaluation(String name, Object value);
}
