package cloud.eppo.android;

public class PrecomputedConfigurationStore {
  PrecomputedConfigurationStore() {}
}
