package cloud.eppo.android;

import android.app.Application;
import cloud.eppo.BaseEppoClient;
import cloud.eppo.android.dto.BanditResult;
import cloud.eppo.api.Attributes;
import cloud.eppo.api.Configuration;
import cloud.eppo.api.IAssignmentCache;
import cloud.eppo.logging.AssignmentLogger;
import cloud.eppo.logging.BanditLogger;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

public class ConfigurationStore { ConfigurationStore() {} }

public class EppoClient extends BaseEppoClient {
  EppoClient() {}
  public static native EppoClient getInstance();
  public static native EppoClient init(
      @NotNull Application application, @NotNull String apiKey, @Nullable String host,
      @Nullable String apiBaseUrl, @Nullable AssignmentLogger assignmentLogger,
      boolean isGracefulMode);
  public static native CompletableFuture<EppoClient> initAsync(
      @NotNull Application application, @NotNull String apiKey, @NotNull String host,
      @Nullable AssignmentLogger assignmentLogger, boolean isGracefulMode);
  public native void loadConfiguration();
  public native CompletableFuture<Void> loadConfigurationAsync();
  public native void pausePolling();
  public native void resumePolling();
  public static class Builder {
    public Builder(@NotNull String apiKey, @NotNull Application application) {}
    public native Builder assignmentLogger(AssignmentLogger assignmentLogger);
    public native Builder initialConfiguration(byte[] initialConfiguration);
    public native Builder initialConfiguration(CompletableFuture<byte[]> initialConfiguration);
    public native Builder ignoreCachedConfiguration(boolean ignoreCachedConfiguration);
    public native Builder offlineMode(boolean offlineMode);
    public native Builder isGracefulMode(boolean isGracefulMode);
    public native Builder forceReinitialize(boolean forceReinitialize);
    public native Builder pollingEnabled(boolean pollingEnabled);
    public native Builder pollingIntervalMs(long pollingIntervalMs);
    public native Builder pollingJitterMs(long pollingJitterMs);
    public native Builder assignmentCache(IAssignmentCache assignmentCache);
    public native Builder onConfigurationChange(Consumer<Configuration> onConfigurationChange);
    public native Builder apiBaseUrl(@Nullable String apiBaseUrl);
    public native Builder host(@Nullable String host);
    public native Builder obfuscateConfig(boolean obfuscateConfig);
    public native Builder configStore(ConfigurationStore configStore);
    public native EppoClient buildAndInit();
    public native CompletableFuture<EppoClient> buildAndInitAsync();
  }
}

public class EppoInitializationException extends Exception { EppoInitializationException() {} }

public class EppoPrecomputedClient {
  EppoPrecomputedClient() {}
  public static native EppoPrecomputedClient getInstance();
  public native String getStringAssignment(String flagKey, String defaultValue);
  public native boolean getBooleanAssignment(String flagKey, boolean defaultValue);
  public native int getIntegerAssignment(String flagKey, int defaultValue);
  public native double getNumericAssignment(String flagKey, double defaultValue);
  public native JsonNode getJSONAssignment(String flagKey, JsonNode defaultValue);
  public native BanditResult getBanditAction(String flagKey, String defaultValue);
  public native void fetchPrecomputedFlags();
  public native CompletableFuture<Void> fetchPrecomputedFlagsAsync();
  public native void startPolling(long intervalMs, long jitterMs);
  public native void pausePolling();
  public native void resumePolling();
  public native void stopPolling();
  public static class Builder {
    public Builder(@NotNull String apiKey, @NotNull Application application) {}
    public native Builder subjectKey(@NotNull String subjectKey);
    public native Builder subjectAttributes(@Nullable Attributes subjectAttributes);
    public native Builder banditActions(
        @Nullable Map<String, Map<String, Attributes>> banditActions);
    public native Builder assignmentLogger(@Nullable AssignmentLogger assignmentLogger);
    public native Builder banditLogger(@Nullable BanditLogger banditLogger);
    public native Builder assignmentCache(@Nullable IAssignmentCache assignmentCache);
    public native Builder banditCache(@Nullable IAssignmentCache banditCache);
    public native Builder configStore(@Nullable PrecomputedConfigurationStore configStore);
    public native Builder isGracefulMode(boolean isGracefulMode);
    public native Builder forceReinitialize(boolean forceReinitialize);
    public native Builder offlineMode(boolean offlineMode);
    public native Builder pollingEnabled(boolean pollingEnabled);
    public native Builder pollingIntervalMs(long pollingIntervalMs);
    public native Builder pollingJitterMs(long pollingJitterMs);
    public native Builder baseUrl(@NotNull String baseUrl);
    public native Builder initialConfiguration(@Nullable byte[] initialConfiguration);
    public native Builder ignoreCachedConfiguration(boolean ignoreCachedConfiguration);
    public native Builder httpClient(@Nullable OkHttpClient httpClient);
    public native EppoPrecomputedClient buildAndInit();
    public native CompletableFuture<EppoPrecomputedClient> buildAndInitAsync();
  }
}

public class PrecomputedConfigurationStore { PrecomputedConfigurationStore() {} }

package cloud.eppo.android.cache;

import cloud.eppo.api.AbstractAssignmentCache;

public class LRUAssignmentCache extends AbstractAssignmentCache {
  public LRUAssignmentCache(int maxCacheSize) { super((CacheDelegate) null); }
}

package cloud.eppo.android.dto;

import org.jetbrains.annotations.Nullable;

public class BanditResult {
  public BanditResult(String variation, @Nullable String action) {}
  public native String getVariation();
  @Nullable public native String getAction();
}

package cloud.eppo.android.exceptions;

public class MissingApiKeyException extends RuntimeException { MissingApiKeyException() {} }

public class MissingApplicationException extends RuntimeException {
  MissingApplicationException() {}
}

public class MissingSubjectKeyException extends RuntimeException { MissingSubjectKeyException() {} }

public class NotInitializedException extends RuntimeException { NotInitializedException() {} }

package androidx.lifecycle;

public interface DefaultLifecycleObserver extends LifecycleObserver {
  default void onCreate(LifecycleOwner owner) {}
  default void onStart(LifecycleOwner owner) {}
  default void onResume(LifecycleOwner owner) {}
  default void onPause(LifecycleOwner owner) {}
  default void onStop(LifecycleOwner owner) {}
  default void onDestroy(LifecycleOwner owner) {}
}

public abstract class Lifecycle {
  public abstract void addObserver(LifecycleObserver observer);
}

public interface LifecycleObserver {}

public interface LifecycleOwner {
  Lifecycle getLifecycle();
}

public class ProcessLifecycleOwner implements LifecycleOwner {
  ProcessLifecycleOwner() {}
  public static native LifecycleOwner get();
  public native Lifecycle getLifecycle();
}
