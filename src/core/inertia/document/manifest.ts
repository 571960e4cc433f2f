/** Vite's manifest: source path → built files. */
export type Manifest = Record<string, ManifestChunk>;

export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  /** Fonts and images of its styles. */
  assets?: string[];
}

export interface ChunkFiles {
  /** Each after its imports; a source's own file is the last of its files. */
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/**
 * Every file that the sources need immediately, once, after its dependencies.
 * @param preloaded assets for the first paint: fonts
 */
export function filesOf(manifest: Manifest, sources: readonly string[], preloaded?: RegExp): ChunkFiles {
  const fonts = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(add);
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.assets?.forEach((file) => preloaded?.test(file) && fonts.add(file));
  };
  sources.forEach(add);
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}
