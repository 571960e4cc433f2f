import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../../../scripts/steps/processes/command.mjs';
import { Failure } from '../../../scripts/steps/failure.mjs';
import { findJava } from '../../../scripts/steps/tests/java.mjs';
import { ROOT } from '../../../scripts/steps/root.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/opensearch');
const [POM, STARTER] = ['pom.xml', 'OpenSearchNode.java'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
/** OpenSearch's requirements of Java. */
const NEEDED = ['--add-modules=jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED'];
const SETTINGS = ['discovery.type=single-node', 'http.type=netty4', 'transport.type=netty4'];
const ANY_PORT = ['network.host=127.0.0.1', 'http.port=0', 'transport.port=0'];

/**
 * Lets Maven download OpenSearch and compiles its starter, once for each version of these files.
 * @returns the JDK's java, and its arguments before the settings of a node
 * @throws Failure without a JDK or Maven
 */
export async function installOpenSearch() {
  const { jdk, maven, missing } = findJava();
  if (missing) throw new Failure(`OpenSearch needs ${missing}.`);
  const state = [jdk, ...[POM, STARTER].map((file) => readFileSync(file))].join('\n');
  const folder = join(CACHE, createHash('sha256').update(state).digest('hex').slice(0, 16));
  if (!isWhole(folder)) await compile(folder, { jdk, maven });

  const java = join(jdk, 'bin/java');
  const start = [...NEEDED, '-cp', classPath(folder), 'OpenSearchNode'];
  const archive = join(folder, 'loaded-classes');
  if (!existsSync(archive)) await loadOnce(archive, java, start);
  return { java, args: [`-XX:SharedArchiveFile=${archive}`, ...start] };
}

const libraries = (folder) => readFileSync(join(folder, 'libraries'), 'utf8');
const classPath = (folder) => `${join(folder, 'starter.jar')}:${libraries(folder)}`;

/** Maven's folder may be emptied. */
function isWhole(folder) {
  return (
    existsSync(folder) &&
    classPath(folder)
      .split(':')
      .every((jar) => existsSync(jar))
  );
}

/** Atomically: others may do the same concurrently, and this process may be killed. */
async function compile(folder, { jdk, maven }) {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const output = `-Dmdep.outputFile=${join(unfinished, 'libraries')}`;
  const env = { ...process.env, JAVA_HOME: jdk };
  try {
    await command(maven, ['-q', '-B', '-f', POM, 'dependency:build-classpath', output], { env });
    const classes = join(unfinished, 'classes');
    await command(join(jdk, 'bin/javac'), ['-cp', libraries(unfinished), '-d', classes, STARTER]);
    await command(join(jdk, 'bin/jar'), ['cf', join(unfinished, 'starter.jar'), '-C', classes, '.']);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Archives the classes of a first start (CDS), which halves the processor time of later starts. */
async function loadOnce(archive, java, start) {
  const home = mkdtempSync(`${archive}-`);
  const unfinished = join(home, 'classes');
  try {
    const settings = [`path.home=${home}`, ...SETTINGS, ...ANY_PORT];
    await command(java, [`-XX:ArchiveClassesAtExit=${unfinished}`, ...start, ...settings]);
    renameSync(unfinished, archive);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
