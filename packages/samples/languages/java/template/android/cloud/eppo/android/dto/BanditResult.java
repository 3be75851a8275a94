package cloud.eppo.android.dto;

import org.jetbrains.annotations.Nullable;

public class BanditResult {
  public BanditResult(String variation, @Nullable String action) {}

  public String getVariation() { throw new AssertionError(); }

  @Nullable public String getAction() { throw new AssertionError(); }
}
