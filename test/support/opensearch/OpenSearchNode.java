import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opensearch.Version;
import org.opensearch.analysis.common.CommonAnalysisModulePlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessModulePlugin;
import org.opensearch.plugins.PluginInfo;
import org.opensearch.transport.Netty4ModulePlugin;

/** A node with the settings of its arguments (name=value), which ends with its standard input. */
public class OpenSearchNode extends Node {
  private OpenSearchNode(Environment environment) {
    super(environment, plugins(), false);
  }

  public static void main(String[] args) throws Exception {
    Map<String, String> settings = Arrays.stream(args).map(arg -> arg.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    try (Node node = new OpenSearchNode(
        InternalSettingsPreparer.prepareEnvironment(Settings.EMPTY, settings, null, () -> null))) {
      node.start();
      while (System.in.read() >= 0) ;
    }
    System.exit(0);
  }

  private static List<PluginInfo> plugins() {
    return Stream.of(Netty4ModulePlugin.class, CommonAnalysisModulePlugin.class, PainlessModulePlugin.class)
        .map(plugin -> new PluginInfo(plugin.getSimpleName(), "", "", Version.CURRENT, "", plugin.getName(),
            "", List.of(), false))
        .toList();
  }
}
