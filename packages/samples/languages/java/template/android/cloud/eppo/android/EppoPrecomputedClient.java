package cloud.eppo.android;

import android.app.Application;
import cloud.eppo.android.dto.BanditResult;
import cloud.eppo.api.Attributes;
import cloud.eppo.api.IAssignmentCache;
import cloud.eppo.logging.AssignmentLogger;
import cloud.eppo.logging.BanditLogger;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import okhttp3.OkHttpClient;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

public class EppoPrecomputedClient {
  EppoPrecomputedClient() {}

  public static EppoPrecomputedClient getInstance() { throw new AssertionError(); }

  public String getStringAssignment(String flagKey, String defaultValue) {
    throw new AssertionError();
  }

  public boolean getBooleanAssignment(String flagKey, boolean defaultValue) {
    throw new AssertionError();
  }

  public int getIntegerAssignment(String flagKey, int defaultValue) { throw new AssertionError(); }

  public double getNumericAssignment(String flagKey, double defaultValue) {
    throw new AssertionError();
  }

  public JsonNode getJSONAssignment(String flagKey, JsonNode defaultValue) {
    throw new AssertionError();
  }

  public BanditResult getBanditAction(String flagKey, String defaultValue) {
    throw new AssertionError();
  }

  public void fetchPrecomputedFlags() { throw new AssertionError(); }

  public CompletableFuture<Void> fetchPrecomputedFlagsAsync() { throw new AssertionError(); }

  public void startPolling(long intervalMs, long jitterMs) { throw new AssertionError(); }

  public void pausePolling() { throw new AssertionError(); }

  public void resumePolling() { throw new AssertionError(); }

  public void stopPolling() { throw new AssertionError(); }

  public static class Builder {
    public Builder(@NotNull String apiKey, @NotNull Application application) {}

    public Builder subjectKey(@NotNull String subjectKey) { throw new AssertionError(); }

    public Builder subjectAttributes(@Nullable Attributes subjectAttributes) {
      throw new AssertionError();
    }

    public Builder banditActions(@Nullable Map<String, Map<String, Attributes>> banditActions) {
      throw new AssertionError();
    }

    public Builder assignmentLogger(@Nullable AssignmentLogger assignmentLogger) {
      throw new AssertionError();
    }

    public Builder banditLogger(@Nullable BanditLogger banditLogger) { throw new AssertionError(); }

    public Builder assignmentCache(@Nullable IAssignmentCache assignmentCache) {
      throw new AssertionError();
    }

    public Builder banditCache(@Nullable IAssignmentCache banditCache) { throw new AssertionError(); }

    public Builder configStore(@Nullable PrecomputedConfigurationStore configStore) {
      throw new AssertionError();
    }

    public Builder isGracefulMode(boolean isGracefulMode) { throw new AssertionError(); }

    public Builder forceReinitialize(boolean forceReinitialize) { throw new AssertionError(); }

    public Builder offlineMode(boolean offlineMode) { throw new AssertionError(); }

    public Builder pollingEnabled(boolean pollingEnabled) { throw new AssertionError(); }

    public Builder pollingIntervalMs(long pollingIntervalMs) { throw new AssertionError(); }

    public Builder pollingJitterMs(long pollingJitterMs) { throw new AssertionError(); }

    public Builder baseUrl(@NotNull String baseUrl) { throw new AssertionError(); }

    public Builder initialConfiguration(@Nullable byte[] initialConfiguration) {
      throw new AssertionError();
    }

    public Builder ignoreCachedConfiguration(boolean ignoreCachedConfiguration) {
      throw new AssertionError();
    }

    public Builder httpClient(@Nullable OkHttpClient httpClient) { throw new AssertionError(); }

    public EppoPrecomputedClient buildAndInit() { throw new AssertionError(); }

    public CompletableFuture<EppoPrecomputedClient> buildAndInitAsync() {
      throw new AssertionError();
    }
  }
}
