package cloud.eppo.logging;

import cloud.eppo.api.Attributes;
import java.util.Date;
import java.util.Map;

public class Assignment {
  public Assignment(
      String experiment,
      String featureFlag,
      String allocation,
      String variation,
      String subject,
      Attributes subjectAttributes,
      Map<String, String> extraLogging,
      Map<String, String> metaData) {}

  public Date getTimestamp() { throw new AssertionError(); }

  public String getExperiment() { throw new AssertionError(); }

  public String getFeatureFlag() { throw new AssertionError(); }

  public String getAllocation() { throw new AssertionError(); }

  public String getVariation() { throw new AssertionError(); }

  public String getSubject() { throw new AssertionError(); }

  public Attributes getSubjectAttributes() { throw new AssertionError(); }

  public Map<String, String> getExtraLogging() { throw new AssertionError(); }

  public Map<String, String> getMetaData() { throw new AssertionError(); }
}
