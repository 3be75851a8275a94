package cloud.eppo.android;

import android.app.Application;
import cloud.eppo.BaseEppoClient;
import cloud.eppo.api.Configuration;
import cloud.eppo.api.IAssignmentCache;
import cloud.eppo.logging.AssignmentLogger;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

public class EppoClient extends BaseEppoClient {
  EppoClient() {}

  public static EppoClient getInstance() { throw new AssertionError(); }

  public static EppoClient init(
      @NotNull Application application,
      @NotNull String apiKey,
      @Nullable String host,
      @Nullable String apiBaseUrl,
      @Nullable AssignmentLogger assignmentLogger,
      boolean isGracefulMode) {
    throw new AssertionError();
  }

  public static CompletableFuture<EppoClient> initAsync(
      @NotNull Application application,
      @NotNull String apiKey,
      @NotNull String host,
      @Nullable AssignmentLogger assignmentLogger,
      boolean isGracefulMode) {
    throw new AssertionError();
  }

  public void loadConfiguration() { throw new AssertionError(); }

  public CompletableFuture<Void> loadConfigurationAsync() { throw new AssertionError(); }

  public void pausePolling() { throw new AssertionError(); }

  public void resumePolling() { throw new AssertionError(); }

  public static class Builder {
    public Builder(@NotNull String apiKey, @NotNull Application application) {}

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

    public Builder apiBaseUrl(@Nullable String apiBaseUrl) { throw new AssertionError(); }

    public Builder host(@Nullable String host) { throw new AssertionError(); }

    public Builder obfuscateConfig(boolean obfuscateConfig) { throw new AssertionError(); }

    public Builder configStore(ConfigurationStore configStore) { throw new AssertionError(); }

    public EppoClient buildAndInit() { throw new AssertionError(); }

    public CompletableFuture<EppoClient> buildAndInitAsync() { throw new AssertionError(); }
  }
}
