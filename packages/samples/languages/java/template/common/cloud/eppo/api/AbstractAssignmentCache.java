package cloud.eppo.api;

import cloud.eppo.cache.AssignmentCacheEntry;
import java.util.Map;

public abstract class AbstractAssignmentCache implements IAssignmentCache {
  protected AbstractAssignmentCache(Map<String, String> delegate) {}

  @Override
  public void put(AssignmentCacheEntry entry) { throw new AssertionError(); }

  @Override
  public boolean hasEntry(AssignmentCacheEntry entry) { throw new AssertionError(); }

  @Override
  public boolean putIfAbsent(AssignmentCacheEntry entry) { throw new AssertionError(); }
}
