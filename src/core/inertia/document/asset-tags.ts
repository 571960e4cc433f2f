import { createHash } from 'node:crypto';
import type { HeadTags, TagOptions } from './client-build.js';
import { type Attributes, attributesOf } from './html.js';
import type { ChunkFiles } from './manifest.js';
import { startScript } from './start-script.js';

export type AssetTags = (options?: TagOptions) => HeadTags;

/** Web fonts, not local ones. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Tags for a rendered page: the styles of the first paint are inlined, and nothing competes with them. Fonts
 * that would arrive too late on a slow network load afterwards, as do scripts.
 * @param entry files of the browser's entry, which starts the page
 * @param all files of the page, including the entry's
 * @param css contents of the style sheets, in their order
 */
export function assetTags(entry: ChunkFiles, all: ChunkFiles, css: string): AssetTags {
  const { scripts, styles, fonts } = all;
  const later = scripts.filter((file) => !entry.scripts.includes(file));
  const start = startScript(entry.scripts.map(addressOf), later.map(addressOf), fonts.map(addressOf));
  const text = css.replaceAll('</', '<\\/');
  const rules = text.replace(FONT_FACE, '');
  const faces = text.match(FONT_FACE)?.join('') ?? '';
  // they tell the module loader that the styles are loaded; browsers do not fetch a style sheet of this type,
  // as
  // they would a disabled one
  const known = styles.map((file) => link({ rel: 'stylesheet', href: addressOf(file), type: 'text/plain' }));
  const preloads = fonts.map((file) => link({ ...FONT, href: addressOf(file) }));
  const hashes = { scripts: [hashOf(start)], styles: [rules, faces].map(hashOf) };
  return ({ fontsLater = false, scripts: hasScripts = true } = {}) => ({
    tags: [
      style(rules, {}),
      style(faces, { 'data-fonts': '', media: fontsLater ? 'not all' : undefined }),
      ...known,
      ...(fontsLater ? [] : preloads),
      ...(hasScripts ? [`<script>${start}</script>`] : []),
    ],
    hashes: hasScripts ? hashes : { ...hashes, scripts: [] },
  });
}

/** Browsers compare it with the content between the tags. */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const addressOf = (file: string) => `/${file}`;

const link = (attributes: Attributes) => `<link${attributesOf(attributes)}>`;

const style = (css: string, attributes: Attributes) => `<style${attributesOf(attributes)}>${css}</style>`;

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' };
