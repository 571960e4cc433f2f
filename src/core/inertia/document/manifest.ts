import { attributesOf } from './html.js';

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
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/**
 * Every file that the given sources need at once, each once; styles of imported chunks come first.
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
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.assets?.forEach((file) => preloaded?.test(file) && fonts.add(file));
  };
  sources.forEach(add);
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}

/**
 * Tags that start the entry (the first script) and load all the rest beside it. The page is drawn: styles and pictures
 * come before scripts, and before a font that a slow network would bring too late anyway.
 */
export function assetTags({ scripts, styles, fonts }: ChunkFiles, nonce: string | undefined): string[] {
  const [entry, ...preloads] = scripts.map((file) => `/${file}`);
  const link = (attributes: Record<string, string | undefined>) =>
    `<link${attributesOf({ ...attributes, nonce })}>`;
  return [
    ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
    ...fonts.map((file) =>
      link({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
        href: `/${file}`,
        fetchpriority: 'low',
      }),
    ),
    ...preloads.map((href) => link({ rel: 'modulepreload', href, fetchpriority: 'low' })),
    `<script${attributesOf({ type: 'module', src: entry, fetchpriority: 'low', nonce })}></script>`,
  ];
}
