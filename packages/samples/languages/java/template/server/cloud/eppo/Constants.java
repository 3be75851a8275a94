package cloud.eppo;

public class Constants {
  public static final String DEFAULT_BASE_URL = "https://fscdn.eppo.cloud/api";
  public static final String FLAG_CONFIG_ENDPOINT = "/flag-config/v1/config";
  public static final String BANDIT_ENDPOINT = "/flag-config/v1/bandits";
  public static final long DEFAULT_POLLING_INTERVAL_MILLIS = 30000;
  public static final long DEFAULT_JITTER_INTERVAL_RATIO = 10;
}
