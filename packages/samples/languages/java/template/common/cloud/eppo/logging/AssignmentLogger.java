package cloud.eppo.logging;

public interface AssignmentLogger {
  void logAssignment(Assignment assignment);
}
