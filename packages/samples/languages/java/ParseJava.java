import com.sun.source.util.JavacTask;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
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
 * as statements of a method. Whole programs are also searched for names that nothing declares: the
 * packages that samples import are not there, so only variables and the classes of Java itself are
 * looked at. Prints the version, then index, line and message of the first error of every file.
 */
public final class ParseJava {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final Pattern IMPORT = Pattern.compile("(?m)^import [^;]+;");
  private static final Pattern SYMBOL =
      Pattern.compile("symbol:\\s+(variable|class) (\\w+)(?:\\s+location: (?:class|method) .*)?");

  /** Packages whose classes a sample may have forgotten to import. */
  private static final List<String> PACKAGES =
      List.of(
          "java.io", "java.math", "java.net", "java.net.http", "java.nio.charset", "java.nio.file",
          "java.time", "java.util", "java.util.concurrent", "java.util.concurrent.atomic",
          "java.util.function", "java.util.regex", "java.util.stream");

  public static void main(String[] arguments) throws Exception {
    System.out.println(Runtime.version().feature());
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
      List<Diagnostic<?>> errors = errors(program, false);
      if (errors.isEmpty()) return program.equals(code) ? unknownName(code) : null;
      Diagnostic<?> error = errors.get(0);
      if (furthest == null || error.getLineNumber() > furthest.getLineNumber()) furthest = error;
    }
    String message = furthest.getMessage(null).replaceAll("\\s+", " ");
    return furthest.getLineNumber() + "\t" + message;
  }

  private static String unknownName(String code) throws Exception {
    if (!IMPORT.matcher(code).find()) return null;
    Set<String> imported =
        IMPORT.matcher(code).results()
            .map(match -> match.group().replaceAll(".*\\.|;", ""))
            .collect(Collectors.toSet());
    if (imported.contains("*")) return null;
    for (Diagnostic<?> error : errors(code, true)) {
      Matcher symbol = SYMBOL.matcher(error.getMessage(null).replaceAll("\\s+", " "));
      if (!symbol.find() || imported.contains(symbol.group(2))) continue;
      String name = symbol.group(2);
      // A capital may be the class of a package that is not there, or of another file.
      boolean isVariable = symbol.group(1).equals("variable");
      if (Character.isUpperCase(name.charAt(0)) ? inJava(name) : isVariable && !inherits(code)) {
        return error.getLineNumber() + "\tcannot find " + symbol.group(1) + " " + name;
      }
    }
    return null;
  }

  private static boolean inJava(String name) {
    return PACKAGES.stream().anyMatch(each -> isClass(each + "." + name));
  }

  /** Whether fields may come from a class that is not there. */
  private static boolean inherits(String code) {
    return Pattern.compile("\\bextends\\b").matcher(code).find();
  }

  private static boolean isClass(String name) {
    try {
      Class.forName(name, false, ClassLoader.getPlatformClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError unknown) {
      return false;
    }
  }

  private static List<Diagnostic<?>> errors(String program, boolean names) throws Exception {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaFileObject file = new Source(program);
    List<String> options = List.of("-proc:none", "-XDshould-stop.ifError=ATTR");
    JavacTask task =
        (JavacTask) COMPILER.getTask(null, null, diagnostics, options, null, List.of(file));
    task.parse();
    if (names) task.analyze();
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
