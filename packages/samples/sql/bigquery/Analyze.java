import com.google.gson.Gson;
import com.google.zetasql.Analyzer;
import com.google.zetasql.AnalyzerOptions;
import com.google.zetasql.ParseResumeLocation;
import com.google.zetasql.SimpleCatalog;
import com.google.zetasql.SimpleColumn;
import com.google.zetasql.SimpleTable;
import com.google.zetasql.SqlException;
import com.google.zetasql.TypeFactory;
import com.google.zetasql.ZetaSQLBuiltinFunctionOptions;
import com.google.zetasql.ZetaSQLType.TypeKind;
import com.google.zetasql.resolvedast.ResolvedNodes.ResolvedCreateTableAsSelectStmt;
import com.google.zetasql.resolvedast.ResolvedNodes.ResolvedCreateViewBase;
import com.google.zetasql.resolvedast.ResolvedNodes.ResolvedOutputColumn;
import com.google.zetasql.toolkit.options.BigQueryLanguageOptions;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Reads `{"tables": {name: {column: type}}, "scripts": [[text, ...], ...]}` and analyzes the texts of each script one
 * after the other, as BigQuery does before it runs them. Writes a line of JSON for each script: `null`, or what is
 * wrong with its last text.
 */
class Analyze {
  record Input(Map<String, Map<String, String>> tables, List<List<String>> scripts) {}

  static SimpleCatalog catalogOf(Map<String, Map<String, String>> tables) {
    SimpleCatalog catalog = new SimpleCatalog("demo");
    catalog.addZetaSQLFunctions(new ZetaSQLBuiltinFunctionOptions(BigQueryLanguageOptions.get()));
    // Names that BigQuery has beside those of the language.
    for (String name : List.of("INT", "INTEGER", "SMALLINT", "BIGINT")) {
      catalog.addType(name, TypeFactory.createSimpleType(TypeKind.TYPE_INT64));
    }
    tables.forEach(
        (name, columns) -> {
          SimpleTable table = new SimpleTable(name);
          columns.forEach(
              (column, type) -> {
                var kind = TypeKind.valueOf("TYPE_" + type);
                table.addSimpleColumn(new SimpleColumn(name, column, TypeFactory.createSimpleType(kind)));
              });
          catalog.addSimpleTable(table);
        });
    return catalog;
  }

  static void add(SimpleCatalog catalog, List<String> path, List<ResolvedOutputColumn> columns) {
    String name = String.join(".", path);
    if (catalog.getTable(name, null) != null) catalog.removeSimpleTable(name);
    SimpleTable table = new SimpleTable(name);
    for (ResolvedOutputColumn each : columns) {
      table.addSimpleColumn(new SimpleColumn(name, each.getName(), each.getColumn().getType()));
    }
    catalog.addSimpleTable(table);
  }

  static void analyze(String text, SimpleCatalog catalog, AnalyzerOptions options) {
    ParseResumeLocation place = new ParseResumeLocation(text.strip());
    int length = place.getInput().getBytes(StandardCharsets.UTF_8).length;
    while (place.getBytePosition() < length) {
      var statement = Analyzer.analyzeNextStatement(place, options, catalog);
      if (statement instanceof ResolvedCreateViewBase view) {
        add(catalog, view.getNamePath(), view.getOutputColumnList());
      } else if (statement instanceof ResolvedCreateTableAsSelectStmt table) {
        add(catalog, table.getNamePath(), table.getOutputColumnList());
      }
    }
  }

  static String problem(List<String> texts, SimpleCatalog catalog, AnalyzerOptions options) {
    String problem = null;
    for (String text : texts) {
      problem = null;
      try {
        analyze(text, catalog, options);
      } catch (SqlException error) {
        problem = error.getMessage();
      }
    }
    return problem;
  }

  public static void main(String[] arguments) throws Exception {
    Gson gson = new Gson();
    Input input = gson.fromJson(new InputStreamReader(System.in, StandardCharsets.UTF_8), Input.class);
    AnalyzerOptions options = new AnalyzerOptions();
    options.setLanguageOptions(BigQueryLanguageOptions.get());
    for (List<String> texts : input.scripts()) {
      System.out.println(gson.toJson(problem(texts, catalogOf(input.tables()), options)));
    }
  }
}
