import { readFileSync } from 'node:fs';
import type { Manifest } from '../../../src/core/inertia/document/manifest.js';

/** The built file of a source, from the root. */
export function chunkOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  return manifest[source]!.file;
}
