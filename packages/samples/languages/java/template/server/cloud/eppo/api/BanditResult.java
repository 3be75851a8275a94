package cloud.eppo.api;

public class BanditResult {
  BanditResult() {}

  public String getVariation() { throw new AssertionError(); }

  public String getAction() { throw new AssertionError(); }
}
