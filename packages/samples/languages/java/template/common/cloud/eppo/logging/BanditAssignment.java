package cloud.eppo.logging;

import cloud.eppo.api.Attributes;
import java.util.Date;
import java.util.Map;

public class BanditAssignment {
  public BanditAssignment(
      String featureFlag,
      String bandit,
      String subject,
      String action,
      Double actionProbability,
      Double optimalityGap,
      String modelVersion,
      Attributes subjectNumericAttributes,
      Attributes subjectCategoricalAttributes,
      Attributes actionNumericAttributes,
      Attributes actionCategoricalAttributes,
      Map<String, String> metaData) {}

  public Date getTimestamp() { throw new AssertionError(); }

  public String getFeatureFlag() { throw new AssertionError(); }

  public String getBandit() { throw new AssertionError(); }

  public String getSubject() { throw new AssertionError(); }

  public String getAction() { throw new AssertionError(); }

  public Double getActionProbability() { throw new AssertionError(); }

  public Double getOptimalityGap() { throw new AssertionError(); }

  public String getModelVersion() { throw new AssertionError(); }

  public Attributes getSubjectNumericAttributes() { throw new AssertionError(); }

  public Attributes getSubjectCategoricalAttributes() { throw new AssertionError(); }

  public Attributes getActionNumericAttributes() { throw new AssertionError(); }

  public Attributes getActionCategoricalAttributes() { throw new AssertionError(); }

  public Map<String, String> getMetaData() { throw new AssertionError(); }
}
