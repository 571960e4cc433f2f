/** Vite's manifest: source path → what was built from it. */
export type Manifest = Record<string, ManifestChunk>;

export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  /** Fonts and pictures that its styles name. */
  assets?: string[];
}

export interface ChunkFiles {
  /** Each after what it imports; a source's own file is the last of its files. */
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/**
 * Every file that the given sources need at once, each once and after what it needs itself.
 * @param preloaded which assets the first screen needs; those are fonts
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
