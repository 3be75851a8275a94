package cloud.eppo.logging;

public interface BanditLogger {
  void logBanditAssignment(BanditAssignment banditAssignment);
}
