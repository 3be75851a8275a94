package cloud.eppo.android.exceptions;

public class MissingApiKeyException extends RuntimeException {
  MissingApiKeyException() {}
}
