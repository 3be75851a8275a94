package cloud.eppo.android;

public class EppoInitializationException extends Exception {
  EppoInitializationException() {}
}
