package cloud.eppo.ufc.dto;

public class FlagConfig {}
