package cloud.eppo.api;

public class BanditResult {
  public BanditResult(String variation, String action) {}

  public String getVariation() { throw new AssertionError(); }

  public String getAction() { throw new AssertionError(); }
}
