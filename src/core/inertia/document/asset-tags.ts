import type { Nonces, TagOptions } from './client-build.js';
import { type Attributes, attributesOf } from './html.js';
import type { ChunkFiles } from './manifest.js';
import { startScript } from './start-script.js';

/** HTML of the head for an answer with these nonces. */
export type AssetTags = (nonces?: Nonces, options?: TagOptions) => string[];

/** Fonts that are files, not those that every device has. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Tags for a page that is drawn already: what its first picture on the screen needs stands in the document itself, and
 * nothing competes with it. Fonts that a slow network would bring too late come behind, or after everything; scripts when
 * all that is done.
 * @param entry files of the browser's entry, which starts the page
 * @param all files of the page, the entry's among them
 * @param css what stands in the style files, in their order
 */
export function assetTags(entry: ChunkFiles, all: ChunkFiles, css: string): AssetTags {
  const { scripts, styles, fonts } = all;
  const later = scripts.filter((file) => !entry.scripts.includes(file));
  const start = startScript(entry.scripts.map(addressOf), later.map(addressOf), fonts.map(addressOf));
  const text = css.replaceAll('</', '<\\/');
  const rules = text.replace(FONT_FACE, '');
  const faces = text.match(FONT_FACE)?.join('') ?? '';
  // they tell the module loader that the styles are there; of this type none is fetched, as one that is disabled would be
  const known = styles.map((file) => link({ rel: 'stylesheet', href: addressOf(file), type: 'text/plain' }));
  const preloads = fonts.map((file) => link({ ...FONT, href: addressOf(file) }));
  return (nonces, { fontsLater = false } = {}) => [
    style(rules, { nonce: nonces?.style }),
    style(faces, { nonce: nonces?.style, 'data-fonts': '', media: fontsLater ? 'not all' : undefined }),
    ...known,
    ...(fontsLater ? [] : preloads),
    `<script${attributesOf({ nonce: nonces?.script })}>${start}</script>`,
  ];
}

const addressOf = (file: string) => `/${file}`;

const link = (attributes: Attributes) => `<link${attributesOf(attributes)}>`;

const style = (css: string, attributes: Attributes) => `<style${attributesOf(attributes)}>${css}</style>`;

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' };
