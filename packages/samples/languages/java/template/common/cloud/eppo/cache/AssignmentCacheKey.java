package cloud.eppo.cache;

public class AssignmentCacheKey {
  public AssignmentCacheKey(String subjectKey, String flagKey) {}

  public String getSubjectKey() { throw new AssertionError(); }

  public String getFlagKey() { throw new AssertionError(); }
}
