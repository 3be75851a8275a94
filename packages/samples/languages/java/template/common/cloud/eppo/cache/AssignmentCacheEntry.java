package cloud.eppo.cache;

import cloud.eppo.logging.Assignment;
import cloud.eppo.logging.BanditAssignment;
import org.jetbrains.annotations.NotNull;

public class AssignmentCacheEntry {
  public AssignmentCacheEntry(
      @NotNull AssignmentCacheKey key, @NotNull AssignmentCacheValue value) {}

  public static AssignmentCacheEntry fromVariationAssignment(Assignment assignment) {
    throw new AssertionError();
  }

  public static AssignmentCacheEntry fromBanditAssignment(BanditAssignment assignment) {
    throw new AssertionError();
  }

  @NotNull public AssignmentCacheKey getKey() { throw new AssertionError(); }

  @NotNull public String getKeyString() { throw new AssertionError(); }

  @NotNull public String getValueKeyString() { throw new AssertionError(); }

  @NotNull public AssignmentCacheValue getValue() { throw new AssertionError(); }
}
