package cloud.eppo.android.dto;

public class BanditResult {
  BanditResult() {}

  public String getVariation() { throw new AssertionError(); }

  public String getAction() { throw new AssertionError(); }
}
