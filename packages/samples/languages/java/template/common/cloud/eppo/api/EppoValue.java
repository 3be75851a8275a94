package cloud.eppo.api;

import java.util.List;

public class EppoValue {
  EppoValue() {}

  public static EppoValue nullValue() { throw new AssertionError(); }

  public static EppoValue valueOf(boolean value) { throw new AssertionError(); }

  public static EppoValue valueOf(double value) { throw new AssertionError(); }

  public static EppoValue valueOf(String value) { throw new AssertionError(); }

  public static EppoValue valueOf(List<String> value) { throw new AssertionError(); }

  public boolean booleanValue() { throw new AssertionError(); }

  public double doubleValue() { throw new AssertionError(); }

  public String stringValue() { throw new AssertionError(); }

  public List<String> stringArrayValue() { throw new AssertionError(); }

  public boolean isNull() { throw new AssertionError(); }

  public boolean isBoolean() { throw new AssertionError(); }

  public boolean isNumeric() { throw new AssertionError(); }

  public boolean isString() { throw new AssertionError(); }

  public boolean isStringArray() { throw new AssertionError(); }
}
