package cloud.eppo.cache;

public class AssignmentCacheEntry {
  AssignmentCacheEntry() {}
}
