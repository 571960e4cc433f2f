import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.marcnuri.helm.Helm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Renders the chart in the folder of the first argument, once for each of the others: files of values, separated by commas.
 * Prints [{"documents": […], "problems": […]}, …]: a problem is what Helm says when it refuses the values, a field that
 * Kubernetes does not have, or a value of another type.
 */
public class RenderChart {
  private static final String MODEL = "io.fabric8.kubernetes.api.model.";
  private static final Map<String, String> PACKAGES = Map.of(
      "v1", "", "apps/v1", "apps.", "batch/v1", "batch.v1.", "policy/v1", "policy.v1.",
      "networking.k8s.io/v1", "networking.v1.", "autoscaling/v2", "autoscaling.v2.");

  /** The models keep unknown fields aside; here they are problems. */
  private static final JsonMapper STRICT = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
      .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
      .annotationIntrospector(new JacksonAnnotationIntrospector() {
        @Override
        public Boolean hasAnySetter(Annotated annotated) {
          return false;
        }
      })
      .build();

  public static void main(String[] args) throws Exception {
    List<Object> results = new ArrayList<>();
    for (int i = 1; i < args.length; i++) results.add(render(Path.of(args[0]), args[i].split(",")));
    System.out.println(new JsonMapper().writeValueAsString(results));
  }

  private static Map<String, Object> render(Path chart, String[] files) throws Exception {
    List<JsonNode> documents = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    var template = new Helm(chart).template().withName("katalog");
    for (String file : files) template.withValuesFile(Path.of(file));
    String text;
    try {
      text = template.call();
    } catch (IllegalStateException refusal) {
      return Map.of("documents", documents, "problems", List.of(refusal.getMessage()));
    }
    var yaml = new YAMLMapper();
    try (var parser = yaml.createParser(text)) {
      for (var read = yaml.readValues(parser, JsonNode.class); read.hasNext();) {
        JsonNode document = read.next();
        if (!document.isObject()) continue;
        documents.add(document);
        try {
          STRICT.treeToValue(document, modelOf(document));
        } catch (Exception error) {
          problems.add(document.path("kind").asText() + ": " + error.getMessage().lines().findFirst().orElse(""));
        }
      }
    }
    return Map.of("documents", documents, "problems", problems);
  }

  private static Class<?> modelOf(JsonNode document) throws ClassNotFoundException {
    String version = document.path("apiVersion").asText();
    if (!PACKAGES.containsKey(version)) throw new ClassNotFoundException(version);
    return Class.forName(MODEL + PACKAGES.get(version) + document.path("kind").asText());
  }
}
