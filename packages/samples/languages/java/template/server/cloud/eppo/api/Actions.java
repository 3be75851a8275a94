package cloud.eppo.api;

import java.util.Map;

public interface Actions extends Map<String, DiscriminableAttributes> {}
