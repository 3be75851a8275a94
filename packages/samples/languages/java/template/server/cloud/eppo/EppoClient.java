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

public class EppoClient extends BaseEppoClient {
  EppoClient() {}

  public static EppoClient.Builder builder(@NotNull String sdkKey) { throw new AssertionError(); }

  public static EppoClient getInstance() { throw new AssertionError(); }

  public BanditResult getBanditAction(
      String flagKey,
      String subjectKey,
      DiscriminableAttributes subjectAttributes,
      Actions actions,
      String defaultValue) {
    throw new AssertionError();
  }

  public static class Builder {
    Builder() {}

    public EppoClient buildAndInit() { throw new AssertionError(); }

    public Builder assignmentLogger(AssignmentLogger assignmentLogger) {
      throw new AssertionError();
    }

    public Builder banditLogger(BanditLogger banditLogger) { throw new AssertionError(); }

    public Builder isGracefulMode(boolean isGracefulMode) { throw new AssertionError(); }

    public Builder forceReinitialize(boolean forceReinitialize) { throw new AssertionError(); }

    public Builder pollingIntervalMs(long pollingIntervalMs) { throw new AssertionError(); }

    public Builder apiBaseUrl(String apiBaseUrl) { throw new AssertionError(); }

    public Builder assignmentCache(IAssignmentCache assignmentCache) { throw new AssertionError(); }

    public Builder banditAssignmentCache(IAssignmentCache banditAssignmentCache) {
      throw new AssertionError();
    }

    public Builder onConfigurationChange(Consumer<Configuration> onConfigurationChange) {
      throw new AssertionError();
    }
  }
}
