import type { MarkdownIt, Token } from 'markdown-it';
import { escapeHtml } from '../../core/inertia/document/html.js';
import { toSrcSet } from '../../media/media.presenter.js';
import type { MarkdownEnv } from './markdown-context.js';

const SIZES = '(min-width: 48rem) 44rem, 100vw';
const OURS = /^media:(\d{1,9})$/;

/** The media id of an image source; null: not one of our images. */
export function mediaIdOf(source: string): number | null {
  const id = OURS.exec(source)?.[1];
  return id === undefined ? null : Number(id);
}

/** A paragraph that is only an image becomes a figure. */
export function figures(markdown: MarkdownIt): void {
  markdown.core.ruler.push('figures', ({ tokens }) => {
    tokens.forEach((token, at) => {
      const isPicture = token.children?.length === 1 && token.children[0]!.type === 'image';
      const open = tokens[at - 1];
      if (!isPicture || open?.type !== 'paragraph_open' || open.hidden) return;
      open.tag = tokens[at + 1]!.tag = 'figure';
    });
  });
}

/** Our images with sizes, and the title as caption; of others only the alternative text. */
export function renderPicture(token: Token, { pictures }: MarkdownEnv): string {
  const id = mediaIdOf(String(token.attrGet('src')));
  const picture = id === null ? null : pictures.get(id);
  const alt = escapeHtml(token.content);
  if (!picture) return id === null ? alt : `<span class="picture-pending">${alt}</span>`;
  const source = picture.widths.length
    ? `<source type="image/avif" srcset="${toSrcSet(picture)}" sizes="${SIZES}">`
    : '';
  const { src, width, height } = picture;
  const text = alt || escapeHtml(picture.alt);
  const image = `<img src="${src}" alt="${text}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  const title = token.attrGet('title');
  const caption = title ? `<figcaption>${escapeHtml(String(title))}</figcaption>` : '';
  return `<picture>${source}${image}</picture>${caption}`;
}
