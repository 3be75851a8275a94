package cloud.eppo.android.exceptions;

public class MissingApplicationException extends RuntimeException {
  MissingApplicationException() {}
}
