import com.sun.source.util.JavacTask;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Reads file names from standard input and parses each file as a program, as members of a class and
 * as statements of a method. Prints index, line and message of the first error of every file.
 */
public final class ParseJava {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final Pattern IMPORT = Pattern.compile("(?m)^import [^;]+;");

  public static void main(String[] arguments) throws Exception {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    int index = 0;
    for (String name = input.readLine(); name != null; name = input.readLine()) {
      if (name.isBlank()) continue;
      String error = firstError(Files.readString(Path.of(name)));
      if (error != null) System.out.println(index + "\t" + error);
      index += 1;
    }
  }

  private static String firstError(String code) throws Exception {
    String body = IMPORT.matcher(code).replaceAll("");
    List<String> programs =
        List.of(
            code,
            "class Sample { " + body + "\n}",
            "class Sample { void run() throws Exception { " + body + "\n} }");
    Diagnostic<?> furthest = null;
    for (String program : programs) {
      List<Diagnostic<?>> errors = errors(program);
      if (errors.isEmpty()) return null;
      Diagnostic<?> error = errors.get(0);
      if (furthest == null || error.getLineNumber() > furthest.getLineNumber()) furthest = error;
    }
    String message = furthest.getMessage(null).replaceAll("\\s+", " ");
    return furthest.getLineNumber() + "\t" + message;
  }

  private static List<Diagnostic<?>> errors(String program) throws Exception {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaFileObject file = new Source(program);
    List<String> options = List.of("-proc:none");
    JavacTask task =
        (JavacTask) COMPILER.getTask(null, null, diagnostics, options, null, List.of(file));
    task.parse();
    return diagnostics.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .collect(Collectors.toList());
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String code;

    Source(String code) {
      super(URI.create("string:///Sample.java"), Kind.SOURCE);
      this.code = code;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return code;
    }
  }
}
