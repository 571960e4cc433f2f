import type { Pagination } from '../core/http/api/pagination.js';
import type { LocalText } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';
import type { PageKey } from './content-page.entity.js';
import type { Heading } from './markdown/markdown-context.js';

/** A post in a list for visitors. */
export interface BlogCard {
  id: number;
  url: string;
  title: LocalText;
  summary: LocalText | null;
  cover: PictureProps | null;
  publishedAt: string | null;
}

/** What visitors read of a post or a page. */
export interface ArticleDetail {
  title: LocalText;
  summary: LocalText | null;
  /** Safe HTML. */
  body: LocalText | null;
  /** Only of long ones. */
  contents: Heading[];
  /** Its form, for those who may change it. */
  editUrl: string | null;
  /** Nobody but the platform sees it yet. */
  hidden: boolean;
}

export interface BlogDetail extends ArticleDetail {
  cover: PictureProps | null;
  author: string | null;
  publishedAt: string | null;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'articles/blogs': {
      blogs: BlogCard[];
      pagination: Pagination;
      feedUrl: string;
    };
    'articles/blog': {
      blog: BlogDetail;
      blogsUrl: string;
      /** Other posts, newest first. */
      others: BlogCard[];
    };
    'articles/page': {
      page: ArticleDetail;
      updatedAt: string;
    };
  }
  interface SharedProps {
    /** The platform's own reading matter, for the foot of each page. */
    reading: { blogsUrl: string; pages: { key: PageKey; title: LocalText; url: string }[] };
  }
}
