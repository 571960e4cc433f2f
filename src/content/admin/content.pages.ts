import type { Pagination, SortLink } from '../../core/http/api/pagination.js';
import type { LocalText, Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureItem, PictureProps } from '../../media/media.props.js';
import type { ArticleStatus } from '../article.js';
import type { ArticleState } from '../article.query.js';
import type { PageKey } from '../content-page.entity.js';

/** A post or a page in its list. */
export interface ArticleRow {
  id: number;
  /** The list with its form open. */
  url: string;
  title: LocalText;
  state: ArticleState;
  /** In which there is something to read. */
  languages: Locale[];
  updatedAt: string;
  /** As visitors see it; people of the platform also before it is published. */
  viewUrl: string;
  /** PATCH `{ status, _version }`, DELETE. */
  actionUrl: string;
  version: string;
}

export interface BlogRow extends ArticleRow {
  cover: PictureProps | null;
  author: string | null;
  publishedAt: string | null;
}

export interface PageRow extends ArticleRow {
  /** Of a page that the product itself links to, and that stays. */
  key: PageKey | null;
  /** How much is still to be filled in. */
  toFill: number;
}

/** What the form of a post or a page holds at its beginning. */
export interface ArticleForm {
  /** POST for a new one, PUT for a known one. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`. */
  version: string | null;
  title: Translations;
  /** An empty one follows the title. */
  slug: Translations;
  summary: Translations;
  /** Markdown. */
  body: Translations;
  status: ArticleStatus;
  /** The public page, also before it is published; null for a new one. */
  viewUrl: string | null;
}

export interface BlogForm extends ArticleForm {
  author: string | null;
  /** `YYYY-MM-DDTHH:mm` as clocks in the market show it, or empty. */
  publishedAt: string;
  coverMediaId: number | null;
  /** The one of `coverMediaId`. */
  cover: PictureItem | null;
}

export interface PageForm extends ArticleForm {
  key: PageKey | null;
}

/** Texts as safe HTML, by language. */
export type Preview = Translations;

/** What the editor of texts needs besides the form. */
interface EditorProps {
  /** POST `{ body }` answers this page with `preview`. */
  previewUrl: string;
  /** The texts that were sent to `previewUrl`. */
  preview: Preview | null;
  /** Multipart POST `picture`; its id comes back as flash data. */
  picturesUrl: string;
}

interface ListProps {
  count: number;
  pagination: Pagination;
  sorts: SortLink[];
  /** The list's address, which filters are sent to. */
  formUrl: string;
  filters: { query: string; status: ArticleState | 'all' };
  statusCounts: { id: ArticleState | 'all'; count: number; url: string; current: boolean }[];
  resetUrl: string | null;
  newUrl: string;
  closeUrl: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'content/blogs': ListProps &
      EditorProps & {
        articles: BlogRow[];
        /** `?edit=<id>` or `?new=1` */
        form: BlogForm | null;
      };
    'content/pages': ListProps &
      EditorProps & {
        articles: PageRow[];
        /** `?edit=<id>` or `?new=1` */
        form: PageForm | null;
      };
  }
  interface FlashData {
    /** A picture for a text, just handed in: `![…](media:<id>)`. */
    picture?: { id: number };
  }
}
