package cloud.eppo;

import cloud.eppo.api.Attributes;
import cloud.eppo.api.Configuration;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Consumer;

public class BaseEppoClient {
  protected BaseEppoClient() {}
  public native String getStringAssignment(String flagKey, String subjectKey, String defaultValue);
  public native String getStringAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, String defaultValue);
  public native boolean getBooleanAssignment(
      String flagKey, String subjectKey, boolean defaultValue);
  public native boolean getBooleanAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, boolean defaultValue);
  public native int getIntegerAssignment(String flagKey, String subjectKey, int defaultValue);
  public native int getIntegerAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, int defaultValue);
  public native Double getDoubleAssignment(String flagKey, String subjectKey, double defaultValue);
  public native Double getDoubleAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, double defaultValue);
  public native JsonNode getJSONAssignment(
      String flagKey, String subjectKey, JsonNode defaultValue);
  public native JsonNode getJSONAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, JsonNode defaultValue);
  public native String getJSONStringAssignment(
      String flagKey, String subjectKey, String defaultValue);
  public native String getJSONStringAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, String defaultValue);
  public native void setIsGracefulFailureMode(boolean isGracefulFailureMode);
  public native Runnable onConfigurationChange(Consumer<Configuration> callback);
  public native Configuration getConfiguration();
}

package cloud.eppo.api;

import cloud.eppo.cache.AssignmentCacheEntry;
import cloud.eppo.ufc.dto.BanditParameters;
import cloud.eppo.ufc.dto.FlagConfig;
import cloud.eppo.ufc.dto.VariationType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

public abstract class AbstractAssignmentCache implements IAssignmentCache {
  public interface CacheDelegate {
    void put(String cacheKey, @NotNull String serializedEntry);
    @Nullable String get(String cacheKey);
    boolean putIfAbsent(String cacheKey, @NotNull String serializedEntry);
  }
  protected AbstractAssignmentCache(CacheDelegate delegate) {}
  protected AbstractAssignmentCache(Map<String, String> delegate) {}
  public native void put(AssignmentCacheEntry entry);
  public native boolean hasEntry(AssignmentCacheEntry entry);
  public native boolean putIfAbsent(AssignmentCacheEntry entry);
}

public class Attributes extends HashMap<String, EppoValue> implements DiscriminableAttributes {
  public Attributes() {}
  public Attributes(Map<String, EppoValue> startingAttributes) {}
  public native EppoValue put(String key, String value);
  public native EppoValue put(String key, int value);
  public native EppoValue put(String key, long value);
  public native EppoValue put(String key, float value);
  public native EppoValue put(String key, double value);
  public native EppoValue put(String key, boolean value);
  public native Attributes getNumericAttributes();
  public native Attributes getCategoricalAttributes();
  public native Attributes getAllAttributes();
  public native String serializeNonNullAttributesToJSONString();
}

public class Configuration {
  Configuration() {}
  public static native Configuration emptyConfig();
  public static native Builder builder(byte[] flagJson);
  public native Set<String> getFlagKeys();
  public native @Nullable VariationType getFlagType(String flagKey);
  public native FlagConfig getFlag(String flagKey);
  public native String banditKeyForVariation(String flagKey, String variationValue);
  public native BanditParameters getBanditParameters(String banditKey);
  public native boolean isEmpty();
  public native boolean isConfigObfuscated();
  public native byte[] serializeFlagConfigToBytes();
  public native byte[] serializeBanditParamsToBytes();
  public static class Builder {
    Builder() {}
    public native Builder banditParameters(String banditParameterJson);
    public native Builder banditParameters(byte[] banditParameterJson);
    public native Configuration build();
  }
}

public interface DiscriminableAttributes {
  Attributes getNumericAttributes();
  Attributes getCategoricalAttributes();
  Attributes getAllAttributes();
}

public class EppoValue {
  EppoValue() {}
  public static native EppoValue nullValue();
  public static native EppoValue valueOf(boolean value);
  public static native EppoValue valueOf(double value);
  public static native EppoValue valueOf(String value);
  public static native EppoValue valueOf(List<String> value);
  public native boolean booleanValue();
  public native double doubleValue();
  public native String stringValue();
  public native List<String> stringArrayValue();
  public native boolean isNull();
  public native boolean isBoolean();
  public native boolean isNumeric();
  public native boolean isString();
  public native boolean isStringArray();
}

public interface IAssignmentCache {
  void put(AssignmentCacheEntry entry);
  boolean hasEntry(AssignmentCacheEntry entry);
  boolean putIfAbsent(AssignmentCacheEntry entry);
}

package cloud.eppo.cache;

import cloud.eppo.api.AbstractAssignmentCache;
import cloud.eppo.logging.Assignment;
import cloud.eppo.logging.BanditAssignment;
import java.io.Serializable;
import org.jetbrains.annotations.NotNull;

public class AssignmentCacheEntry {
  public AssignmentCacheEntry(
      @NotNull AssignmentCacheKey key, @NotNull AssignmentCacheValue value) {}
  public static native AssignmentCacheEntry fromVariationAssignment(Assignment assignment);
  public static native AssignmentCacheEntry fromBanditAssignment(BanditAssignment assignment);
  @NotNull public native AssignmentCacheKey getKey();
  @NotNull public native String getKeyString();
  @NotNull public native String getValueKeyString();
  @NotNull public native AssignmentCacheValue getValue();
}

public class AssignmentCacheKey {
  public AssignmentCacheKey(String subjectKey, String flagKey) {}
  public native String getSubjectKey();
  public native String getFlagKey();
}

public interface AssignmentCacheValue extends Serializable {
  String getValueIdentifier();
}

public class LRUInMemoryAssignmentCache extends AbstractAssignmentCache {
  public LRUInMemoryAssignmentCache(int maxSize) { super((CacheDelegate) null); }
}

public class NonExpiringInMemoryAssignmentCache extends AbstractAssignmentCache {
  public NonExpiringInMemoryAssignmentCache() { super((CacheDelegate) null); }
}

package cloud.eppo.logging;

import cloud.eppo.api.Attributes;
import java.util.Date;
import java.util.Map;

public class Assignment {
  public Assignment(
      String experiment, String featureFlag, String allocation, String variation, String subject,
      Attributes subjectAttributes, Map<String, String> extraLogging,
      Map<String, String> metaData) {}
  public native Date getTimestamp();
  public native String getExperiment();
  public native String getFeatureFlag();
  public native String getAllocation();
  public native String getVariation();
  public native String getSubject();
  public native Attributes getSubjectAttributes();
  public native Map<String, String> getExtraLogging();
  public native Map<String, String> getMetaData();
}

public interface AssignmentLogger {
  void logAssignment(Assignment assignment);
}

public class BanditAssignment {
  public BanditAssignment(
      String featureFlag, String bandit, String subject, String action, Double actionProbability,
      Double optimalityGap, String modelVersion, Attributes subjectNumericAttributes,
      Attributes subjectCategoricalAttributes, Attributes actionNumericAttributes,
      Attributes actionCategoricalAttributes, Map<String, String> metaData) {}
  public native Date getTimestamp();
  public native String getFeatureFlag();
  public native String getBandit();
  public native String getSubject();
  public native String getAction();
  public native Double getActionProbability();
  public native Double getOptimalityGap();
  public native String getModelVersion();
  public native Attributes getSubjectNumericAttributes();
  public native Attributes getSubjectCategoricalAttributes();
  public native Attributes getActionNumericAttributes();
  public native Attributes getActionCategoricalAttributes();
  public native Map<String, String> getMetaData();
}

public interface BanditLogger {
  void logBanditAssignment(BanditAssignment banditAssignment);
}

package cloud.eppo.ufc.dto;

public class BanditParameters {}

public class FlagConfig {}

public enum VariationType {}
