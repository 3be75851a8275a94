package cloud.eppo.api;

import java.util.HashMap;
import java.util.Map;

public class Attributes extends HashMap<String, EppoValue>
    implements DiscriminableAttributes {
  public Attributes() {}

  public Attributes(Map<String, EppoValue> startingAttributes) { throw new AssertionError(); }

  public EppoValue put(String key, String value) { throw new AssertionError(); }

  public EppoValue put(String key, int value) { throw new AssertionError(); }

  public EppoValue put(String key, long value) { throw new AssertionError(); }

  public EppoValue put(String key, float value) { throw new AssertionError(); }

  public EppoValue put(String key, double value) { throw new AssertionError(); }

  public EppoValue put(String key, boolean value) { throw new AssertionError(); }

  @Override
  public Attributes getNumericAttributes() { throw new AssertionError(); }

  @Override
  public Attributes getCategoricalAttributes() { throw new AssertionError(); }

  @Override
  public Attributes getAllAttributes() { throw new AssertionError(); }

  public String serializeNonNullAttributesToJSONString() { throw new AssertionError(); }
}
