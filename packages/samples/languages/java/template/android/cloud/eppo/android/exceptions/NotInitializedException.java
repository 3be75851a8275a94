package cloud.eppo.android.exceptions;

public class NotInitializedException extends RuntimeException {
  NotInitializedException() {}
}
