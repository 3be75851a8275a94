package cloud.eppo;

import cloud.eppo.api.Actions;
import cloud.eppo.api.BanditResult;
import cloud.eppo.api.Configuration;
import cloud.eppo.api.DiscriminableAttributes;
import cloud.eppo.api.IAssignmentCache;
import cloud.eppo.logging.AssignmentLogger;
import cloud.eppo.logging.BanditLogger;
import java.util.function.Consumer;
import org.jetbrains.annotations.NotNull;

public class Constants {
  public static final String DEFAULT_BASE_URL = "https://fscdn.eppo.cloud/api";
  public static final String FLAG_CONFIG_ENDPOINT = "/flag-config/v1/config";
  public static final String BANDIT_ENDPOINT = "/flag-config/v1/bandits";
  public static final long DEFAULT_POLLING_INTERVAL_MILLIS = 30000;
  public static final long DEFAULT_JITTER_INTERVAL_RATIO = 10;
}

public class EppoClient extends BaseEppoClient {
  EppoClient() {}
  public static native EppoClient.Builder builder(@NotNull String sdkKey);
  public static native EppoClient getInstance();
  public native BanditResult getBanditAction(
      String flagKey, String subjectKey, DiscriminableAttributes subjectAttributes,
      Actions actions, String defaultValue);
  public static class Builder {
    Builder() {}
    public native EppoClient buildAndInit();
    public native Builder assignmentLogger(AssignmentLogger assignmentLogger);
    public native Builder banditLogger(BanditLogger banditLogger);
    public native Builder isGracefulMode(boolean isGracefulMode);
    public native Builder forceReinitialize(boolean forceReinitialize);
    public native Builder pollingIntervalMs(long pollingIntervalMs);
    public native Builder apiBaseUrl(String apiBaseUrl);
    public native Builder assignmentCache(IAssignmentCache assignmentCache);
    public native Builder banditAssignmentCache(IAssignmentCache banditAssignmentCache);
    public native Builder onConfigurationChange(Consumer<Configuration> onConfigurationChange);
  }
}

package cloud.eppo.api;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public interface Actions extends Map<String, DiscriminableAttributes> {}

public class BanditActions extends HashMap<String, DiscriminableAttributes> implements Actions {
  public BanditActions() {}
  public BanditActions(Map<String, ? extends DiscriminableAttributes> actions) {}
  public BanditActions(Set<String> actionKeys) {}
}

public class BanditResult {
  public BanditResult(String variation, String action) {}
  public native String getVariation();
  public native String getAction();
}

public class ContextAttributes implements DiscriminableAttributes {
  public ContextAttributes() {}
  public ContextAttributes(Attributes numericAttributes, Attributes categoricalAttributes) {}
  public native Attributes getNumericAttributes();
  public native void setNumericAttributes(Attributes numericAttributes);
  public native Attributes getCategoricalAttributes();
  public native void setCategoricalAttributes(Attributes categoricalAttributes);
  public native Attributes getAllAttributes();
}

package cloud.eppo.cache;

import cloud.eppo.api.AbstractAssignmentCache;
import java.util.Map;
import java.util.concurrent.TimeUnit;

public class ExpiringInMemoryAssignmentCache extends AbstractAssignmentCache {
  public ExpiringInMemoryAssignmentCache(int cacheTimeout, TimeUnit timeUnit) {
    super((CacheDelegate) null);
  }
  public ExpiringInMemoryAssignmentCache(
      Map<String, String> delegate, int cacheTimeout, TimeUnit timeUnit) {
    super((CacheDelegate) null);
  }
}
