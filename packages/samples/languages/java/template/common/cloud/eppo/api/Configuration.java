package cloud.eppo.api;

import cloud.eppo.ufc.dto.BanditParameters;
import cloud.eppo.ufc.dto.FlagConfig;
import cloud.eppo.ufc.dto.VariationType;
import java.util.Set;
import org.jetbrains.annotations.Nullable;

public class Configuration {
  Configuration() {}

  public static Configuration emptyConfig() { throw new AssertionError(); }

  public static Builder builder(byte[] flagJson) { throw new AssertionError(); }

  public Set<String> getFlagKeys() { throw new AssertionError(); }

  public @Nullable VariationType getFlagType(String flagKey) { throw new AssertionError(); }

  public FlagConfig getFlag(String flagKey) { throw new AssertionError(); }

  public String banditKeyForVariation(String flagKey, String variationValue) {
    throw new AssertionError();
  }

  public BanditParameters getBanditParameters(String banditKey) { throw new AssertionError(); }

  public boolean isEmpty() { throw new AssertionError(); }

  public boolean isConfigObfuscated() { throw new AssertionError(); }

  public byte[] serializeFlagConfigToBytes() { throw new AssertionError(); }

  public byte[] serializeBanditParamsToBytes() { throw new AssertionError(); }

  public static class Builder {
    Builder() {}

    public Builder banditParameters(String banditParameterJson) { throw new AssertionError(); }

    public Builder banditParameters(byte[] banditParameterJson) { throw new AssertionError(); }

    public Configuration build() { throw new AssertionError(); }
  }
}
