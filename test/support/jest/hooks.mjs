import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from './transform.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BUILT = /^(?:src|migrations|scripts)\//;
const SPEC = /spec\.ts$/;

/** Imports of the application resolve to the files in dist; test files and test/support are TypeScript. */
export function resolve(specifier, context, next) {
  if (/^\.\.?\//.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const path = fileURLToPath(new URL(specifier, context.parentURL));
    const source = [path.replace(/\.js$/, '.ts'), `${path}.ts`].find(
      (file) => file.endsWith('.ts') && existsSync(file),
    );
    if (source) return { url: pathToFileURL(builtOr(source)).href, shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: transformFile(fileURLToPath(url)).code, shortCircuit: true };
}

function builtOr(source) {
  const name = source.slice(ROOT.length);
  return BUILT.test(name) && !SPEC.test(name) ? `${ROOT}dist/${name.replace(/\.ts$/, '.js')}` : source;
}
