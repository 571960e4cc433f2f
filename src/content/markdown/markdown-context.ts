import type { Env } from 'markdown-it';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureProps } from '../../media/media.props.js';

/** A heading of a text, for its table of contents. */
export interface Heading {
  id: string;
  text: string;
  /** 2–4; 1 is the page's own. */
  level: number;
}

export interface MarkdownContext {
  locale: Locale;
  /** Pictures by media id; null while one is not ready. */
  pictures: ReadonlyMap<number, PictureProps | null>;
  /** Our own, to tell links that lead away. */
  publicUrl: string;
  /** What a screen reader calls a table that has to be scrolled. */
  tableLabel: string;
}

/** What the rules of the renderer share while they work on one text. */
export interface MarkdownEnv extends MarkdownContext, Env {
  headings: Heading[];
}
