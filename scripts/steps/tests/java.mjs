import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const JDKS = '/usr/lib/jvm';
const OLDEST = 21;

/**
 * A JDK and Maven, with which OpenSearch runs in tests and benchmarks.
 * @returns the folder of the JDK, Maven's program, and the names of missing ones
 */
export function findJava() {
  const jdk = jdks().find((folder) => versionOf(folder) >= OLDEST) ?? null;
  const maven = inPath('mvn');
  const missing = [
    !jdk && `a JDK of version ${OLDEST} or newer (in JAVA_HOME or ${JDKS})`,
    !maven && 'Maven',
  ];
  return { jdk, maven, missing: missing.filter(Boolean).join(' and ') };
}

function jdks() {
  const installed = existsSync(JDKS) ? readdirSync(JDKS).map((name) => join(JDKS, name)) : [];
  return [process.env.JAVA_HOME, ...installed].filter(
    (folder) => folder && existsSync(join(folder, 'bin/javac')),
  );
}

/** The file is part of each JDK. */
function versionOf(jdk) {
  const file = join(jdk, 'release');
  return existsSync(file) ? Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) : 0;
}

function inPath(program) {
  const files = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  return files.find((file) => existsSync(file)) ?? null;
}
