package cloud.eppo.cache;

import cloud.eppo.api.AbstractAssignmentCache;

public class NonExpiringInMemoryAssignmentCache extends AbstractAssignmentCache {
  public NonExpiringInMemoryAssignmentCache() {
    super((CacheDelegate) null);
  }
}
