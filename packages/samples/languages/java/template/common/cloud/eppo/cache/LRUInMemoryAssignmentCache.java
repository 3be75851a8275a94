package cloud.eppo.cache;

import cloud.eppo.api.AbstractAssignmentCache;

public class LRUInMemoryAssignmentCache extends AbstractAssignmentCache {
  public LRUInMemoryAssignmentCache(int maxSize) {
    super((CacheDelegate) null);
  }
}
