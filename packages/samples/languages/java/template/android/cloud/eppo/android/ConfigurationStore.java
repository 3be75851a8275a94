package cloud.eppo.android;

public class ConfigurationStore {
  ConfigurationStore() {}
}
