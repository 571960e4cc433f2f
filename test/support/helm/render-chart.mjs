import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { command } from '../../../scripts/steps/processes/command.mjs';
import { findJava } from '../../../scripts/steps/tests/java.mjs';
import { ROOT } from '../../../scripts/steps/root.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/helm');
const [POM, PROGRAM] = ['pom.xml', 'RenderChart.java'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/**
 * Renders a copy of deploy/helm with each set of files of values, later ones over earlier ones. Helm as a library leaves hooks out:
 * in the copy they are plain documents, with another annotation.
 * @param change what a test changes in the copy
 */
export async function renderChart(sets, change = () => {}) {
  const { jdk } = findJava();
  const libraries = readFileSync(await installedLibraries(), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'chart-'));
  try {
    cpSync(join(ROOT, 'deploy/helm'), folder, { recursive: true });
    const migrate = join(folder, 'templates/migrate.yaml');
    writeFileSync(migrate, readFileSync(migrate, 'utf8').replaceAll('helm.sh/hook', 'rendered/hook'));
    change(folder);
    const args = [
      '--enable-native-access=ALL-UNNAMED',
      '-cp',
      libraries,
      PROGRAM,
      folder,
      ...sets.map((files) => files.join()),
    ];
    const { stdout } = await promisify(execFile)(join(jdk, 'bin/java'), args);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lets Maven download the libraries, once for each version of the list. */
async function installedLibraries() {
  const { jdk, maven } = findJava();
  const state = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 16);
  const file = join(CACHE, state);
  const isWhole = () =>
    existsSync(file) &&
    readFileSync(file, 'utf8')
      .split(':')
      .every((jar) => existsSync(jar));
  if (isWhole()) return file;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = mkdtempSync(`${file}-`);
  try {
    const output = join(unfinished, 'libraries');
    const env = { ...process.env, JAVA_HOME: jdk };
    await command(
      maven,
      ['-q', '-B', '-f', POM, 'dependency:build-classpath', `-Dmdep.outputFile=${output}`],
      { env },
    );
    renameSync(output, file);
  } finally {
    rmSync(unfinished, { recursive: true });
  }
  return file;
}
