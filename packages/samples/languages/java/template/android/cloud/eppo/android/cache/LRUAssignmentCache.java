package cloud.eppo.android.cache;

import cloud.eppo.api.AbstractAssignmentCache;

public class LRUAssignmentCache extends AbstractAssignmentCache {
  public LRUAssignmentCache(int maxCacheSize) {
    super((CacheDelegate) null);
  }
}
