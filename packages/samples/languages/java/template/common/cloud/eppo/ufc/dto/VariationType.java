package cloud.eppo.ufc.dto;

public enum VariationType {}
