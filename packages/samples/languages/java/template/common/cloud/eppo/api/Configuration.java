package cloud.eppo.api;

import cloud.eppo.ufc.dto.BanditParameters;
import cloud.eppo.ufc.dto.FlagConfig;
import cloud.eppo.ufc.dto.VariationType;
import java.util.Set;

public class Configuration {
  Configuration() {}

  public Set<String> getFlagKeys() { throw new AssertionError(); }

  public VariationType getFlagType(String flagKey) { throw new AssertionError(); }

  public FlagConfig getFlag(String flagKey) { throw new AssertionError(); }

  public BanditParameters getBanditParameters(String banditKey) { throw new AssertionError(); }

  public boolean isEmpty() { throw new AssertionError(); }

  public boolean isConfigObfuscated() { throw new AssertionError(); }

  public byte[] serializeFlagConfigToBytes() { throw new AssertionError(); }

  public byte[] serializeBanditParamsToBytes() { throw new AssertionError(); }
}
