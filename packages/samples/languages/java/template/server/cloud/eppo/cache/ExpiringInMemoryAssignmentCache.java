package cloud.eppo.cache;

import cloud.eppo.api.AbstractAssignmentCache;
import java.util.Map;
import java.util.concurrent.TimeUnit;

public class ExpiringInMemoryAssignmentCache extends AbstractAssignmentCache {
  public ExpiringInMemoryAssignmentCache(int cacheTimeout, TimeUnit timeUnit) {
    super((CacheDelegate) null);
  }

  public ExpiringInMemoryAssignmentCache(
      Map<String, String> delegate, int cacheTimeout, TimeUnit timeUnit) {
    super((CacheDelegate) null);
  }
}
