package cloud.eppo.api;

import cloud.eppo.cache.AssignmentCacheEntry;
import java.util.Map;
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

  @Override
  public void put(AssignmentCacheEntry entry) { throw new AssertionError(); }

  @Override
  public boolean hasEntry(AssignmentCacheEntry entry) { throw new AssertionError(); }

  @Override
  public boolean putIfAbsent(AssignmentCacheEntry entry) { throw new AssertionError(); }
}
