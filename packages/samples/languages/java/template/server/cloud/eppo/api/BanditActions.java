package cloud.eppo.api;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class BanditActions extends HashMap<String, DiscriminableAttributes> implements Actions {
  public BanditActions() {}

  public BanditActions(Map<String, ? extends DiscriminableAttributes> actions) {}

  public BanditActions(Set<String> actionKeys) {}
}
