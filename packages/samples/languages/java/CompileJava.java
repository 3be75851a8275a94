import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles projects: each line of the input has a classpath and files, between tabs. Prints the
 * version of Java, then number of the project, file, line, column and message of every error.
 */
public final class CompileJava {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** One for each classpath: it keeps what it has read of the jars. */
  private static final Map<String, StandardJavaFileManager> MANAGERS = new HashMap<>();

  public static void main(String[] arguments) throws Exception {
    System.out.println(Runtime.version().feature());
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    int number = 0;
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.isBlank()) continue;
      String[] parts = line.split("\t");
      compile(number, parts[0], Arrays.asList(parts).subList(1, parts.length));
      number += 1;
    }
  }

  private static void compile(int number, String classpath, List<String> files) throws Exception {
    StandardJavaFileManager manager = MANAGERS.get(classpath);
    if (manager == null) {
      manager = COMPILER.getStandardFileManager(null, null, null);
      List<File> jars = new ArrayList<>();
      for (String path : classpath.split(File.pathSeparator)) jars.add(new File(path));
      manager.setLocation(StandardLocation.CLASS_PATH, jars);
      MANAGERS.put(classpath, manager);
    }
    File first = new File(files.get(0));
    manager.setLocation(StandardLocation.CLASS_OUTPUT, List.of(first.getParentFile()));
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    // All errors of a file at once, also those that need flow analysis.
    List<String> options =
        List.of("-proc:none", "-implicit:none", "-Xmaxerrs", "0", "-XDshould-stop.ifError=FLOW");
    COMPILER
        .getTask(null, manager, errors, options, null, manager.getJavaFileObjectsFromStrings(files))
        .call();
    for (Diagnostic<? extends JavaFileObject> error : errors.getDiagnostics()) {
      if (error.getKind() != Diagnostic.Kind.ERROR) continue;
      JavaFileObject file = error.getSource();
      System.out.println(
          String.join(
              "\t",
              String.valueOf(number),
              file == null ? "" : file.toUri().getPath(),
              String.valueOf(error.getLineNumber()),
              String.valueOf(error.getColumnNumber()),
              error.getMessage(null).replaceAll("\\s+", " ")));
    }
  }
}
