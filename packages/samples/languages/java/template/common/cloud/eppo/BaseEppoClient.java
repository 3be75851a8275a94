package cloud.eppo;

import cloud.eppo.api.Attributes;
import cloud.eppo.api.Configuration;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Consumer;

/** What the clients of the server and of Android have in common. */
public class BaseEppoClient {
  protected BaseEppoClient() {}

  public String getStringAssignment(String flagKey, String subjectKey, String defaultValue) {
    throw new AssertionError();
  }

  public String getStringAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, String defaultValue) {
    throw new AssertionError();
  }

  public boolean getBooleanAssignment(String flagKey, String subjectKey, boolean defaultValue) {
    throw new AssertionError();
  }

  public boolean getBooleanAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, boolean defaultValue) {
    throw new AssertionError();
  }

  public int getIntegerAssignment(String flagKey, String subjectKey, int defaultValue) {
    throw new AssertionError();
  }

  public int getIntegerAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, int defaultValue) {
    throw new AssertionError();
  }

  public Double getDoubleAssignment(String flagKey, String subjectKey, double defaultValue) {
    throw new AssertionError();
  }

  public Double getDoubleAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, double defaultValue) {
    throw new AssertionError();
  }

  public JsonNode getJSONAssignment(String flagKey, String subjectKey, JsonNode defaultValue) {
    throw new AssertionError();
  }

  public JsonNode getJSONAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, JsonNode defaultValue) {
    throw new AssertionError();
  }

  public String getJSONStringAssignment(String flagKey, String subjectKey, String defaultValue) {
    throw new AssertionError();
  }

  public String getJSONStringAssignment(
      String flagKey, String subjectKey, Attributes subjectAttributes, String defaultValue) {
    throw new AssertionError();
  }

  public void setIsGracefulFailureMode(boolean isGracefulFailureMode) {
    throw new AssertionError();
  }

  public Runnable onConfigurationChange(Consumer<Configuration> callback) {
    throw new AssertionError();
  }

  public Configuration getConfiguration() { throw new AssertionError(); }
}
