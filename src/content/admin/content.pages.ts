import type { ColumnListProps, ListTab } from '../../core/http/api/page-list.js';
import type { SortLink } from '../../core/http/api/pagination.js';
import type { LocalText, Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureItem, PictureProps } from '../../media/media.props.js';
import type { ArticlePreview } from '../articles.pages.js';
import type { ArticleStatus } from '../article.js';
import type { ArticleState } from '../article.query.js';
import type { PageKey } from '../content-page.entity.js';

/** A post or a page in its list. */
export interface ArticleRow {
  id: number;
  /** URL of the list with its form. */
  url: string;
  title: LocalText;
  state: ArticleState;
  /** Languages with a title and a body. */
  languages: Locale[];
  updatedAt: string;
  /** URL of the public page; super admins see it also before it is published. */
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
  /** Key of a page that the site itself links to, and that cannot be deleted. */
  key: PageKey | null;
  /** Number of placeholders left. */
  toFill: number;
}

/** Initial values of the form for a post or a page. */
export interface ArticleForm {
  /** POST for a new one, PUT for an existing one. */
  url: string;
  id: number | null;
  /** Sent back as `_version`. */
  version: string | null;
  title: Translations;
  /** An empty one is made of the title. */
  slug: Translations;
  summary: Translations;
  /** Markdown. */
  body: Translations;
  status: ArticleStatus;
  /** URL of the public page, also before it is published; null for a new one. */
  viewUrl: string | null;
}

export interface BlogForm extends ArticleForm {
  author: string | null;
  /** `YYYY-MM-DDTHH:mm` in the market's time zone, or empty. */
  publishedAt: string;
  coverMediaId: number | null;
  /** The image of `coverMediaId`. */
  cover: PictureItem | null;
}

export interface PageForm extends ArticleForm {
  key: PageKey | null;
}

/** Props of the text editor. */
interface EditorProps {
  /** POST `{ body }` answers this page with `preview`. */
  previewUrl: string;
  /** The rendered texts of a POST to `previewUrl`. */
  preview: ArticlePreview | null;
  /** Multipart POST `picture`; the flash data have the id. */
  picturesUrl: string;
}

/** Columns of a list, without the title; `publishedAt` is for posts. */
export type ArticleColumn = 'state' | 'languages' | 'publishedAt' | 'updatedAt';

interface ArticleListProps extends ColumnListProps<ArticleColumn> {
  sorts: SortLink[];
  filters: { query: string; status: ArticleState | 'all' };
  statusCounts: ListTab<ArticleState | 'all'>[];
  newUrl: string;
  closeUrl: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'content/blogs': ArticleListProps &
      EditorProps & {
        articles: BlogRow[];
        /** `?edit=<id>` or `?new=1` */
        form: BlogForm | null;
      };
    'content/pages': ArticleListProps &
      EditorProps & {
        articles: PageRow[];
        /** `?edit=<id>` or `?new=1` */
        form: PageForm | null;
      };
  }
  interface FlashData {
    /** An image that was just uploaded: `![…](media:<id>)`. */
    picture?: { id: number };
  }
}
