package cloud.eppo.api;

import cloud.eppo.cache.AssignmentCacheEntry;

public interface IAssignmentCache {
  void put(AssignmentCacheEntry entry);

  boolean hasEntry(AssignmentCacheEntry entry);

  boolean putIfAbsent(AssignmentCacheEntry entry);
}
