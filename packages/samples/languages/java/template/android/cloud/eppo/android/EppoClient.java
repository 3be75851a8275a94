package cloud.eppo.android;

import android.app.Application;
import cloud.eppo.BaseEppoClient;
import cloud.eppo.api.Configuration;
import cloud.eppo.api.IAssignmentCache;
import cloud.eppo.logging.AssignmentLogger;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

public class EppoClient extends BaseEppoClient {
  EppoClient() {}

  public static EppoClient getInstance() { throw new AssertionError(); }

  public static EppoClient init(
      Application application,
      String apiKey,
      String host,
      String apiBaseUrl,
      AssignmentLogger assignmentLogger,
      boolean isGracefulMode) {
    throw new AssertionError();
  }

  public static CompletableFuture<EppoClient> initAsync(
      Application application,
      String apiKey,
      String host,
      AssignmentLogger assignmentLogger,
      boolean isGracefulMode) {
    throw new AssertionError();
  }

  public void loadConfiguration() { throw new AssertionError(); }

  public CompletableFuture<Void> loadConfigurationAsync() { throw new AssertionError(); }

  public void pausePolling() { throw new AssertionError(); }

  public void resumePolling() { throw new AssertionError(); }

  public static class Builder {
    public Builder(String apiKey, Application application) {}

    public Builder assignmentLogger(AssignmentLogger assignmentLogger) {
      throw new AssertionError();
    }

    public Builder initialConfiguration(byte[] initialConfiguration) { throw new AssertionError(); }

    public Builder initialConfiguration(CompletableFuture<byte[]> initialConfiguration) {
      throw new AssertionError();
    }

    public Builder ignoreCachedConfiguration(boolean ignoreCachedConfiguration) {
      throw new AssertionError();
    }

    public Builder offlineMode(boolean offlineMode) { throw new AssertionError(); }

    public Builder isGracefulMode(boolean isGracefulMode) { throw new AssertionError(); }

    public Builder forceReinitialize(boolean forceReinitialize) { throw new AssertionError(); }

    public Builder pollingEnabled(boolean pollingEnabled) { throw new AssertionError(); }

    public Builder pollingIntervalMs(long pollingIntervalMs) { throw new AssertionError(); }

    public Builder pollingJitterMs(long pollingJitterMs) { throw new AssertionError(); }

    public Builder assignmentCache(IAssignmentCache assignmentCache) { throw new AssertionError(); }

    public Builder onConfigurationChange(Consumer<Configuration> onConfigurationChange) {
      throw new AssertionError();
    }

    public Builder apiBaseUrl(String apiBaseUrl) { throw new AssertionError(); }

    public Builder host(String host) { throw new AssertionError(); }

    public Builder obfuscateConfig(boolean obfuscateConfig) { throw new AssertionError(); }

    public Builder configStore(ConfigurationStore configStore) { throw new AssertionError(); }

    public EppoClient buildAndInit() { throw new AssertionError(); }

    public CompletableFuture<EppoClient> buildAndInitAsync() { throw new AssertionError(); }
  }
}
