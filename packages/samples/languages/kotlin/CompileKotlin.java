import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.List;
import org.jetbrains.kotlin.cli.common.arguments.K2JVMCompilerArguments;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.jetbrains.kotlin.config.KotlinCompilerVersion;
import org.jetbrains.kotlin.config.Services;

/**
 * Compiles projects: each line of the input has a classpath and files, between tabs. Prints the
 * version of Kotlin, then number of the project, file, line, column and message of every error.
 */
public final class CompileKotlin {
  public static void main(String[] arguments) throws Exception {
    // The compiler would otherwise start anew for each project.
    System.setProperty("kotlin.environment.keepalive", "true");
    System.out.println(KotlinCompilerVersion.VERSION);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    int number = 0;
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.isBlank()) continue;
      String[] parts = line.split("\t");
      compile(number, parts[0], Arrays.asList(parts).subList(1, parts.length));
      number += 1;
    }
  }

  private static void compile(int number, String classpath, List<String> files) {
    K2JVMCompilerArguments arguments = new K2JVMCompilerArguments();
    arguments.setFreeArgs(files);
    arguments.setClasspath(classpath);
    arguments.setDestination(new File(files.get(0)).getParentFile() + "/classes");
    arguments.setNoStdlib(true);
    arguments.setNoReflect(true);
    arguments.setModuleName("samples");
    new K2JVMCompiler().exec(new Printer(number), Services.EMPTY, arguments);
  }

  private static final class Printer implements MessageCollector {
    private final int number;
    private boolean hasErrors;

    Printer(int number) {
      this.number = number;
    }

    @Override
    public void clear() {}

    @Override
    public boolean hasErrors() {
      return hasErrors;
    }

    @Override
    public void report(
        CompilerMessageSeverity severity, String message, CompilerMessageSourceLocation location) {
      if (!severity.isError()) return;
      hasErrors = true;
      System.out.println(
          String.join(
              "\t",
              String.valueOf(number),
              location == null ? "" : location.getPath(),
              String.valueOf(location == null ? 1 : location.getLine()),
              String.valueOf(location == null ? 1 : location.getColumn()),
              message.replaceAll("\\s+", " ")));
    }
  }
}
