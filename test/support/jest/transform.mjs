import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

/** A TypeScript file as a module for Node, by the settings of .swcrc, and its source map. */
export function transformFile(filename) {
  return transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: true });
}
