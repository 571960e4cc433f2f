import type { CategoryLink } from '../categories/category.props.js';
import type { Pagination } from '../core/http/api/pagination.js';
import type { LocalText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { PictureProps } from '../media/media.props.js';
import type { ProductCard } from '../products/product.props.js';
import type { PageKey } from './content-page.entity.js';
import type { Heading } from './markdown/markdown-context.js';

/** A post in a list. */
export interface BlogCard {
  id: number;
  url: string;
  title: LocalText;
  summary: LocalText | null;
  cover: PictureProps | null;
  publishedAt: string | null;
}

/** A part of a text. Products and categories are as they are when the page is served. */
export type ArticlePart =
  /** Safe HTML. */
  | { type: 'text'; html: string }
  | { type: 'products'; cards: ProductCard[] }
  /** A product that no store sells any more; without a URL it never was to be seen. */
  | { type: 'gone'; name: LocalText; url: string | null }
  /** A category with its first products. */
  | { type: 'category'; category: CategoryLink; isService: boolean; cards: ProductCard[] };

/** A preview of both texts. */
export type ArticlePreview = Record<Locale, ArticlePart[]>;

/** A post or a page for visitors. */
export interface ArticleDetail {
  title: LocalText;
  summary: LocalText | null;
  body: { parts: ArticlePart[]; /** Set if it is in another language than the page. */ lang?: string } | null;
  /** Table of contents; empty for short texts. */
  contents: Heading[];
  /** URL of its form; null without the right. */
  editUrl: string | null;
  /** Not published yet: only super admins see it. */
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
    /** Links to the blog and to pages, for the footer. */
    reading: { blogsUrl: string; pages: { key: PageKey; title: LocalText; url: string }[] };
  }
}
