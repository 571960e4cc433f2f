import type { Nonces } from './client-build.js';
import { attributesOf } from './html.js';
import type { ChunkFiles } from './manifest.js';
import { startScript } from './start-script.js';

/** HTML of the head for an answer with these nonces. */
export type AssetTags = (nonces?: Nonces) => string[];

/**
 * Tags for a page that is drawn already: what its first picture on the screen needs stands in the document itself, and
 * nothing competes with it. Fonts that a slow network would bring too late come behind, scripts when all that is done.
 * @param entry files of the browser's entry, which starts the page
 * @param all files of the page, the entry's among them
 * @param css what stands in the style files, in their order
 */
export function assetTags(entry: ChunkFiles, all: ChunkFiles, css: string): AssetTags {
  const { scripts, styles, fonts } = all;
  const later = scripts.filter((file) => !entry.scripts.includes(file));
  const start = startScript(entry.scripts.map(addressOf), later.map(addressOf));
  const style = css.replaceAll('</', '<\\/');
  const links = [
    // never fetched: they tell the module loader that the styles are there
    ...styles.map((file) => ({ rel: 'stylesheet', href: addressOf(file), disabled: true as const })),
    ...fonts.map((file) => ({ ...FONT, href: addressOf(file) })),
  ].map((attributes) => `<link${attributesOf(attributes)}>`);
  return (nonces) => [
    `<style${attributesOf({ nonce: nonces?.style })}>${style}</style>`,
    ...links,
    `<script${attributesOf({ nonce: nonces?.script })}>${start}</script>`,
  ];
}

const addressOf = (file: string) => `/${file}`;

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' };
