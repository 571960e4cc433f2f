import type { Env } from 'markdown-it';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureProps } from '../../media/media.props.js';

/** A heading of a text, for its table of contents. */
export interface Heading {
  id: string;
  text: string;
  /** 2–4; 1 is the title of the page. */
  level: number;
}

/** A link to a page of ours. */
export interface OwnLink {
  path: string;
  /** Without its markup. */
  text: string;
}

/** A part of a text. */
export interface MarkdownPart {
  /** Safe HTML. */
  html: string;
  /** If it is a paragraph of links to our pages, these; else empty. */
  links: OwnLink[];
}

export interface MarkdownContext {
  locale: Locale;
  /** Images by media id; null: not ready. */
  pictures: ReadonlyMap<number, PictureProps | null>;
  /** Prefix of our own URLs; other links are external. */
  publicUrl: string;
  /** Links to our own pages lead to this language. */
  linkLocale: Locale;
  /** Accessible name of a table that scrolls. */
  tableLabel: string;
}

/** State of the renderer's rules for one text. */
export interface MarkdownEnv extends MarkdownContext, Env {
  headings: Heading[];
}
