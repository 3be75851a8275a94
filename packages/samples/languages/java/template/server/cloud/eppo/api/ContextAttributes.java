package cloud.eppo.api;

public class ContextAttributes implements DiscriminableAttributes {
  public ContextAttributes() {}

  public ContextAttributes(Attributes numericAttributes, Attributes categoricalAttributes) {}

  @Override
  public Attributes getNumericAttributes() { throw new AssertionError(); }

  public void setNumericAttributes(Attributes numericAttributes) { throw new AssertionError(); }

  @Override
  public Attributes getCategoricalAttributes() { throw new AssertionError(); }

  public void setCategoricalAttributes(Attributes categoricalAttributes) {
    throw new AssertionError();
  }

  @Override
  public Attributes getAllAttributes() { throw new AssertionError(); }
}
