package cloud.eppo.android.exceptions;

public class MissingSubjectKeyException extends RuntimeException {
  MissingSubjectKeyException() {}
}
